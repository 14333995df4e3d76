### Measured numbers in sentences.

# $value (number)
alone = { $value }
# $value (number)
# $side (number)
with-side = { $value } ± { $side }
# $value (number)
# $low (number)
# $high (number)
with-bounds = { $value } [{ $low }, { $high }]
# $gain
gain = +{ $gain }
# $number (number)
# $unit (word)
in-unit = { $unit ->
    [s] { $number } s
    [ms] { $number } ms
    [us] { $number } us
   *[ns] { $number } ns
 }
# $number (number)
megabytes = { $number } MB
# $value (number)
# $low (number)
# $high (number)
with-bounds-in-short = { $value }[{ $low },{ $high }]
# $value (number)
# $side (number)
with-side-in-short = { $value }±{ $side }
# A lead of which only a bound is known.
# $bound (number)
above = > { $bound }
# $bound (number)
below = < { $bound }
# $percent (number)
percent = { $percent } %
