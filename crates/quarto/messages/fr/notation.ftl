### Erreurs dans les positions, les coups et les bibliothèques de Quarto.

## Emplacements

action = coup
state = position
piece-in-hand = pièce en main
packed-position = position compacte
traits-parameter = paramètre traits
board = plateau
row = ligne { $name }
square = case { $name }
number = nombre { $number }
book = bibliothèque
book-position = bibliothèque, position { $number }
position = position { $number }

## Ce qui est attendu

give-any = un coup de give 0 à give f
any-square = une case de A1 à D4
some-traits = un ou plusieurs des mots `colour`, `height`, `filling` et `shape`, chacun une fois au plus, joints par +
state-form = quatre lignes de quatre cases (une pièce 0-f ou `.`) séparées par `/`, puis la pièce en main ou `-`, par exemple `9f6./..../0.../8... -`
a-piece-or = une pièce 0-f ou `{ $none }`
squares-before-the-hand = quatre cases, puis la pièce en main (`{ $hand }` a été lu comme la pièce en main)
four-squares = quatre cases, chacune une pièce 0-f ou `.`
none-after-a-line = `-`, car une ligne est complète et la partie est terminée
for-this-board = { $words }, qui décrit ce plateau
packed-form = `packed PLATEAU CASES POSÉES PHASE` ou `course PLATEAU CASES POSÉES B`, avec 64, 16, 16 et 8 bits en chiffres hexadécimaux
lines-with-a-common-square = des lignes complètes qui contiennent toutes la case de la dernière pose
node-count = un nombre de nœuds
piece-numbers = 0 pour aucune pièce, ou de 1 à 16 pour les pièces de 0 à f
positions-as-follow = { $positions }, le nombre de positions du fichier
canonical-position = une position sous forme canonique, suivie de son issue
position-and-outcome = une position, puis `draw`, `win N` ou `loss N`
position-outcome-and-nodes = une position, son issue, `;` et le nombre de nœuds

## Phrases entières

one-rule-set = `{ $word }` est un second jeu de règles. N'en donnez qu'un
misere-twice = `misere` est donné deux fois. Donnez-le une seule fois
traits-twice = `traits` est donné deux fois. Gardez une seule des deux valeurs
after-the-end = `{ $action }` n'est pas possible : la partie est terminée
used-piece = la pièce { $piece } est déjà sur le plateau. N'utilisez chaque pièce qu'une fois
damaged-book = les positions ne correspondent pas à la somme de contrôle de la bibliothèque. Le fichier est endommagé : remplacez-le par une copie intacte
position-of-another-book = cette position n'est pas de cette bibliothèque. Vérifiez que le fichier correspond aux mêmes règles et au même nombre de pièces
