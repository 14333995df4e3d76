### Ouvertures équitables, et valeur du premier coup.

found = { $found } sur { $most } { $found ->
    [one] trouvée
   *[other] trouvées
 } en { $openings } { $openings ->
    [one] ouverture
   *[other] ouvertures
 }
found-but = { $found } sur { $most } { $found ->
    [one] trouvée
   *[other] trouvées
 } en { $openings } { $openings ->
    [one] ouverture
   *[other] ouvertures
 }, { $unsolved ->
    [one] { $unsolved } non résolue
   *[other] { $unsolved } non résolues
 } avec { $budget }
stopped = arrêt : { $said } ; --skip { $skip } reprend
not-enough = { $said }, autant que --tries le permet ; --skip { $skip } reprend
hopeless = davantage : aucune des { $openings } premières ouvertures n'a été résolue ; ou un plateau plus petit ; ou --measure N --by JOUEUR
with-margins = un jeu dont les réponses exactes disent de combien ; --exactly-drawn
judging = ouvertures évaluées ({ $game })
pace = { $line }, { $rate } ouvertures/s
pace-left = { $line }, { $rate } ouvertures/s, encore { $left } environ
measured = { $done } { $done ->
    [one] ouverture
   *[other] ouvertures
 } sur { $all }
head = { $game } : { $openings } ; { $judged } (graine { $seed })
head-from = { $game } : { $openings } ; { $judged } (graine { $seed }, à partir du numéro { $skipped })
openings = { $openings } { $openings ->
    [one] ouverture
   *[other] ouvertures
 }
openings-by-both = { $openings } { $openings ->
    [one] ouverture, commencée
   *[other] ouvertures, chacune commencée
 } par l'un et l'autre siège
best-play = au meilleur jeu
against-itself = { $player } contre lui-même, { $budget }
unsolved = non résolues avec { $budget }, et absentes ci-dessous : { $openings } { $openings ->
    [one] ouverture
   *[other] ouvertures
 }
who = qui
won = gagné %
drawn = nul %
lost = perdu %
margin = écart
beginner = qui commence
what-decides = ce qui décide
openings-percent = ouvertures %
first-move = le premier coup : qui commence gagne
second-move = le second coup : qui commence perd
board = le plateau : un siège gagne, qui que ce soit qui commence
nothing = rien : au moins une des deux parties est nulle
intervals = entre crochets ou après ± : intervalles à 95 % sur les ouvertures
