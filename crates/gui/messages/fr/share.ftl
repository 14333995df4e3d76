### Transmettre une partie.

share = Partager
share-help = un lien, le texte ou une image pour les autres
link-to-position = Copier un lien vers cette position
link-to-game = Copier un lien vers toute la partie
link-to-puzzle = Copier le résultat avec un lien vers le problème
text = Copier la partie en texte
picture = Enregistrer une image du plateau
about-links = Un lien commence par # : ajoutez-le à l'adresse d'une page qui a ces plateaux, ou collez-le sous « Ouvrir ».
link-copied = le lien a été copié
no-picture = l'image ne peut pas être écrite : { $reason }
with-piece = { $status } – { $name } : { $piece }
puzzle = damier : { $game }, problème { $number }
solved = { $stars } ✓ { $how }
not-yet = { $stars } ?
told = la solution a été donnée
place = problème
numbers = de 1 à { $all }
with-puzzles = un jeu qui a des problèmes : { $games }
