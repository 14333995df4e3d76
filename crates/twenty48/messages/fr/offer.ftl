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

variant-usual = l'original, en 4 × 4
variant-wide = plus de place : en 5 × 5
variant-small = moins de place : en 3 × 3
variant-four = en quatre dimensions
variant-adversary = contre un adversaire qui place les tuiles

## Joueurs

cycle = essaie haut, bas, gauche et droite à tour de rôle et prend la prochaine direction légale
corner = prend la première direction, dans un ordre fixe, qui change la grille
empties = prend le glissement qui laisse le plus de cases vides
greedy = prend le glissement qui rapporte le plus de points
network = prend le glissement auquel un réseau entraîné donne la plus grande valeur, sans recherche
fast = joue avec un réseau entraîné, une recherche et des tables, pour un budget de 10 secondes de processeur par partie ; sur les grilles sans réseau, avec une simple recherche
efficient = joue avec un réseau entraîné, une recherche et des tables, pour un budget de 120 secondes de processeur par partie ; sur les grilles sans réseau, avec une simple recherche
snake = expectimax avec des poids qui décroissent le long d'un chemin sinueux, pour que les grandes tuiles forment une chaîne
course-fast = expectimax avec l'évaluation du cours, pour un budget de 10 secondes de processeur par partie
course-fast-tuned = `course-fast` avec des poids réglés (docs/log/tuned-presets.md)
course-efficient = expectimax avec l'évaluation du cours, pour un budget de 120 secondes de processeur par partie
hardest = place la tuile après laquelle le meilleur glissement de l'adversaire paraît le plus mauvais
minimax = alpha-bêta avec l'évaluation du cours
defender = recherche le meilleur glissement contre les tuiles les plus nuisibles
adversary = recherche la tuile qui nuit le plus au joueur qui fait glisser

## Réglages des joueurs du cours

order = les directions, par ordre de préférence
slides-ahead = nombre de glissements à calculer à l'avance sur une grille peu remplie ; sur une grille pleine, le joueur calcule plus loin
plies-ahead = nombre de demi-coups à calculer à l'avance, y compris celui du joueur
empty-weight = poids de chaque case vide
change-weight = pénalité pour chaque passage de la croissance à la décroissance, ou l'inverse, dans une ligne ou une colonne
corner-weight = poids d'une plus grande tuile dans un coin
edge-weight = poids d'une plus grande tuile au bord
rectangles-only = ne joue que sur des grilles à lignes et colonnes. En quatre dimensions, utilisez `fast`

## Réglages de `defender` et de `adversary`

depth = nombre de demi-coups à calculer à l'avance quand ni les nœuds ni le temps ne sont limités
width = nombre de tuiles à examiner, les plus nuisibles d'abord, à trois demi-coups ou plus de la fin de la recherche
noise = la plus grande valeur aléatoire ajoutée à une évaluation ; les tirages dépendent de la graine
room-weight = poids de la place libre, qui vaut 64 × log2(1 + nombre de cases vides)
merge-weight = poids de chaque fusion possible
order-weight = pénalité pour le désordre d'une ligne ou colonne qui n'est ni seulement croissante ni seulement décroissante, en exposants au carré
rough-weight = pénalité pour chaque différence de 1 entre les exposants de tuiles voisines

## Réglages des joueurs avec un réseau

file-allowed = un fichier de `damier train` ou `shipped`
file = réseau utilisé
effort = quantité de recherche sans budget : 0 pour aucune recherche, 1 pour un glissement de plus à l'avance, 30 pour environ deux de plus
top = de 8 à 14 : les tuiles au-delà de 2 à cette puissance comptent comme un rang plus bas ; en dessous de 8 : la puissance qui convient au réseau
tables-allowed = un dossier de `damier lab tables`, ou `found` (les tables de cette machine), ou `none`
tables = tables des probabilités exactes pour les grilles dont les grandes tuiles restent en place (formations)
ending-allowed = un fichier de `damier train --ending`, ou `shipped`, ou `none`, ou `instead` (le réseau fourni, s'il n'y a pas de tables)
ending = réseau pour les dernières étapes avant 32768

## Réglages d'un entraînement

tuples-allowed = un nom, ou des groupes de cases, ou `usual` (les groupes par défaut de la grille)
tuples = groupes de cases que le réseau consulte
walls-allowed = un nombre de grandes tuiles, ou `none`
walls = nombre de grandes tuiles (16384, 8192, …) sur la grille au début de la finale à entraîner ; `none` entraîne sur des parties entières
