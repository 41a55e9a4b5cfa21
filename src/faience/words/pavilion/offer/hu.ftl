### Mi a Nyári pavilon, és milyen változatai vannak.

pavilion-name = Nyári pavilon
pavilion-about = Gyűjts rombuszokat, fizess velük a mezőkért, és rakj ki csillagokat a kert körül.
pavilion-option-players = Játékosok
pavilion-option-players-help = A játékosok száma: 2, 3 vagy 4, ehhez 5, 7 vagy 9 manufaktúra tartozik.
pavilion-option-board = Tábla
pavilion-option-board-help = A színes táblán minden külső csillag egyetlen színt fogad be, a középső minden színből egyet; a szürke táblán csillagonként te döntöd el, hogy csupa egyforma vagy csupa különböző csempe kerül rá.
pavilion-option-board-coloured = Színes
pavilion-option-board-grey = Szürke
pavilion-phrase-board-coloured = színes tábla
pavilion-phrase-board-grey = szürke tábla
