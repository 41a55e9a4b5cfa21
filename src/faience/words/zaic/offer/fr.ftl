zaic-name = Zaic
zaic-about = Empilez clair et foncé sur un plateau commun ; la plus grande zone gagne.
