### Joueurs et réglages communs à tous les jeux.

## Joueurs

random = tous les coups légaux avec la même probabilité
first = le premier coup légal dans l'ordre du jeu
one-ply = le coup après lequel le score courant est le meilleur ; au hasard en cas d'égalité
flat-monte-carlo = autant de parties au hasard pour chaque coup ; la meilleure moyenne l'emporte
tree-search = recherche arborescente Monte-Carlo (UCT) avec des parties au hasard ; prouve ce qu'elle peut
expectimax = expectimax simple sur le score courant
alpha-beta = alpha-bêta simple sur le score courant

## Réglages

walks = descentes dans l'arbre par coup
exploration = poids des coups rarement essayés, en demi-écarts entre les résultats
nodes = nœuds par coup au plus ; 0 : sans limite
table = la table a deux puissance ce nombre d'entrées ; 0 : aucune
plies = demi-coups des joueurs calculés à l'avance
playouts = parties au hasard par coup
