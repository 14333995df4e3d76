### Ce que demande un problème.

win = À vous ({ $task }) : un seul choix gagne. Lequel ?
win-in = À vous ({ $task }) : un seul choix gagne, en { $distance } étapes. Lequel ?
hold = À vous ({ $task }) : un seul choix ne perd pas. Lequel ?
most = À vous ({ $task }) : un choix vaut nettement plus que tous les autres. Lequel ?
costs = coûte { $points } de ce qu'on peut espérer
costs-and-misses = coûte { $points } de ce qu'on peut espérer, et { $goal } est atteint dans { $chance } % des parties au lieu de { $best } %
