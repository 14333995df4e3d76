### L'analyse d'une partie.

review = Analyse
close = Fermer l'analyse
progress = { $done } { $done ->
    [one] tour
   *[other] tours
 } sur { $all }
look-on = Reprendre
stop = Arrêter
first = Premier
previous = Précédent
next = Suivant
last = Dernier
next-mistake = Faute suivante
place = { $plies } sur { $all }
what-if = Et si : ce n'est plus la partie jouée.
back = Revenir à la partie
taken = { $ply }. { $seat } : { $action }{ $mark }
by = ({ $who })
exact = exact
best = Le mieux est { $action } ({ $value }).
best-because = Le mieux est { $action } ({ $value }) : { $reason }.
mistake = { $taken } ({ $best } était meilleur)
mistake-at-cost = { $taken } ({ $best } était meilleur ; coût : { $cost })

## La courbe

graph = valeur de la partie, coup après coup
more = plus
less = moins
