### Les moments par-dessus le plateau : la fin d'une partie, une tuile tant attendue.

over = Partie terminée
won = Vous gagnez !
lost = Vous perdez
drawn = Nulle
review = Voir le tournant
so-far = { $score } points jusqu'ici
