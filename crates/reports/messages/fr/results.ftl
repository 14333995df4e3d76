### Les tableaux de résultats et les phrases qui les entourent.

title = == { $headline }
headline = { $event } : { $games }, { $budget } ; { $cpu } de temps processeur
headline-outside = { $event } : { $games }, { $budget } ; { $cpu } de temps processeur, dont { $share } % pour l'arbitre
no-budget = sans budget
budget = budget { $budget }
games = { $games } { $games ->
    [one] partie
   *[other] parties
 }
games-of = { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all }
nothing-yet = pas encore de parties pour un tableau
retries = Tentatives répétées parce que la machine a échoué : { $retries }.
player = joueur
games-column = parties
mean-score = score moyen
best-score = meilleur
worst-score = pire
pairs-column = paires
mean-of-first = moyenne du siège 1
cpu-per-game = CPU/partie
milestone = % { $fact } >= { $value }
score-percent = score %
ranks = rangs
won = gagnées
drawn = nulles
lost = perdues
cpu-per-move = CPU/coup
cross = Score en pour cent contre chacun :
cross-left-out = Les résultats de { $players } joueurs l'un contre l'autre ne tiennent pas ici. Pour les voir, utilisez damier report { $file } --format csv ou --format json.
cross-means = Score moyen du siège 1 (lignes) contre le siège 2 (colonnes) :
histogram = Les nombres comptent les parties par valeur ({ $fact }). Intervalles à 95 %.
pairs = { $pairs } { $pairs ->
    [one] paire
   *[other] paires
 } de parties ; le premier siège a fait { $share } % des points.
five-outcomes = Paires où { $name } a fait 0, 1/2, 1, 1 1/2, 2 points : { $none }, { $half }, { $one }, { $more }, { $both } ; { $drawn } % des parties sont nulles.
superiority = { $name } est meilleur que { $other } avec une probabilité de { $chance } % (LOS).
superiority-and-lead = { $name } est meilleur que { $other } avec une probabilité de { $chance } % (LOS) ; son avance en Elo normalisé est de { $lead }.
reference = 0 (référence)
play-alike = { $names } jouent les mêmes coups.
all-at-once = Tous les écarts annoncés sont vrais ensemble à 95 %.
disqualified-row = { $name } (disqualifié : { $fault })
unpaired = { $games } { $games ->
    [one] partie attend encore la seconde partie de sa paire
   *[other] parties attendent encore la seconde partie de leur paire
 }.
role-scores = Score moyen du siège 1 : élevé, il est bon pour le siège 1 ; bas, pour le siège 2. Intervalles à 95 %. Un score sans intervalle vient de parties toutes identiques.
seat-column = siège
role-histogram = Les nombres comptent les parties par { $fact } : obtenue au siège 1, concédée au siège 2.
disqualified = disqualifié : { $name }, à sa troisième faute :
fault-of = une faute ({ $name }) :
more-faults = et { $more } { $more ->
    [one] autre faute
   *[other] autres fautes
 } (--format json les donne toutes)
void = { $games } { $games ->
    [one] partie annulée
   *[other] parties annulées
 }, car l'un des joueurs avait déjà été disqualifié.
fault = { $fault } au demi-coup { $ply } de la partie { $game } : { $message }
state = position : { $state }
last-lines = dernières lignes de sa sortie d'erreur :
replay = revoir : { $command }
replay-later = pour la revoir, relancez avec --db RUN.db, puis { $command }
passed-over = non joué : { $path } : { $why }
hosting = rendus : { $hosting }
played-on = joué sur { $name } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $pace } fois le temps processeur que les parties des mêmes joueurs ont pris sur toutes les machines
played-on-slow = joué sur { $name } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $pace } fois le temps processeur que les parties des mêmes joueurs ont pris sur toutes les machines : un budget en temps processeur y achète moins
played-on-many = joué sur { $machines ->
    [one] { $machines } machine
   *[other] { $machines } machines
 } : { $least } à { $most } fois le temps processeur que les parties des mêmes joueurs ont pris sur toutes
digest = empreinte { $digest }, graine { $seed }
kind-of-fault = { $fault ->
    [start] démarrage
    [illegal] coup interdit
    [panic] panne
    [time] temps dépassé
    [crash] plantage
    [protocol] protocole
    [memory] mémoire
   *[output] sortie
 }
fact = { $known ->
    [tile] tuile
    [sum] somme
    [placed] posées
    [margin] écart
   *[other] { $name }
 }
