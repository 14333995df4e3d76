### Un problème sur le plateau.

title = Problème { $number } sur { $all }
of-the-day = Problème du jour
grade = difficulté { $stars } sur 6
you-are = Vous êtes le { $seat }.
how = Répondez sur le plateau.
checking = { $action } ? Voyons.
wrong = ✗ { $action } : { $worth }.
wrong-alone = ✗ { $action } n'est pas le meilleur choix.
follows = La suite : { $line }
try-again = Réessayer
try-again-help = retour au problème
right = ✓ Juste : { $action } !
told = La solution : { $action }.
at-once = Du premier coup, sans indice.
in-tries = { $tries ->
    [one] Avec un indice.
   *[other] En { $tries } réponses.
 }
streak = { $days ->
    [one] 1 jour de suite.
   *[other] { $days } jours de suite.
 }
hint = Indice : { $reason }.
no-hint = Indice : regardez ce que l'autre camp peut faire ensuite.
look-there = Regardez l'endroit doré.
streak-warning = Un indice ou une erreur met fin à la série.
next = Problème suivant
solution = Montrer la solution
more = D'autres problèmes
none = ce programme n'a pas de problèmes
