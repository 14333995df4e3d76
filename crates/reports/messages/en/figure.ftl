### Measured numbers in sentences.

### @shared

# $value (number)
alone = { $value }
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
# A lead of which only a bound is known.
# $bound (number)
above = > { $bound }
# $bound (number)
below = < { $bound }
# $percent (number)
percent = { $percent } %
# $unit (word)
# $n (count)
duration = { $unit ->
    [year] { $n ->
        [one] 1 year
       *[other] { $n } years
    }
    [week] { $n ->
        [one] 1 week
       *[other] { $n } weeks
    }
    [day] { $n ->
        [one] 1 day
       *[other] { $n } days
    }
    [hour] { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
    [minute] { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
   *[second] { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
 }
