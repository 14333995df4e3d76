### Un problème sur le plateau.

title = Problème { $number } sur { $all }
today = Problèmes du jour
is-done = { $level } ✓
grade = difficulté { $stars } sur 6
how = Répondez sur le plateau.
how-to-give = Touchez la pièce que vous donnez.
try-again = Réessayer
try-again-help = retour au problème
streak = { $days ->
    [one] 1 jour de suite.
   *[other] { $days } jours de suite.
 }
look-there = Regardez l'endroit marqué en doré.
streak-warning = Avec un indice ou une erreur, ce problème ne compte pas pour la série, et il revient dans trois jours.
next = Problème suivant
solution = Montrer la solution
more = D'autres problèmes
none = ce programme ne contient pas de problèmes
not-missed = ce problème n'est plus parmi ceux que vous avez manqués
back-to-review = Revenir à l'analyse
