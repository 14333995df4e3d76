### Ce qui s'affiche pendant un long travail.

spinner = { $spinner } { $what }, { $elapsed } (Ctrl-C pour arrêter)
turns = { $bar } { $done } tours sur { $all }, encore { $left } (Ctrl-C pour arrêter)
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
 } à jouer, { $threads } à la fois : environ { $time } au plus, selon leur budget
stopping = arrêt en cours (Ctrl-C encore : tout de suite)
duration = { $unit ->
    [year] { $n ->
        [one] { $n } an
       *[other] { $n } ans
    }
    [week] { $n ->
        [one] { $n } semaine
       *[other] { $n } semaines
    }
    [day] { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
    [hour] { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
    [minute] { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
   *[second] { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
 }
replaying = parties rejouées
replayed = { $done } { $done ->
    [one] partie rejouée
   *[other] parties rejouées
 } sur { $all }, encore { $left } s
turns-left = { $done } coups sur { $all }, encore { $left }
since = { $what }, depuis { $elapsed }
