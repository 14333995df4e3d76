### Annonces par-dessus le plateau : la fin d'une partie, ou un but atteint.

over = Partie terminée
won = Vous gagnez !
lost = Vous perdez
drawn = Nulle
review = Analyser la partie
show-board = Voir le plateau
so-far = { $score } points pour l'instant
