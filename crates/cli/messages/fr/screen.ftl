### Le plateau en plein écran.

## Les touches de la dernière ligne

foot-help = ? aide
foot-undo = u annuler
foot-redo = U rétablir
foot-hint = H indice
foot-pause = p pause
foot-files = S L fichiers
foot-new = n nouvelle partie
foot-quit = q quitter

## L'écran

too-small = Ce plateau demande un écran de { $needed } ; celui-ci a { $actual }. q pour quitter.
title = { $game }   coup { $plies }
title-last = { $game }   coup { $plies }, dernier : { $last }
pace = { $milliseconds } ms par coup
paused = PAUSE
interrupted = une partie a été interrompue : L, puis Entrée, la reprend
two-people = deux personnes jouent (contre le programme : --against club)
no-action-here = il n'y a rien à faire sur cette case
nobody-resigns = vous ne pouvez pas abandonner maintenant
no-file-named = aucun nom de fichier n'a été donné
loaded = partie reprise : { $file }
looking = recherche d'un indice ; Échap pour arrêter
looking-back = position passée : coup { $here } sur { $all } ; Fin revient à la dernière position
over = Fin : { $ending }. n nouvelle partie, u annuler, S enregistrer pour une analyse, q quitter
paused-before = pause avant le coup suivant ({ $who }) : espace pour continuer
thinking = { $who } réfléchit ; Échap fait jouer tout de suite
your-turn = À vous de jouer : { $wish }
your-turn-of = À vous de jouer, { $who } : { $wish }
which-column = { $row }, et quelle colonne ?
slide-grids = les flèches glissent dans les grilles, WASD d'une grille à l'autre
slide = faites glisser avec les flèches
by-letter = { $what } : sa lettre, ou un clic
choose-cell = { $what } : une case (flèches ou souris), puis { $choices }
by-arrows = { $what } : flèches et Entrée
by-keys = { $what } : { $keys }, ou flèches et Entrée
either = { $one } ou { $other }
key-range = de { $first } à { $last }
key-example = une case comme { $keys }
nobody-on-turn = ce n'est le tour de personne
no-such-key = cette touche ne fait rien ; tapez ? pour la liste des touches
press = tapez { $all } pour cette case (second clic : { $first })
help-title = Touches (→ règles en images ; Échap ferme)
over-already = la partie est finie ; u annule le dernier coup
resign-question = Abandonner la partie ? o : oui, n : non
quit-question = La partie n'est pas enregistrée. Quitter ? o : oui, n : non
new-question = La partie n'est pas enregistrée. En commencer une autre ? o : oui, n : non
replace-question = Ce fichier existe déjà. Le remplacer ? o : oui, n : non
load-question = La partie n'est pas enregistrée. En reprendre une autre ? o : oui, n : non
save-to = Enregistrer dans :
load-from = Reprendre :
note = { $name } : { $aside }
note-name = { $name } :
seat-of = { $name } ({ $seat })
hint-exact = Indice (exact)
hint-of = Indice (selon { $who })
line = suite attendue : { $line }
worth-and-goal = { $worth } points, { $goal } : { $percent } %
best-score = meilleur score : { $score }

## Un problème ou une analyse à l'écran

foot-solution = S solution
foot-again = u réessayer
foot-next = n suivant
foot-walk = ← → parcourir
foot-mistakes = ↑ ↓ erreurs
foot-ends = Début Fin
looked-at = { $done } { $done ->
    [one] tour analysé
   *[other] tours analysés
 } sur { $all }
exact = exact
taken = { $ply }. { $player } : { $action } { $grade } ({ $who })
best = Le mieux est { $action } ({ $value }).
best-because = Le mieux est { $action } ({ $value }) : { $reason }.
no-more-mistakes = pas d'autre erreur de ce côté
place = coup { $plies } sur { $all } : ← et → parcourent, ↑ et ↓ vont aux erreurs
lesson = Les règles, image { $number } sur { $all } (← → autres images ; Échap ferme)
estimated = environ { $score }
