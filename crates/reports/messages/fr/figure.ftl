### Les mesures dans les phrases.

alone = { $value }
with-bounds = { $value } [{ $low } ; { $high }]
gain = +{ $gain }
in-unit = { $unit ->
    [s] { $number } s
    [ms] { $number } ms
    [us] { $number } µs
   *[ns] { $number } ns
 }
megabytes = { $number } Mo
above = > { $bound }
below = < { $bound }
percent = { $percent } %
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
