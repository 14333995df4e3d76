### Les positions de 2048 dans les formes d'autres programmes.

## Comment un texte a été compris

exponents = Les nombres ont été lus comme des exposants : { $exponent } désigne la tuile { $tile }.
word = Le mot a été lu avec la ligne 1 dans ses 16 bits de poids faible, et la colonne 1 dans les 4 bits de poids faible de chaque ligne.
saved-game = C'est une partie enregistrée par la page 2048 d'origine. Ses cases ont été lues par colonnes, comme cette page les écrit.

## Ce qui est attendu

size = { $rows } lignes de { $columns } cases
forms = { $size }, chacune une tuile, ou 0, un point ou rien pour une case vide : séparées par / ou une par ligne, en liste comme [[2,0,…],…], ou en tableau ; ou la partie enregistrée par la page 2048 d'origine
forms-of-square = { $size }, chacune une tuile, ou 0, un point ou rien pour une case vide : séparées par / ou une par ligne, en liste comme [[2,0,…],…], ou en tableau ; ou un mot de 64 bits comme 0x1000000000000012, ou la partie enregistrée par la page 2048 d'origine

## Phrases entières

neither = { $number } n'est pas une tuile, et { $large } n'est pas un exposant. Écrivez chaque case comme une tuile, par exemple 8, ou chaque case comme un exposant, par exemple 3
word-of-another-size = un mot de 64 bits ne contient qu'un plateau 4x4. Écrivez les lignes, séparées par /
