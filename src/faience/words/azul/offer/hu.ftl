### Mi az Azul, és mit lehet benne választani.

azul-name = Azul
azul-about = Vegyél el egyszínű csempéket, töltsd fel a mintasorokat, és rakj ki minél többet érő falat.
azul-edition-azul-mini = Azul Mini: ugyanezek a szabályok, úti készlettel.

azul-option-players = Játékosok
azul-option-players-help = A játékosok száma: 2, 3 vagy 4, ehhez 5, 7 vagy 9 manufaktúra tartozik.
azul-option-wall = Fal
azul-option-wall-help = A színes falon minden csempének előre nyomtatott mezője van; a szürke falon te választasz mezőt, de egy szín soronként és oszloponként csak egyszer szerepelhet.
azul-option-wall-coloured = Színes
azul-option-wall-grey = Szürke
azul-option-joker = Jokercsempék
azul-option-joker-help = Jokercsempék is játékba kerülnek, amelyek bármelyik színhez rakhatók.
azul-option-joker-false = Nem
azul-option-joker-true = Igen

azul-phrase-wall-coloured = színes fal
azul-phrase-wall-grey = szürke fal
azul-phrase-joker-true = jokerekkel
