### Description des Sept Couleurs : variantes, joueurs, réglages.

## Le jeu

title = Sept Couleurs
summary = Sept Couleurs : choisir des couleurs et agrandir sa zone jusqu'à la moitié du plateau
invitation = Choisissez une couleur et prenez tous ses groupes de cases qui touchent votre zone. La plus grande zone gagne.
actions =
    Choisir une couleur par sa lettre : votre zone prend tous les groupes de cases de cette couleur qui la touchent.
    Le joueur 1 (cases marquées 1) part en bas à gauche, le joueur 2 en haut à droite.

## Les manières d'y jouer

variant-usual = une partie courte : 10 sur 10
variant-phone = la version connue des téléphones : 8 sur 7
variant-large = une longue partie : 30 sur 30
variant-hex = sur des hexagones

## Joueurs

random-available = une couleur au hasard parmi celles qui rapportent des cases ; parmi toutes si aucune n'en rapporte
random-by-gain = une couleur au hasard parmi celles qui rapportent des cases ; plus elle en rapporte, plus elle est probable
greedy = la couleur qui rapporte tout de suite le plus de cases
weighted = le plus grand gain, les cases proches du centre comptant davantage ; au hasard en cas d'égalité
weighted-tuned = `weighted` avec centre=76.3, réglé en 30x30 : plus fort que `weighted` à partir de 10x10 (docs/log/tuned-presets.md)
hegemonic = le plus grand périmètre : les cases hors de la zone qui la touchent après le coup ; au hasard en cas d'égalité
hybrid = la plus grande somme pondérée du gain et du périmètre ; au hasard en cas d'égalité
hybrid-tuned = `hybrid` avec border=0.853 et counts=neutral, réglé en 10x10 : plus fort que `hybrid` jusqu'à 20x20 (docs/log/tuned-presets.md)
phased = le plus grand périmètre tant que le joueur ne possède pas une certaine part du plateau, puis le plus grand gain ; au hasard en cas d'égalité
by-lot = joue comme `hegemonic` ou comme `greedy`, au hasard à chaque tour
by-turns = joue comme `hegemonic` à ses premiers tours, puis comme `greedy`
foresight = le plus de cases après `n` coups du joueur, si l'adversaire ne joue pas ; à égalité, selon le gain, puis au hasard
foresight-hegemonic = le plus grand périmètre après `n` coups du joueur, si l'adversaire ne joue pas ; à égalité, selon le gain, puis au hasard
blocking = laisse à l'adversaire le moins de cases neutres à portée ; à égalité, selon le gain, puis au hasard
mix = la plus grande somme pondérée de tout ce que comptent les joueurs précédents ; au hasard en cas d'égalité
alpha-beta = recherche de la variante principale d'après le territoire, avec une table de transposition
mtdf = MTD(f) d'après le territoire, avec une table de transposition
tree-search = recherche arborescente Monte-Carlo, le territoire remplaçant les parties au hasard ; prouve ce qu'elle peut
novice = niveau 1 : au hasard une fois sur deux, sinon comme `greedy`
casual = niveau 2 : comme `hybrid`, avec un coup au hasard une fois sur huit
club = niveau 3 : compare les territoires deux coups à l'avance
expert = niveau 4 : compare les territoires aussi loin que le budget le permet ; prouve qui gagne dès qu'il le peut

## Réglages

ties = à égalité entre plusieurs couleurs : une au hasard, ou la première de l'alphabet
centre-weight = poids supplémentaire d'une case du centre, au-delà de 1
gain-weight = poids d'une case gagnée
border-weight = poids d'une case qui touche la zone
counts = cases que compte le périmètre : toutes celles qui ne sont pas à lui, ou seulement les neutres
stuck = ce qu'il fait quand aucune couleur ne rapporte : une couleur au hasard, ou l'abandon
share-of-turns = part de ses tours où il joue comme `hegemonic`
first-turns = nombre de ses tours où il joue comme `hegemonic`
centre-of-mix = poids d'une case gagnée au centre ; il décroît jusqu'à 0 dans les coins
blocking-weight = poids d'une case neutre que l'adversaire ne peut plus atteindre
foresight-weight = poids d'une case gagnée en `n` coups du joueur, si l'adversaire ne joue pas
outlook-weight = poids d'une case qui touche la zone après `n` coups du joueur
share-until = part des cases à partir de laquelle il passe du périmètre au gain
own-calls = nombre de ses propres coups qu'il calcule à l'avance, celui-ci compris
plies = plus grand nombre de demi-coups calculés à l'avance
expert-nodes = nœuds par coup si le budget n'en limite pas le nombre, preuves comprises ; 0 : sans limite
