### New Game en français.

## Le jeu

title = New Game
summary = laisser tomber des jetons dans des colonnes et en aligner quatre, en ligne, en colonne ou en diagonale
invitation = Lâchez vos pions et soyez le premier à en aligner quatre.
actions = Nommez une colonne par son numéro, de 1 à 7 à partir de la gauche : votre jeton tombe dans sa case libre la plus basse.
drop-a-stone = lâchez un jeton
stones = jetons

## Joueurs

careful = aligne quatre jetons s'il le peut, en empêche l'adversaire s'il le faut, sinon joue au hasard
alpha-beta = recherche de la variante principale avec une table, qui compte les lignes à compléter
tree-search = recherche arborescente Monte-Carlo, qui compte les lignes à compléter ; prouve ce qu'elle peut
novice = niveau 1 : au hasard une fois sur deux, sinon comme careful
club = niveau 2 : calcule 1 000 nœuds
expert = niveau 3 : calcule 100 000 nœuds
plies = demi-coups calculés au plus

## L'effet d'un coup

connects-four = aligne quatre jetons
fills-the-board = remplit le plateau
lets-the-other = laisse l'adversaire aligner quatre jetons
keeps-the-other = empêche l'adversaire d'aligner quatre jetons
threatens = menace d'aligner quatre jetons
threatens-twice = menace d'aligner quatre jetons dans deux colonnes

## Ce qui est refusé

action = coup
state = position
cell = ligne { $row }, colonne { $column }
no-parameters = aucun paramètre
a-column = une colonne de 1 à { $columns }
state-form = six lignes de sept cases (1, 2 ou `.`) depuis le haut, séparées par `/`
a-letter = 1, 2 ou `.`
an-empty-cell = `.` au-dessus d'une case vide
as-many-stones = autant de jetons de 1 que de 2 ou un de plus, et seulement des lignes du dernier jeton
