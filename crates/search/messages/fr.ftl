### Joueurs et réglages communs à tous les jeux.

## Joueurs

random = joue chaque coup légal avec la même probabilité
first = joue le premier coup légal dans l'ordre du jeu
one-ply = joue le coup après lequel le score est le meilleur ; au hasard en cas d'égalité
flat-monte-carlo = joue le même nombre de parties au hasard après chaque coup et choisit la meilleure moyenne
tree-search = recherche arborescente Monte-Carlo (UCT) avec des parties au hasard ; prouve un résultat quand c'est possible
expectimax = expectimax simple sur le score courant
alpha-beta = alpha-bêta simple sur le score courant

## Réglages

walks = descentes dans l'arbre par coup
exploration = poids des coups rarement essayés, en moitiés de l'écart entre les résultats
nodes = nombre maximal de nœuds par coup ; 0 : sans limite
table = la table a deux puissance ce nombre d'entrées ; 0 : aucune table
plies = demi-coups calculés à l'avance (ceux des joueurs, non du hasard)
playouts = parties au hasard par coup
