reference = joueur de référence
event = épreuve
unequal-tasks = { $game } donne à ses deux joueurs des tâches différentes : des joueurs de référence ne peuvent pas le noter. Utilisez un jeu à un joueur, ou un jeu où les deux joueurs ont la même tâche
marks-contradicted = la note de { $low } est plus basse que celle de { $high }, mais leurs parties de l'épreuve { $event } montrent que { $low } est meilleur. Vérifiez les deux notes
inversion = { $upper } est au-dessus de { $lower } dans le tableau, mais sa note est plus basse : ses parties ne montrent qu'avec une probabilité de { $percent } % que { $upper } est meilleur que { $reference }
inversion-unmet = { $upper } est au-dessus de { $lower } dans le tableau, mais sa note est plus basse : { $upper } n'a pas rencontré { $reference }
marked = { $player } ({ $mark })
