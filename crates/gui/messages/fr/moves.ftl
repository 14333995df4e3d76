### La liste des coups à côté du plateau.

moves = Coups
list = les coups, avec les flèches
looking-back = Vous regardez une position passée.
to-the-last = Au dernier coup
former-way = Revenir à la partie d'avant
former-way-help = la partie continuait autrement avant cet essai
ply = coup { $number } : { $action }
ply-of-seat = coup { $number }, { $seat } : { $action }
graded = { $taken }, { $grade }
