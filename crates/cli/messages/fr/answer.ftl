### Réponses sur une position.

position = { $game } : { $state }
worth = { $side } : { $worth }
chance = hasard
nobody = personne
exact = { $side } : { $action } (exact : { $worth })
network = { $side } : { $action } (estimation : le réseau attend { $worth })
choice = { $side } : { $action } (estimation : le choix du joueur { $player })
estimate = { $side } : { $action } (estimation par { $player } : { $points } { $points ->
    [one] point
   *[other] points
 })
estimate-above = { $side } : { $action } (estimation par { $player } : +{ $points } { $points ->
    [one] point
   *[other] points
 })
reason = { $action } : { $reason }
line = suite : { $line }
chances = chances d'un joueur qui regarde un coup en avant : { $chances }
chances-of-others = (le joueur `fast` cherche bien plus loin : il obtient 32768 dans 46 % de ses parties, jouées dès l'ouverture)
chance-of = { $goal } { $percent } %
action = coup
value = valeur
score = score
unit = { $unit ->
    [placements] poses
    [calls] choix
    [slides] glissements
   *[plies] demi-coups
 }
line-column = suite
sure = sûr : { $goals }
out-of-reach = hors de portée : { $goals }
goal = but
reached = atteint
missed = manqué
place-line = ligne { $line }
opening-at-random = l'ouverture de ce jeu est tirée au hasard. Donnez une position avec --position TEXTE, ou plusieurs avec --stdin
chance-on-turn = ici, c'est au hasard de jouer. Donnez une position où c'est à un joueur de jouer
game-is-over = cette partie est terminée : { $ending }. Donnez une position où il reste un coup à jouer
game-is-over-by = cette partie est terminée : { $ending }, par { $cells }. Donnez une position où il reste un coup à jouer
too-large = position : trop grande pour une réponse exacte. Donnez une position plus proche de la fin, ou demandez à un joueur avec damier advise
no-book = { $error } ; la recherche continue sans bibliothèque d'ouvertures
searching = recherche jusqu'à la fin de la partie
looking = recherche du meilleur coup
exact-games = { $game } n'a pas de réponses exactes. Jeux qui en ont : { $games }. damier advise demande à un joueur
learnt-games = { $game } ne s'entraîne pas. Jeux qui s'entraînent : { $games }
book-games = aucune bibliothèque d'ouvertures ne peut être construite pour { $game }. Jeux qui en ont une : { $games }
duel-games = { $game } ne peut pas être évalué : ses deux camps n'ont pas la même tâche. Jeux qui le peuvent : { $games }
