### New Game en français.

## Le jeu

title = New Game
summary = laisser tomber des jetons dans des colonnes et en aligner quatre, en ligne, en colonne ou en diagonale
invitation = Lâchez vos jetons et soyez le premier à en aligner quatre.
actions = Donnez le numéro d'une colonne, de 1 à 7 à partir de la gauche. Votre jeton tombe dans la case libre la plus basse.
drop-a-stone = lâchez un jeton
stones = jetons

## Joueurs

careful = aligne quatre jetons s'il le peut ; sinon bloque un alignement de l'adversaire ; sinon joue au hasard
alpha-beta = recherche de la variante principale avec une table ; compte les lignes encore possibles
tree-search = recherche arborescente Monte-Carlo ; compte les lignes encore possibles, et prouve un gain, une nulle ou une perte si possible
novice = niveau 1 : joue au hasard une fois sur deux, et sinon comme `careful`
club = niveau 2 : calcule 1 000 nœuds
expert = niveau 3 : calcule 100 000 nœuds
plies = nombre maximal de demi-coups calculés à l'avance

## L'effet d'un coup

connects-four = aligne quatre jetons
fills-the-board = remplit le plateau
lets-the-other = laisse l'adversaire aligner quatre jetons
keeps-the-other = empêche l'adversaire d'aligner quatre jetons
threatens = menace d'aligner quatre jetons
threatens-twice = menace d'aligner quatre jetons dans deux colonnes

## Erreurs

action = coup
state = position
cell = ligne { $row }, colonne { $column }
no-parameters = ne prend pas de paramètres. Retirez `{ $found }`
a-column = une colonne de 1 à { $columns }
state-form = six lignes de sept cases (1, 2 ou `.`) depuis le haut, séparées par `/`
a-letter = 1, 2 ou `.`
an-empty-cell = `.`, car la case du dessous est vide
impossible-position = cette position n'apparaît dans aucune partie : le joueur 1 doit avoir autant de jetons que le joueur 2 ou un de plus, et la partie finit à la première ligne complète
