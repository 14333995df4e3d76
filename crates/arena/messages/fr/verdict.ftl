### Ce que veut dire un écart entre deux joueurs, et comment finissent les parties.

better = { $better } est meilleur que { $worse } : { $difference } [{ $low } ; { $high }]
alike = { $above } et { $below } ne sont pas départagés : { $outlook }
none-so-far = encore aucune { $one ->
    [pair] paire
   *[game] partie
 }
too-few-so-far = encore trop peu de { $one ->
    [pair] paires
   *[game] parties
 }
no-difference = ces parties ne montrent aucune différence
more-games-each = il faudrait environ { $more } { $more ->
    [one] partie
   *[other] parties
 } de plus à chacun
more-pairs = il faudrait environ { $more } { $more ->
    [one] paire
   *[other] paires
 } de plus
more-pairs-per-matchup = il faudrait environ { $more } { $more ->
    [one] paire
   *[other] paires
 } de plus par rencontre

## Fins de parties

finished = terminée
resigned = { $seat } a abandonné
at-fault = { $seat } en faute : { $fault } : { $message }
