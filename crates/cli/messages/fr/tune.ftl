### Le réglage d'un joueur : son cours et son résultat.

tuning = réglage
stage = { $stage } ; { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all }, { $rate }/s
stage-left = { $stage } ; { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all }, { $rate }/s, encore { $left }
generation = génération { $number } sur { $of }
generation-best = génération { $number } sur { $of } : meilleur { $name } { $best }, moyenne { $mean }
proof = épreuve finale
proof-best = épreuve finale : meilleur { $name } { $best }, moyenne { $mean }
percent = { $share } %
stopped-kept = arrêt, { $games ->
    [one] { $games } partie restante
   *[other] { $games } parties restantes
 }. La même commande reprend
stopped-lost = arrêt, { $games ->
    [one] { $games } partie restante
   *[other] { $games } parties restantes
 }. Rien n'est conservé : --out FICHIER conserve un réglage
tuned = { $game } : { $player }, réglé avec la graine { $seed }
setting = réglage
before = avant
after = après
proven-by = preuve : { $command }
searched = recherche en { $games } { $games ->
    [one] partie
   *[other] parties
 }
chosen = joueur : { $player }
keep = à garder : { $player }
better = meilleur : { $player } est meilleur que { $original }
worse = moins bon : { $player } est moins bon que { $original }
came-back = aucune différence : la recherche est revenue à { $original }
alike = aucune différence : { $player } et { $original } ne sont pas départagés
points = { $after } points au lieu de { $before } : { $gain } sur { $seeds } { $seeds ->
    [one] graine
   *[other] graines
 }
share = { $after } % des points en { $pairs } { $pairs ->
    [one] paire
   *[other] paires
 }
shares = { $after } au lieu de { $before } % des points : { $gain } sur { $boards } { $boards ->
    [one] plateau
   *[other] plateaux
 }, { $games } { $games ->
    [one] partie
   *[other] parties
 }
