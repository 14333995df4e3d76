### Joueurs et réglages communs à tous les jeux.

## Joueurs

random = joue chaque coup légal avec la même probabilité
first = joue le premier coup légal dans l'ordre du jeu
one-ply = joue le coup qui donne aussitôt le meilleur score ; entre des coups aussi bons, choisit au hasard
flat-monte-carlo = joue le même nombre de parties au hasard après chaque coup légal, et choisit le coup dont le résultat moyen est le meilleur
tree-search = recherche arborescente Monte-Carlo (UCT) avec des parties au hasard ; prouve une victoire, une nulle ou une défaite si possible
expectimax = expectimax simple sur le score courant
alpha-beta = alpha-bêta simple sur le score courant

## Réglages

walks = nombre de descentes dans l'arbre par coup
exploration = poids des coups rarement essayés, l'unité étant la moitié de l'écart entre le meilleur et le pire résultat
nodes = nombre maximal de nœuds par coup ; 0 : pas de limite
table = taille de la table en puissance de deux : 16 donne 2^16 entrées ; 0 : pas de table
plies = nombre de demi-coups à calculer à l'avance (ceux des joueurs, pas ceux du hasard)
playouts = nombre de parties au hasard par coup
