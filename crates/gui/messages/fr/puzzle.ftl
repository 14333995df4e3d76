### Un problème sur le plateau.

title = Problème { $number } sur { $all }
of-the-day = Problème du jour
grade = difficulté { $stars } sur 6
how = Répondez sur le plateau.
try-again = Réessayer
try-again-help = retour au problème
streak = { $days ->
    [one] 1 jour de suite.
   *[other] { $days } jours de suite.
 }
look-there = Regardez l'endroit marqué en doré.
streak-warning = Un indice ou une erreur met fin à la série.
next = Problème suivant
solution = Montrer la solution
more = D'autres problèmes
none = ce programme ne contient pas de problèmes
