### Les positions des Sept Couleurs dans les formes d'autres programmes.

## Comment un texte a été compris

numbers = Les couleurs ont été comptées à partir de { $first } : { $first } est A.
first-to-move = Le texte ne dit pas qui joue : le joueur 1 commence.

## Ce qui est attendu

forms = { $rows } lignes de { $columns } cases, chacune une lettre de A à { $last }, un nom de couleur, un nombre, ou 1 ou 2 pour les cases des joueurs : séparées par / ou une par ligne, en liste comme [["A","B",…],…], ou en tableau ; puis le joueur au trait (1 ou 2) et le dernier coup de chacun, dont seule une position de départ peut se passer

## Phrases entières

ambiguous = les nombres peuvent compter les couleurs à partir de 0 ou de 1. Écrivez des lettres de A à { $last }
numbers-and-letters = parmi des lettres et des noms, seuls les nombres 1 et 2 ont un sens : les cases des joueurs 1 et 2. Écrivez toutes les couleurs de la même façon
grown = la couleur d'un coin se poursuit à côté, le plateau peut donc venir du milieu d'une partie. Écrivez 1 et 2 dans les cases des joueurs 1 et 2
who-moves = le plateau ne dit pas qui joue. Écrivez à sa suite le joueur au trait (1 ou 2) et le dernier coup des joueurs 1 et 2, par exemple ` 1 - -`
