### Ce qui est refusé dans les textes de Quarto.

## Endroits

action = coup
state = position
piece-in-hand = pièce en main
packed-position = position compacte
board = plateau
row = ligne { $name }
square = case { $name }
book = bibliothèque
book-position = bibliothèque, position { $number }
position = position { $number }

## Ce qui est attendu

one-rule-set = un seul jeu de règles
misere-once = `misere` une seule fois
give-any = give 0 à give f
any-square = une case de A1 à D4
nothing-after-the-end = rien : la partie est terminée
state-form = quatre lignes de quatre cases (une pièce 0-f ou `.`) séparées par `/`, puis la pièce en main ou `-`, comme `9f6./..../0.../8... -`
a-piece-or = une pièce 0-f ou { $none }
squares-before-the-hand = quatre cases avant la pièce en main ({ $hand } a été pris pour elle)
four-squares = quatre cases, chacune une pièce 0-f ou `.`
none-after-a-line = - (une ligne est complète, la partie est donc terminée)
for-this-board = { $words } pour ce plateau
packed-form = packed PLATEAU CASES POSÉES PHASE : 64, 16, 16 et 8 bits en chiffres hexadécimaux
lines-with-a-common-square = des lignes complètes qui ont toutes une case commune, celle de la dernière pose
unused-piece = une pièce qui n'est sur aucune autre case
checksum-of-the-lines = la somme de contrôle des positions qui suivent (la bibliothèque est endommagée)
node-count = un nombre de nœuds
positions-as-follow = { $positions } positions, celles qui suivent
canonical-position = une position canonique
position-and-outcome = une position, puis draw, win N ou loss N
position-outcome-and-nodes = une position, son issue, et `;` avec ses nœuds
position-of-this-book = une position que cette bibliothèque doit avoir
