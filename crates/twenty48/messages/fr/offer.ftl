### Le jeu de 2048 : ses règles, ses joueurs, ses réglages.

## Le jeu

title = 2048
summary = faire glisser et fusionner des tuiles contre le hasard, ou contre un adversaire qui les place
invitation = Glisser, fusionner, doubler. Jusqu'où irez-vous ?
actions =
    left, right, up et down font glisser toutes les tuiles vers la gauche, la droite, le haut et le bas
    (en 4d, ana, kata, in et out les font glisser entre les quatre grilles).
    L'adversaire place une tuile, par exemple 2@r1c3 : un 2 en ligne 1, colonne 3.

## Variantes

variant-usual = l'original, 4 sur 4
variant-wide = plus de place : 5 sur 5
variant-small = moins de place : 3 sur 3
variant-four = en quatre dimensions
variant-adversary = contre un adversaire qui place les tuiles

## Joueurs

cycle = essaie haut, bas, gauche et droite à tour de rôle et prend la prochaine direction légale
corner = prend la première direction, dans un ordre fixe, qui change la grille
empties = prend le glissement qui laisse le plus de cases vides
greedy = prend le glissement qui rapporte le plus de points
network = prend le glissement auquel un réseau entraîné donne la plus grande valeur, sans recherche
fast = utilise un réseau entraîné, une recherche et des tables, pour 10 secondes de processeur par partie ; une simple recherche sur les grilles sans réseau
efficient = utilise un réseau entraîné, une recherche et des tables, pour 120 secondes de processeur par partie ; une simple recherche sur les grilles sans réseau
snake = expectimax avec la pondération en serpentin : les grandes tuiles en une chaîne sinueuse
course-fast = expectimax avec l'évaluation du cours, pour 10 secondes de processeur par partie
course-fast-tuned = `course-fast` avec des poids réglés (docs/log/tuned-presets.md)
course-efficient = expectimax avec l'évaluation du cours, pour 120 secondes de processeur par partie
hardest = place la tuile après laquelle le meilleur glissement de l'adversaire paraît le plus mauvais
minimax = alpha-bêta avec l'évaluation du cours
defender = calcule contre les tuiles les plus nuisibles
adversary = recherche les tuiles les plus nuisibles

## Réglages des joueurs du cours

order = les directions, par ordre de préférence
slides-ahead = glissements calculés à l'avance sur une grille peu remplie ; davantage sur une grille pleine
plies-ahead = demi-coups calculés à l'avance, le sien compris
empty-weight = poids d'une case vide
change-weight = pénalité pour chaque changement entre croissance et décroissance dans une ligne
corner-weight = poids d'une plus grande tuile dans un coin
edge-weight = poids d'une plus grande tuile au bord
rectangles-only = ne joue que sur des grilles à lignes et colonnes. En quatre dimensions, utilisez `fast`

## Réglages de `defender` et de `adversary`

depth = demi-coups calculés à l'avance quand ni les nœuds ni le temps ne sont limités
width = tuiles à placer examinées à trois demi-coups ou plus des feuilles
noise = la plus grande valeur que la graine ajoute à une évaluation
room-weight = poids de la place libre : 64 à chaque doublement de 1 + cases vides
merge-weight = poids d'une fusion possible
order-weight = pénalité pour une ligne ni croissante ni décroissante, en exposants au carré
rough-weight = pénalité pour une différence de 1 entre exposants voisins

## Réglages des joueurs avec un réseau

file-allowed = un fichier de `damier train` ou `shipped`
file = réseau utilisé
effort = quantité de recherche sans budget : 0 pour aucune, 1 pour un glissement de plus, 30 pour environ deux
top = joue un rang plus bas les tuiles au-delà de 2 à cette puissance (8 à 14) ; en dessous de 8 : la puissance qui convient au réseau
tables-allowed = un dossier de `damier lab tables`, ou `found` (les tables de cette machine), ou `none`
tables = les tables exactes de formations
ending-allowed = un fichier de `damier train --ending`, ou `shipped`, ou `none`, ou `instead` (le réseau fourni s'il n'y a pas de tables)
ending = réseau pour les dernières étapes avant 32768

## Réglages d'un entraînement

tuples-allowed = un nom ou des groupes de cases, ou `usual`
tuples = groupes de cases que le réseau consulte
walls-allowed = un nombre de murs, ou `none`
walls = nombre de grandes tuiles (16384, 8192, …) par lesquelles commence la finale à entraîner ; `none` entraîne des parties entières
optimism = points supposés pour une grille dont rien n'a été appris
