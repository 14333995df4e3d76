### L'analyse d'une partie.

review = Analyse
close = Fermer l'analyse
progress = { $done } { $done ->
    [one] coup
   *[other] coups
 } sur { $all }
resume = Poursuivre l'analyse
stop = Arrêter
first = Premier
previous = Précédent
next = Suivant
last = Dernier
next-mistake = Erreur suivante
place = coups joués : { $moves } sur { $all }
what-if = Vous essayez un autre coup : ce n'est plus la partie jouée.
back = Revenir à la partie
taken = { $number }. { $who } : { $action }{ $mark }
by = ({ $who })
exact = exact
best = Le meilleur coup est { $action } ({ $value }).
best-because = Le meilleur coup est { $action } ({ $value }) : { $reason }.
mistake = { $taken } ({ $best } était meilleur)
mistake-with-loss = { $taken } { $loss } ({ $best } était meilleur)
it-lost = Ce coup { $loss }.
solve-puzzles = Résoudre ces problèmes

## La courbe

graph = courbe : la valeur de chaque position de la partie, et ce que chaque coup a coûté
more = plus de points
less = moins de points
bars-proven = Les barres montrent ce que chaque coup a coûté. La plus haute vaut { $most }.
bars-estimated = Les barres montrent ce que chaque coup a coûté. La plus haute vaut { $most }. Toutes sont des estimations.
bars-of-both = Les barres montrent ce que chaque coup a coûté. La plus haute vaut { $most }. Les barres estompées sont des estimations.
