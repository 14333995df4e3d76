### Les réponses sur une position.

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
chances-of-others = (`fast`, qui cherche bien plus loin, obtient 32768 dans 46 % de ses parties jouées dès le premier coup)
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
place-position = position
place-game = jeu
opening-at-random = --position TEXT ou --stdin : l'ouverture de ce jeu est tirée au hasard
a-seat-on-turn = une position où un siège a le trait (ici, c'est le hasard)
a-running-game = une partie en cours (celle-ci est terminée : { $ending })
a-running-game-by = une partie en cours (celle-ci est terminée : { $ending }, par { $cells })
too-large = position : trop grande pour une réponse exacte ; attendu : une plus petite (damier advise demande à un joueur)
no-book = { $error } ; sans bibliothèque d'ouvertures, donc
searching = recherche jusqu'à la fin de la partie
looking = recherche du meilleur coup
exact-games = un jeu aux réponses exactes, par exemple { $games } (damier advise demande à un joueur)
learnt-games = un jeu qui s'apprend, par exemple { $games }
book-games = un jeu qui a une bibliothèque d'ouvertures, par exemple { $games }
duel-games = un jeu dont les sièges ont la même tâche, par exemple { $games }
