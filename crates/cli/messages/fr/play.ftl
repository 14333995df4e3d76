### Une partie ligne par ligne.

begin = { $game } (tapez `help` pour l'aide)
interrupted = Une partie a été interrompue. Pour la reprendre : damier play --plain --load { $file }
help-head = Tapez un coup, ou :
help-hint = suggérer un coup, et dire d'où vient le conseil
help-legal = tous les coups permis
help-undo = annuler votre dernier coup et ce qui a suivi
help-redo = rétablir ce qui a été annulé
help-state = montrer la position en une ligne de texte
help-save = enregistrer la partie dans un fichier
help-load = reprendre une partie enregistrée à la place de celle-ci
help-resign = abandonner la partie
help-quit = quitter
resigns = { $who } abandonne
moved = { $who } : { $action }
ask = { $who }>
nothing-to-undo = rien à annuler
nothing-to-redo = rien à rétablir
no-hint = pas d'indice : { $reason }
no-file-name = il manque un nom de fichier après { $command }, par exemple { $command } partie.txt
saved = enregistré dans { $file }
saved-for-review = enregistrée dans { $file } ; damier review { $word } montre les erreurs
not-saved = non enregistré : { $reason }
not-loaded = partie non reprise : { $reason }
lot = { $side ->
    [left] Tirage au sort : la personne de gauche commence, comme joueur 1.
   *[right] Tirage au sort : la personne de droite commence, comme joueur 1.
 }
no-lot = on ne peut pas tirer au sort qui commence : ce jeu se joue seul, ou ses joueurs ont des tâches différentes. Retirez cette option
over = Fin de la partie après { $plies } { $plies ->
    [one] coup
   *[other] coups
 } : { $ending }.
at-the-end = Appuyez sur Entrée pour quitter. Vous pouvez aussi taper `save FICHIER` pour enregistrer la partie, `undo` pour reprendre votre dernier coup, ou `load FICHIER` pour continuer une autre partie.
solver-would-play = le solveur exact jouerait { $action } ; { $sentence }
solver-would-play-for = le solveur exact jouerait { $action } ({ $worth }) ; { $sentence }
hint-worth = { $sentence } ({ $worth })
hint-expects = { $sentence } (il attend { $points })
hint-reason = { $hint } ; { $action } : { $reason }
nobody-against = Deux personnes jouent. Pour jouer contre le programme, ajoutez --against avec un niveau : { $levels }
no-opponent = ce jeu se joue seul, donc sans adversaire. Retirez cette option
