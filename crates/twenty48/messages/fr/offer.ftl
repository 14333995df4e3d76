### Ce que propose 2048 : ses règles, ses joueurs.

## Le jeu

title = 2048
summary = faire glisser et fusionner des tuiles contre le hasard, ou contre un adversaire qui les place
invitation = Glisser, fusionner, doubler. Jusqu'où irez-vous ?
actions =
    left, right, up, down font glisser toutes les tuiles vers la gauche, la droite, le haut, le bas
    (en 4d aussi ana, kata, in, out : entre les quatre grilles) ;
    le second siège place une tuile, par exemple 2@r1c3 : un 2 en ligne 1, colonne 3.

## Les manières d'y jouer

variant-usual = l'original, 4 sur 4
variant-wide = plus de place : 5 sur 5
variant-small = moins de place : 3 sur 3
variant-four = en quatre dimensions
variant-adversary = contre un adversaire qui place les tuiles

## Joueurs

cycle = haut, bas, gauche, droite à tour de rôle : la prochaine direction légale
corner = la première direction, dans un ordre fixe, qui change la grille
empties = le glissement qui laisse le plus de cases vides
greedy = le glissement qui rapporte le plus de points
network = le glissement que préfère un réseau entraîné, sans recherche
fast = un réseau entraîné avec recherche et tables, pour 10 secondes de processeur par partie ; une recherche où aucun n'est fourni
efficient = un réseau entraîné avec recherche et tables, pour 120 secondes de processeur par partie ; une recherche où aucun n'est fourni
snake = expectimax avec la pondération en serpentin : les grandes tuiles en une chaîne sinueuse
course-fast = expectimax avec l'évaluation du cours, pour 10 secondes de processeur par partie
course-fast-tuned = `course-fast` avec des poids réglés (docs/log/tuned-presets.md)
course-efficient = expectimax avec l'évaluation du cours, pour 120 secondes de processeur par partie
hardest = la tuile après laquelle le meilleur glissement de l'autre siège paraît le plus mauvais
minimax = alpha-bêta avec l'évaluation du cours
defender = recherche contre l'adversaire qui placerait les tuiles les plus nuisibles
adversary = recherche les tuiles les plus nuisibles

## Réglages des joueurs du cours

order = les directions, de la préférée à la moins aimée
slides-ahead = glissements calculés à l'avance sur une grille peu remplie
plies-ahead = demi-coups calculés à l'avance, le sien compris
empty-weight = poids d'une case vide
change-weight = ce que coûte, dans une ligne, un changement entre croissance et décroissance
corner-weight = poids d'une tuile maximale dans un coin
edge-weight = poids d'une tuile maximale au bord
rectangles-only = une grille faite de lignes et de colonnes (en quatre dimensions, `fast` joue bien)

## Réglages de `defender` et de `adversary`

depth = demi-coups calculés à l'avance quand ni les nœuds ni le temps ne sont limités
width = tuiles à placer examinées, à trois demi-coups ou plus des feuilles
noise = ce que la graine ajoute au plus à une évaluation
room-weight = poids de la place libre : 64 à chaque doublement de 1 + cases vides
merge-weight = poids d'une fusion possible
order-weight = ce que coûte une ligne qui n'est ni croissante ni décroissante, en exposants au carré
rough-weight = ce que coûte une différence de 1 entre exposants voisins

## Réglages des joueurs avec un réseau

file-allowed = un fichier de `damier train` ou `shipped`
file = le réseau
effort = recherche sans budget : 0 pour aucune, 1 pour un glissement de plus, 30 pour environ deux
top = les tuiles au-delà de 2 à cette puissance (8 à 14) sont jouées un rang plus bas ; en dessous de 8 : ce qui convient au réseau
tables-allowed = un dossier de `damier lab tables` ou `found` (celles de cette machine) ou `none`
tables = les tables exactes de formations
ending-allowed = un fichier de `damier train --ending` ou `shipped` ou `none` ou `instead` (au lieu de tables, quand il n'y en a pas)
ending = le réseau pour les dernières étapes avant 32768

## Réglages d'un entraînement

tuples-allowed = des noms ou des groupes de cases, ou `usual`
tuples = les cases regardées
walls-allowed = un nombre de murs, ou `none`
walls = la phase du jeu qui est apprise
optimism = les points que l’on attend d’une grille dont rien n’a été appris
