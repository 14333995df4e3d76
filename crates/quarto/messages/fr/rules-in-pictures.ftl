### Les règles en cinq images, une phrase courte sous chacune.

pieces = Chaque pièce est noire ou blanche, haute ou basse, pleine ou creuse, carrée ou ronde.
give = L'adversaire choisit la pièce que vous devez poser.
place = Posez-la sur une case libre, puis choisissez une pièce pour l'adversaire.
win = Quatre pièces en ligne qui ont un trait commun gagnent, peu importe qui a posé les autres.
squares = En Quarto+, un carré de quatre pièces qui ont un trait commun gagne aussi.
