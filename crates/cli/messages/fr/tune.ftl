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
proof = preuve finale
proof-best = preuve finale : meilleur { $name } { $best }, moyenne { $mean }
percent = { $share } %
stopped-kept = arrêt : il reste { $games } { $games ->
    [one] partie
   *[other] parties
 } à jouer. Relancez la même commande pour continuer
stopped-lost = arrêt : il reste { $games } { $games ->
    [one] partie
   *[other] parties
 } à jouer. Les parties n'ont pas été enregistrées : utilisez --out FICHIER pour enregistrer un réglage
only-threads = les rendus sont réglés sur cette machine, car une grappe n'a pas leurs fichiers. N'indiquez pas --engine ray
faults = { $games ->
    [one] 1 partie a été perdue
   *[other] { $games } parties ont été perdues
 } par une faute, par exemple par { $player } au coup { $ply } : { $cause }
tuned = { $game } : { $player }, réglé avec la graine { $seed }
setting = réglage
before = avant
after = après
proven-by = preuve : { $command }
searched = parties jouées par la recherche : { $games }
chosen = joueur : { $player }
keep = à garder : { $player }
better = meilleur : { $player } est meilleur que { $original }
worse = moins bon : { $player } est moins bon que { $original }
came-back = aucune différence : la recherche est revenue aux réglages de { $original }
alike = aucune différence : { $player } et { $original } ne sont pas départagés
points = { $after } points au lieu de { $before } : { $gain } sur { $seeds } { $seeds ->
    [one] graine
   *[other] graines
 }
share = { $after } % des points en { $pairs } { $pairs ->
    [one] paire
   *[other] paires
 } de parties
shares = { $after } au lieu de { $before } % des points : { $gain } sur { $boards } { $boards ->
    [one] plateau
   *[other] plateaux
 }, { $games } { $games ->
    [one] partie
   *[other] parties
 }
