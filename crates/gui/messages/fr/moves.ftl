### La liste des coups à côté du plateau.

moves = Coups
list = les coups (touches fléchées)
looking-back = Vous regardez une position passée.
to-the-last = Retour au dernier coup
former-way = Revenir à la partie d'origine
former-way-help = revenir à la partie telle qu'elle était avant votre essai
also-tried = Aussi essayé ici :
variation = { $action } ({ $count ->
    [one] 1 coup
   *[other] { $count } coups
 })
branching = { $taken } ; d'autres coups ont été essayés ici
ply = coup { $number } : { $action }
ply-of = coup { $number }, { $who } : { $action }
graded = { $taken }, { $grade }
