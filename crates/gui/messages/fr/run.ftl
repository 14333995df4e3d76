### Un tournoi.

tournament = Tournoi
close = Fermer le tournoi
no-event = { $file } : aucune épreuve n'a commencé
reading = lecture de { $all } { $all ->
    [one] partie
   *[other] parties
 }
games-of = { $games } { $games ->
    [one] partie
   *[other] parties
 } ; joueur :
everyone = tous
games-between = { $games } { $games ->
    [one] partie
   *[other] parties
 } de { $above } contre { $below }
all-games = Toutes les parties
open-game = Ouvrir la partie
open-help = ouvrir cette partie et l'analyser
event = { $event } ({ $game })
game = { $number }. { $names } : { $scores }, { $plies } { $plies ->
    [one] demi-coup
   *[other] demi-coups
 }
game-resigned = { $game }, abandon du { $seat }
game-fault = { $game }, { $seat } : { $fault }

## Le tableau

played = { $played } { $played ->
    [one] partie jouée
   *[other] parties jouées
 } sur { $all } ; { $budget }
played-but = { $played } { $played ->
    [one] partie jouée
   *[other] parties jouées
 } sur { $all }, { $void } { $void ->
    [one] annulée
   *[other] annulées
 } ; { $budget }
no-budget = sans budget
budget = budget { $budget }
disqualified = { $name } est disqualifié : { $message } ({ $fault })
player = joueur
pairs = paires
score-percent = score %
won = gagnées
drawn = nulles
lost = perdues
elo = Elo
games = parties
mean-score = score moyen
median = médiane
best = meilleur
worst = pire
mean-of-first = score moyen du siège 1
plus-minus = { $value } ± { $half }

## Le reste

cross = Qui a battu qui, score en pour cent
cross-cell = { $above } contre { $below } : { $score } % en { $games } { $games ->
    [one] partie
   *[other] parties
 }
pairs-of = Paires de parties de { $name }, par points
games-by = Parties de { $name } : { $fact }
bar = { $value } : { $games }

## Fautes

faults = { $faults } { $faults ->
    [one] faute
   *[other] fautes
 }
fault-in = Partie { $number }, { $name } : { $message } ({ $fault })
wrote = Ce qu'il a écrit :
wrote-nothing = Il n'a rien écrit.

fault = { $fault ->
    [start] démarrage
    [illegal] coup interdit
    [panic] panne
    [time] temps dépassé
    [crash] plantage
    [protocol] protocole
    [memory] mémoire
   *[output] sortie
 }
