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
stopped = arrêt : { $said }. Ajoutez --skip { $skip } pour reprendre
not-enough = { $said }, la limite de --tries. Ajoutez --skip { $skip } pour continuer
hopeless = aucune des { $openings } premières ouvertures n'a été résolue avec { $budget }. Augmentez le budget, prenez un plateau plus petit, ou faites juger un joueur avec --measure N --by JOUEUR
no-margins = les réponses exactes de ce jeu ne disent pas l'écart. Utilisez --exactly-drawn
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
 } une fois par chaque siège
best-play = au meilleur jeu
against-itself = { $player } contre lui-même, { $budget }
unsolved = non résolues avec { $budget }, et absentes ci-dessous : { $openings } { $openings ->
    [one] ouverture
   *[other] ouvertures
 }
who = camp
won = gagné %
drawn = nul %
lost = perdu %
margin = écart
beginner = le camp qui commence
what-decides = ce qui décide
openings-percent = ouvertures %
first-move = le premier coup : le camp qui commence gagne
second-move = le second coup : le camp qui commence perd
board = le plateau : le même siège gagne, quel que soit le camp qui commence
nothing = ni l'un ni l'autre : au moins une des deux parties est nulle
intervals = Entre crochets ou après ± : intervalles à 95 % sur les ouvertures.
