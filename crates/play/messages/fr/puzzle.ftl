### Ce que demande un problème.

win = À vous ({ $task }) : un seul choix gagne. Lequel ?
win-in = À vous ({ $task }) : un seul choix gagne, en { $distance } étapes. Lequel ?
hold = À vous ({ $task }) : un seul choix ne perd pas. Lequel ?
most = À vous ({ $task }) : un choix rapporte nettement plus que tous les autres, si l'on joue jusqu'au bout. Lequel ?
ahead-at-last = { $points } d'avance, si l'on joue jusqu'au bout
behind-at-last = { $points } de retard, si l'on joue jusqu'au bout
level-at-last = égalité, si l'on joue jusqu'au bout
costs = coûte { $points } de ce qu'on peut espérer
costs-and-misses = coûte { $points } de ce qu'on peut espérer, et { $goal } est atteint dans { $chance } % des parties au lieu de { $best } %
you-are = Vous êtes le { $seat }.
checking = { $action } ? Voyons.
wrong = ✗ { $action } : { $worth }.
wrong-alone = ✗ { $action } n'est pas le meilleur choix.
follows = La suite : { $line }
right = ✓ Juste : { $action } !
told = La solution : { $action }.
at-once = Du premier coup, sans indice.
in-tries = { $tries ->
    [one] Avec un indice.
   *[other] En { $tries } réponses.
 }
hint = Indice : { $reason }.
no-hint = Indice : regardez ce que l'autre camp peut faire ensuite.
look-there = Regardez l'endroit indiqué.
because = Effet : { $reason }.
