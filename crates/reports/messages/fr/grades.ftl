reference = joueur de référence
event = épreuve
unequal-tasks = { $game } donne à ses deux joueurs des tâches différentes : des joueurs de référence ne peuvent pas le noter. Utilisez un jeu à un joueur, ou un jeu où les deux joueurs ont la même tâche
