### Les mesures dans les phrases.

alone = { $value }
with-side = { $value } ± { $side }
with-bounds = { $value } [{ $low } ; { $high }]
gain = +{ $gain }
in-unit = { $unit ->
    [s] { $number } s
    [ms] { $number } ms
    [us] { $number } µs
   *[ns] { $number } ns
 }
megabytes = { $number } Mo
with-bounds-in-short = { $value }[{ $low };{ $high }]
with-side-in-short = { $value }±{ $side }
above = > { $bound }
below = < { $bound }
percent = { $percent } %
