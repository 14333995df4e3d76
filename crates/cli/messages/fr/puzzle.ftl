looking = recherche de problèmes de { $game }
found = { $found } { $found ->
    [one] problème trouvé
   *[other] problèmes trouvés
 } sur { $most }, en { $games } { $games ->
    [one] partie
   *[other] parties
 }
not-enough = problèmes trouvés : { $found } sur { $most }, en { $tries } { $tries ->
    [one] partie
   *[other] parties
 }. Augmentez --tries ou --budget, ou prenez un plateau plus petit
fewer-kept = { $file } contient { $found } { $found ->
    [one] problème
   *[other] problèmes
 } : indiquez le même fichier pour le remplacer
players-wanted = ce jeu n'a pas de niveaux. Nommez les joueurs, le plus faible d'abord
place = jeu
none-built-in = ce programme ne contient aucun problème. Cherchez-en avec damier lab puzzles JEU --out FICHIER, puis donnez-les avec --file FICHIER
with-puzzles = le programme ne contient aucun problème pour { $game }. Jeux qui en ont : { $games }. Cherchez-en d'autres avec damier lab puzzles JEU --out FICHIER, puis donnez-les avec --file FICHIER
numbers = un nombre de 1 à { $all }
title = { $game }, problème { $number } sur { $all }
title-in-series = { $title } ({ $puzzle })
none-of-grade = aucun problème ici n'est { $level }. Prenez un autre --grade, ou --number
none-in-file = ce fichier ne contient aucun problème
none-missed = Vous n'avez aucun problème manqué.
number-column = numéro
game-column = jeu
returns-column = revient
today = aujourd'hui
how-to-solve-missed = `damier puzzle --missed --number N` en propose un. Pour le retirer de la liste, résolvez-le du premier coup et sans indice.
how = Tapez votre choix, par exemple `{ $example }`, ou hint (un indice), solution ou quit (quitter).
hint = indice : le bon choix { $reason }
no-hint = pas d'indice : regardez ce que l'autre camp peut faire ensuite
right = Juste !
wrong = { $action } : { $worth } ({ $line }). Essayez autre chose.
wrong-alone = { $action } n'est pas le meilleur choix. Essayez autre chose.
solution = { $action } : { $worth } ({ $line })
grade = difficulté { $grade }, où 1 est le plus facile
wrong-at-cost = { $action } { $cost }. Essayez autre chose.
solution-alone = { $action } est le meilleur choix.
other = { $action } { $cost }
game-of-file = { $game }, le jeu des problèmes du fichier
trying = essais des problèmes de { $game }
tried = { $done } { $done ->
    [one] problème essayé
   *[other] problèmes essayés
 } sur { $all }
tried-left = { $done } { $done ->
    [one] problème essayé
   *[other] problèmes essayés
 } sur { $all }, encore { $left } environ
measured = { $game } : pourcentage des problèmes que chaque joueur résout, par niveau ({ $all } { $all ->
    [one] problème, essayé
   *[other] problèmes, chacun essayé
 } une fois par chaque joueur, graine { $seed })
measured-intervals = Entre crochets : les intervalles de confiance de Wilson à 95 %. Les graines des essais sont différentes de celles qui ont servi à fixer les niveaux.
grade-column = niveau
puzzles-column = problèmes
task-win = Gagner :
task-hold = Ne pas perdre :
task-most = Faire le plus :
answer-here = Répondez sur le plateau. H : indice, S : solution
try-again = u ou Entrée : retour au problème
solved-here = n : problème suivant, q : quitter
streak = { $days ->
    [one] 1 jour de suite.
   *[other] { $days } jours de suite.
 }
one-answer = une seule réponse : { $action }
several-best = plusieurs coups sont aussi bons : { $actions }
small-lead = { $best } est le meilleur, mais seulement de { $lead } devant { $next }. Un problème demande une avance de { $needed }
no-choice = rien à choisir : { $action } est le seul coup légal
other-answer = { $named } n'est pas le meilleur coup : { $best } est meilleur
unsolved = non résolue avec le budget { $budget }. Augmentez le budget, ou choisissez une position où il reste moins de coups
over = la partie est terminée dans cette position
chance-on-turn = ce n'est à aucun joueur de jouer dans cette position
unreadable = illisible : { $why }
proving = preuve de la ligne { $line }
finding = ligne { $line } : { $finding }
not-one-answer = { $failed } { $failed ->
    [one] position
   *[other] positions
 } sur { $all } { $failed ->
    [one] ne convient
   *[other] ne conviennent
 } pas : il faut exactement une réponse prouvée
all-one-answer = { $all ->
    [one] La position a
   *[other] Chacune des { $all } positions a
 } exactement une réponse prouvée.
name-the-game = ce fichier n'est pas un recueil de problèmes. S'il contient une position par ligne, indiquez le jeu : --game quarto
