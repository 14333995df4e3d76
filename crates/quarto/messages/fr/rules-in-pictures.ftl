### Les règles en cinq images, avec une phrase courte sous chacune.

pieces = Chaque pièce est noire ou blanche, haute ou basse, pleine ou creuse, carrée ou ronde.
give = L'adversaire choisit la pièce que vous devez poser.
place = Posez-la sur une case libre, puis choisissez une pièce pour l'adversaire.
win = Complétez une ligne de quatre pièces qui ont un caractère commun, et vous gagnez.
line-loses = Le joueur qui complète une ligne de quatre pièces au caractère commun perd.
squares = En Quarto+, un carré de quatre pièces qui ont un caractère commun gagne aussi.
square-loses = Un carré de quatre pièces qui ont un caractère commun perd aussi.
