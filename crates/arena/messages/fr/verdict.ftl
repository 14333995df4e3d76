### Comparaisons entre deux joueurs, et fins de parties.

better = { $better } est meilleur que { $worse } : { $difference }{ $unit } [{ $low } ; { $high }]
better-by-more-than = { $better } dépasse { $worse } de plus de { $low }{ $unit }
alike = { $above } et { $below } ne sont pas départagés : { $outlook }
group = { $names } ne sont pas départagés. { $first } et { $second } : { $outlook }
group-and-more = { $names } et { $more } { $more ->
    [one] autre joueur
   *[other] autres joueurs
 } ne sont pas départagés. { $first } et { $second } : { $outlook }
none-so-far = encore aucune { $one ->
    [pair] paire
   *[game] partie
 }
too-few-so-far = encore trop peu de { $one ->
    [pair] paires
   *[game] parties
 }
no-difference = ces parties ne montrent aucune différence
same-files = leurs fichiers sont les mêmes
repeated-games = { $games } parties ont été jouées, mais seulement { $distinct } { $distinct ->
    [one] partie distincte
   *[other] parties distinctes
 }, car ces joueurs sont déterministes. Une partie répétée ne compte qu'une fois. Avec l'option `--openings random:N` de `damier match`, les parties commencent par N coups au hasard.
repeated-games-of = { $players } ont joué { $games } parties, mais seulement { $distinct } { $distinct ->
    [one] partie distincte
   *[other] parties distinctes
 }, car ces joueurs sont déterministes. Une partie répétée ne compte qu'une fois. Avec l'option `--openings random:N` de `damier match`, les parties commencent par N coups au hasard.
repeated-openings = { $games } parties ont été jouées, mais seulement { $distinct } { $distinct ->
    [one] partie distincte
   *[other] parties distinctes
 }, car des joueurs sont déterministes et les ouvertures reviennent. Donnez plus d'ouvertures. Une partie répétée ne compte qu'une fois.
repeated = ils jouent toujours les mêmes parties
more-games-each = il faudrait environ { $more } { $more ->
    [one] partie
   *[other] parties
 } de plus à chacun pour les départager avec une probabilité de 80 %
more-pairs = il faudrait environ { $more } { $more ->
    [one] paire
   *[other] paires
 } de plus pour les départager avec une probabilité de 80 %
more-pairs-per-matchup = il faudrait environ { $more } { $more ->
    [one] paire
   *[other] paires
 } de plus par rencontre pour les départager avec une probabilité de 80 %

## Fins de parties

finished = terminée
resigned = { $seat } a abandonné
at-fault = { $seat } en faute : { $fault } : { $message }
unconnected = Aucune partie ne relie ces groupes : leurs cotes ne sont pas comparables : { $parts }
unplayed = Ni rang ni cote, car aucune partie n'a encore été jouée : { $players }
