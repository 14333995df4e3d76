### La liste des problèmes manqués.

missed-puzzles = Problèmes manqués
about-missed = Un problème revient trois jours après que vous l'avez manqué. Pour le retirer de cette liste, résolvez-le du premier coup et sans indice.
variant = { $title } ({ $variant })
of-level = { $game }, { $level }
returned = { $number }. { $game } : revient aujourd'hui
returns = { $number }. { $game } : revient le { $day }
