### Les tableaux de résultats et les phrases qui les entourent.

title = == { $headline }
headline = { $event } : { $games }, { $budget } ; { $cpu } de temps processeur
headline-outside = { $event } : { $games }, { $budget } ; { $cpu } de temps processeur, dont { $share } % pour l'arbitre
no-budget = sans budget
budget-per-game = { $time } par partie
budget-per-move = { $time } par coup
budget-nodes = { $nodes } { $nodes ->
    [one] position
   *[other] positions
 } par coup
budget-depth = { $plies } { $plies ->
    [one] coup
   *[other] coups
 } d'avance
games = { $games } { $games ->
    [one] partie
   *[other] parties
 }
games-of = { $done } { $done ->
    [one] partie
   *[other] parties
 } sur { $all }
nothing-yet = Il n'y a pas encore de tableau, car aucune partie ne compte pour l'instant.
retries = Tentatives de partie répétées parce que la machine a échoué : { $retries }.
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
cross = Score en pour cent contre chaque adversaire :
cross-left-out = Un tableau des résultats de { $players } joueurs les uns contre les autres ne tient pas ici. Pour voir ces résultats, lancez damier report { $file } --format csv (ou --format json).
cross-means = Score moyen du siège 1 (lignes) contre le siège 2 (colonnes) :
histogram = Une colonne dont le titre est un nombre compte les parties où « { $fact } » a cette valeur. Les intervalles sont à 95 %.
pairs = { $pairs } { $pairs ->
    [one] paire
   *[other] paires
 } de parties ; le premier siège a fait { $share } % des points.
five-outcomes = Nombres de paires où { $name } a obtenu 0, 1/2, 1, 1 1/2 et 2 points : { $none }, { $half }, { $one }, { $more } et { $both }. Parties nulles : { $drawn } %.
superiority = { $name } est meilleur que { $other } avec une probabilité de { $chance } % (LOS).
superiority-and-lead = { $name } est meilleur que { $other } avec une probabilité de { $chance } % (LOS) ; son avance en Elo normalisé est de { $lead }.
reference = 0 (origine)
play-alike = { $names } ont joué exactement les mêmes coups.
same-files = { $names } ont les mêmes fichiers. Tout écart entre eux est dû au hasard.
nearly-same-files = { $names } ont presque les mêmes fichiers : seuls diffèrent les commentaires, les blancs ou les noms de fichiers.
all-at-once = Avec une confiance de 95 %, tous les écarts énoncés ci-dessus sont réels.
disqualified-row = { $name } (disqualifié : { $fault })
unpaired = { $games } { $games ->
    [one] partie attend encore la seconde partie de sa paire
   *[other] parties attendent encore la seconde partie de leur paire
 }.
role-scores = Score moyen du siège 1 : un score élevé est bon pour le siège 1, un score bas pour le siège 2. Les intervalles sont à 95 %. Un score n'a pas d'intervalle si toutes ses parties étaient identiques.
seat-column = siège
role-histogram = Une colonne dont le titre est un nombre compte les parties où « { $fact } » a cette valeur : atteinte par le joueur du siège 1, concédée par celui du siège 2.
disqualified = disqualifié : { $name }, à sa troisième faute :
fault-of = { $name } a commis une faute :
more-faults = et { $more } { $more ->
    [one] autre faute
   *[other] autres fautes
 } (--format json les donne toutes)
void = { $games ->
    [one] { $games } partie ne compte pas, car l'un de ses joueurs avait déjà été disqualifié.
   *[other] { $games } parties ne comptent pas, car l'un des joueurs de chacune avait déjà été disqualifié.
 }
fault = faute ({ $fault }) au demi-coup { $ply } de la partie { $game } : { $message }
state = position : { $state }
last-lines = dernières lignes de sa sortie d'erreur :
replay = revoir : { $command }
replay-later = pour revoir cette partie, rejouez le tournoi avec --db RUN.db, puis tapez { $command }
passed-over = non joué : { $path } : { $why }
hosting = restrictions imposées aux rendus : { $hosting }
played-on = joué sur { $name } : { $games } { $games ->
    [one] partie, qui a pris
   *[other] parties, qui ont pris
 } { $pace } fois le temps processeur de parties des mêmes joueurs sur toutes les machines
played-on-slow = joué sur { $name } : { $games } { $games ->
    [one] partie, qui a pris
   *[other] parties, qui ont pris
 } { $pace } fois le temps processeur de parties des mêmes joueurs sur toutes les machines. Cette machine est plus lente : avec un budget en temps processeur, les joueurs y calculent moins
played-on-many = joué sur { $machines } { $machines ->
    [one] machine
   *[other] machines
 }, dont les parties ont pris de { $least } à { $most } fois le temps processeur de parties des mêmes joueurs sur toutes les machines
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
