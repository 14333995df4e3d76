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
# $unit
in-unit = { $number } { $unit }
# $number (number)
megabytes = { $number } MB
