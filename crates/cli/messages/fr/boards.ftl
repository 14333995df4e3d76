### Ouvertures équitables, et valeur du premier coup.

found = { $found } { $found ->
    [one] ouverture trouvée
   *[other] ouvertures trouvées
 } sur { $most }, en { $openings } { $openings ->
    [one] essai
   *[other] essais
 }
found-but = { $found } { $found ->
    [one] ouverture trouvée
   *[other] ouvertures trouvées
 } sur { $most }, en { $openings } { $openings ->
    [one] essai
   *[other] essais
 }, dont { $unsolved } que le budget { $budget } n'a pas suffi à résoudre
stopped = arrêt : { $said }. Pour reprendre, ajoutez --skip { $skip }
not-enough = { $said }. La limite de --tries est atteinte : ajoutez --skip { $skip } pour continuer
hopeless = aucune des { $openings } premières ouvertures n'a pu être résolue dans la limite de { $budget }. Augmentez le budget, prenez un plateau plus petit, ou confiez le jugement à un joueur avec --measure N --by JOUEUR
no-margins = les réponses exactes de ce jeu ne disent pas de combien de points un camp gagne. Utilisez plutôt --exactly-drawn
judging = évaluation des ouvertures ({ $game })
pace = { $line }, { $rate } { $rate ->
    [one] ouverture
   *[other] ouvertures
 }/s
pace-left = { $line }, { $rate } { $rate ->
    [one] ouverture
   *[other] ouvertures
 }/s, encore { $left } environ
measured = { $done } { $done ->
    [one] ouverture évaluée
   *[other] ouvertures évaluées
 } sur { $all }
head = { $game } : { $openings } ; { $judged } (graine { $seed })
head-from = { $game } : { $openings } ; { $judged } (graine { $seed }, à partir de l'ouverture numéro { $skipped })
openings = { $openings } { $openings ->
    [one] ouverture
   *[other] ouvertures
 }
openings-by-both = { $openings } { $openings ->
    [one] ouverture, évaluée
   *[other] ouvertures, chacune évaluée
 } une fois avec chaque siège comme premier joueur
best-play = au meilleur jeu
against-itself = { $player } contre lui-même, { $budget }
unsolved = { $openings } { $openings ->
    [one] ouverture n'a pas été résolue
   *[other] ouvertures n'ont pas été résolues
 } dans la limite de { $budget } et ne { $openings ->
    [one] figure pas
   *[other] figurent pas
 } ci-dessous
who = camp
won = gagné %
drawn = nul %
lost = perdu %
margin = écart
beginner = le camp qui commence
what-decides = ce qui décide
openings-percent = ouvertures %
first-move = le premier coup : le camp qui commence gagne les deux parties
second-move = le second coup : le camp qui commence perd les deux parties
board = le plateau : le même siège gagne les deux parties
nothing = rien : au moins une des deux parties est nulle
intervals = Entre crochets ou après ± : intervalles de confiance à 95 % sur les ouvertures.
