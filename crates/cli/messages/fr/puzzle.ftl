looking = recherche de problèmes de { $game }
found = { $found } sur { $most } en { $games } { $games ->
    [one] partie
   *[other] parties
 }
not-enough = problèmes : { $found } sur { $most } en { $tries } parties ; attendu : plus de parties (--tries), un budget plus grand (--budget) ou une grille plus petite
players-wanted = des joueurs du jeu, le plus faible d'abord
place = jeu
with-puzzles = un jeu livré avec des problèmes : { $games } ; ou --file FICHIER, qu'écrit damier lab puzzles
numbers = de 1 à { $all }
title = { $game }, problème { $number } sur { $all }
how = Tapez votre choix, comme `{ $example }` ; ou hint (un indice), solution, quit (quitter).
hint = indice : { $reason }
no-hint = pas d'indice : regardez ce que l'autre camp peut faire ensuite
right = Juste !
wrong = { $action } : { $worth } ({ $line }). Essayez autre chose.
wrong-alone = { $action } n'est pas le meilleur choix. Essayez autre chose.
solution = { $action } : { $worth } ({ $line })
grade = difficulté { $grade }, où 1 est le plus facile
seat = Vous êtes le { $seat }.
wrong-at-cost = { $action } { $cost }. Essayez autre chose.
solution-alone = { $action } est le meilleur choix.
other = { $action } { $cost }
game-of-file = le jeu des problèmes du fichier : { $game }
trying = essais des problèmes de { $game }
tried = { $done } { $done ->
    [one] problème
   *[other] problèmes
 } sur { $all }
tried-left = { $done } { $done ->
    [one] problème
   *[other] problèmes
 } sur { $all }, encore { $left } environ
measured = { $game } : la part des problèmes que résout chaque joueur, en pour cent, par niveau : { $all } { $all ->
    [one] problème essayé
   *[other] problèmes essayés
 } une fois par chacun, graine { $seed }
measured-intervals = Entre crochets : l'intervalle de Wilson à 95 %. Les essais suivent des graines à eux, non celles qui ont donné les niveaux.
grade-column = niveau
puzzles-column = problèmes
task-win = Gagner :
task-hold = Ne pas perdre :
task-most = Faire le plus :
answer-here = Répondez sur le plateau. H un indice, S la solution
try-again = u ou Entrée : retour au problème
solved-here = n problème suivant, q quitter
streak = { $days ->
    [one] 1 jour de suite.
   *[other] { $days } jours de suite.
 }
