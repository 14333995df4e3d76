### Les positions de Quarto dans les formes d'autres programmes.

## Comment un texte a été compris

none-in-hand = Le texte ne nomme aucune pièce en main : il faut donc donner une pièce.
counted = Les nombres ont été lus ainsi : de 1 à 16 pour les pièces de 0 à f, 0 pour une case vide.

## Ce qui est attendu

forms = quatre lignes de quatre cases, chacune une pièce de 0 à f, ou un point ou `-` pour une case vide, puis la pièce à poser ou `-` : des lignes séparées par / ou une par ligne, 16 lettres comme `9f6.....0...8... 3`, une liste comme [[9,15,6,-1],…], un tableau, ou des mots compacts
