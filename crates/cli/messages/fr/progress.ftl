### Ce qui s'affiche pendant un long travail.

spinner = { $spinner } { $what }, { $elapsed } (Ctrl-C pour arrêter)
with-bar = { $bar } { $left } (Ctrl-C pour arrêter)
games = { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all }, { $rate }/s
games-left = { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all }, { $rate }/s, encore { $left } environ
games-left-in = { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all }, { $rate }/s, encore { $left } environ (épreuve { $event } sur { $events })
games-yet = { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all }
plan-about = { $games } { $games ->
    [one] partie
   *[other] parties
 } à jouer, { $threads } à la fois : environ { $time } sur cette machine
plan-at-most = { $games } { $games ->
    [one] partie
   *[other] parties
 } à jouer, { $threads } à la fois : environ { $time } au plus, d'après les budgets
stopping = arrêt en cours (encore Ctrl-C pour arrêter tout de suite)
replaying = parties rejouées
writing-page = écriture de la page
exporting = écriture des parties
exported-of = { $done } { $done ->
    [one] partie écrite
   *[other] parties écrites
 } sur { $all }
replayed = { $done } { $done ->
    [one] partie rejouée
   *[other] parties rejouées
 } sur { $all }, encore { $left } s
turns-left = tours : { $done } sur { $all }, encore { $left }
games-measured = parties mesurées : { $done } sur { $all }, encore { $left }
since = { $what }, depuis { $elapsed }
far-nodes = , { $millions } { $millions ->
    [one] million
   *[other] millions
 } de positions examinées
far-proofs = , { $proofs } preuves dans la table
far-part = , { $percent } %
far-left = , { $percent } %, encore { $left } environ
