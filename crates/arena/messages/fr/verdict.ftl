### Comparaisons entre deux joueurs, et fins de parties.

better = { $better } est meilleur que { $worse } : { $difference }{ $unit } [{ $low } ; { $high }]
better-by-more-than = { $better } est meilleur que { $worse } de plus de { $low }{ $unit }
alike = { $above } et { $below } ne sont pas départagés : { $outlook }
group = { $names } ne sont pas départagés. { $first } et { $second } : { $outlook }
group-and-more = { $names } et { $more } autres ne sont pas départagés. { $first } et { $second } : { $outlook }
none-so-far = encore aucune { $one ->
    [pair] paire
   *[game] partie
 }
too-few-so-far = encore trop peu de { $one ->
    [pair] paires
   *[game] parties
 }
no-difference = ces parties ne montrent aucune différence
repeated-games = Seules { $distinct } parties sur { $games } sont différentes : ces joueurs sont déterministes ; utilisez `--openings random:N`, par exemple `random:4`. Les parties répétées comptent une seule fois.
repeated-games-of = Seules { $distinct } parties sur { $games } entre { $players } sont différentes : ces joueurs sont déterministes ; utilisez `--openings random:N`, par exemple `random:4`. Les parties répétées comptent une seule fois.
repeated-openings = Seules { $distinct } parties sur { $games } sont différentes : des joueurs sont déterministes et les ouvertures reviennent ; donnez plus d'ouvertures. Les parties répétées comptent une seule fois.
repeated = ils jouent toujours les mêmes parties
more-games-each = il faudrait environ { $more } { $more ->
    [one] partie
   *[other] parties
 } de plus à chacun pour y arriver avec 80 % de chances
more-pairs = il faudrait environ { $more } { $more ->
    [one] paire
   *[other] paires
 } de plus pour y arriver avec 80 % de chances
more-pairs-per-matchup = il faudrait environ { $more } { $more ->
    [one] paire
   *[other] paires
 } de plus par rencontre pour y arriver avec 80 % de chances

## Fins de parties

finished = terminée
resigned = { $seat } a abandonné
at-fault = { $seat } en faute : { $fault } : { $message }
unconnected = Aucune partie ne relie ces groupes : leurs classements ne sont pas comparables : { $parts }
unplayed = Aucune partie jouée, donc ni rang ni classement : { $players }
