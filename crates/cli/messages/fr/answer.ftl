### Réponses sur une position.

position = { $game } : { $state }
worth = { $side } : { $worth }
chance = hasard
nobody = personne
exact = { $side } : { $action } (exact : { $worth })
network = { $side } : { $action } (estimation : le réseau attend { $worth })
choice = { $side } : { $action } (non exact : le choix du joueur { $player })
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
chances-of-others = (le joueur `fast` cherche bien plus loin : en partant de l'ouverture, il obtient 32768 dans 46 % de ses parties)
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
chance-on-turn = dans cette position, le prochain coup est tiré au hasard. Donnez une position où c'est à un joueur de jouer
over = terminée : { $ending }
over-by = terminée : { $ending } (cases décisives : { $cells })
game-is-over = cette partie est terminée : { $ending }. Donnez une position où il reste un coup à jouer
game-is-over-by = cette partie est terminée : { $ending } (cases décisives : { $cells }). Donnez une position où il reste un coup à jouer
too-large = cette position est trop grande pour une réponse exacte. Donnez une position plus proche de la fin, ou demandez l'estimation d'un joueur avec damier advise
no-book = { $error } ; la recherche continue sans bibliothèque d'ouvertures
table-with-book = une table ne contient que ce que ce programme a prouvé. Enlevez --book, ou donnez --book none
searching = recherche jusqu'à la fin de la partie
looking = recherche du meilleur coup
exact-games = { $game } n'a pas de réponses exactes. Jeux qui en ont : { $games }. damier advise donne à la place l'estimation d'un joueur
learnt-games = aucun réseau ne peut être entraîné pour { $game }. Jeux qui ont des réseaux : { $games }
book-games = aucune bibliothèque d'ouvertures ne peut être construite pour { $game }. Jeux qui en ont une : { $games }
duel-games = les ouvertures de { $game } ne peuvent pas être évaluées, car il faut pour cela deux camps qui ont la même tâche. Jeux qui en ont : { $games }
