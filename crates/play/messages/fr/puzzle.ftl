### Les problèmes : la question, les indices et le résultat d'une réponse.

win = À vous ({ $task }) : un seul coup gagne. Lequel ?
win-in = À vous ({ $task }) : un seul coup gagne, { $distance ->
    [one] tout de suite
   *[other] en { $distance } étapes
 }. Lequel ?
hold = À vous ({ $task }) : tous les coups perdent, sauf un. Lequel ?
most = À vous ({ $task }) : si l'on joue jusqu'au bout, un coup rapporte nettement plus que tous les autres. Lequel ?
ahead-at-last = { $points } d'avance si l'on joue jusqu'au bout
behind-at-last = { $points } de retard si l'on joue jusqu'au bout
level-at-last = égalité si l'on joue jusqu'au bout
costs = abaisse le score attendu de { $points }
costs-and-misses = abaisse le score attendu de { $points }, et { $goal } est atteint dans { $chance } % des parties au lieu de { $best } %
you-are = Vous jouez en { $order ->
    [first] premier
   *[second] second
 }.
checking = { $action } ? Voyons.
wrong = ✗ { $action } : { $worth }.
wrong-alone = ✗ { $action } n'est pas le meilleur coup.
follows = La suite : { $line }
right = ✓ Juste : { $action } !
told = La solution : { $action }.
at-once = Au premier essai, sans indice.
in-tries = { $tries ->
    [one] Avec un indice.
   *[other] En { $tries } essais.
 }
hint = Indice : le meilleur coup { $reason }.
no-hint = Indice : regardez ce que votre adversaire peut faire ensuite.
look-there = Regardez ce qui est marqué sur le plateau ou à côté.
because = Le meilleur coup { $reason }.
damaged = { $place }, ligne { $number } : `{ $line }` n'a pas sa place parmi vos résultats aux problèmes. Corrigez cette ligne ou effacez-la. Si vous effacez { $place }, vous perdez aussi votre série et vos problèmes manqués
unreadable = { $place }, avec vos résultats aux problèmes, ne peut pas être lu : { $reason }. Rendez-le lisible ou effacez-le. Vous perdez alors votre série et vos problèmes manqués
unwritable = vos résultats aux problèmes ne peuvent pas être enregistrés dans { $place } : { $reason }
easy = facile
medium = moyen
hard = difficile
of-day = Problème du jour : { $level }
missed-before = Problème manqué { $number } sur { $all }
from-your-game = Erreur { $number } sur { $all } de votre partie
