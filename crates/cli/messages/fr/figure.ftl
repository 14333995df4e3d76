### Les mesures dans les phrases.

alone = { $value }
with-side = { $value } ± { $side }
with-bounds = { $value } [{ $low } ; { $high }]
gain = +{ $gain }
in-unit = { $number } { $unit }
megabytes = { $number } Mo
