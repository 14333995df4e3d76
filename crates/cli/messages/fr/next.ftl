### L'étape qui suit une commande.

next = ensuite : { $step }
keep = --db FICHIER garde le tournoi : `damier games` en liste alors les parties, et `damier replay` en montre une
look-into = --db FICHIER garde le tournoi : `damier games FICHIER --lost` montre alors où votre programme perd
list-lost = damier games { $file } --lost  liste les parties perdues
replay = damier replay { $file } NUMÉRO  montre une partie, coup par coup
review = damier review { $file } { $game }  dit où elle a tourné
list-players = damier list players JEU  dit qui joue à un jeu
play = damier play { $game }  est une partie pour vous
enter = damier match JEU { $path } greedy  le fait jouer
play-on = damier play { $game } --position TEXTE  joue la suite
