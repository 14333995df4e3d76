### Les parties d'un tournoi, et l'une d'elles demi-coup par demi-coup.

game = partie
players = joueurs
score = score
plies = demi-coups
ended = fin
by-the-rules = selon les règles
resigned = { $seat } a abandonné
at-fault = { $seat } : { $fault }
none-found = Aucune partie sur { $all } ne convient. Retirez des options pour en voir plus (seules les parties à deux joueurs sont gagnées ou perdues).
shown = { $shown } { $shown ->
    [one] partie
   *[other] parties
 } sur { $found } ; pour en voir une : damier replay { $file } PARTIE
place-event = épreuve
place-game = partie
a-game-number = un nombre de 0 à { $most }
not-played-yet = cette partie n'a pas encore été jouée
saved = enregistré dans { $file }
place-ply = demi-coup { $ply }
range = un nombre de 0 à { $most }
head = { $game } (version { $version } des règles), graine { $seed }
used = { $seat } : { $player } ({ $cpu } de temps processeur, { $nodes } { $nodes ->
    [one] nœud
   *[other] nœuds
 })
chance = hasard
moved = { $ply }. { $who } : { $action }
lost-by-fault = le { $seat } ({ $player }) perd par une faute : { $fault } : { $message }
state = position : { $state }
stderr = le { $seat } ({ $player }) a écrit sur sa sortie d'erreur :
void-attempt = Cette partie a été rejouée, car une première tentative a été annulée. Raison :
