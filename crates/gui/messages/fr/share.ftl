### Transmettre une partie.

share = Partager
share-help = partager cette position : lien, texte ou image
link-to-position = Copier un lien vers cette position
link-to-game = Copier un lien vers toute la partie
link-to-puzzle = Copier le résultat avec un lien vers le problème
text = Copier la partie en texte
picture = Enregistrer une image du plateau
about-links = Un lien commence par #. Ajoutez-le à l'adresse d'une page damier, ou collez-le dans « Ouvrir ».
link-copied = le lien a été copié
no-picture = l'image ne peut pas être écrite : { $reason }
with-piece = { $status } – { $name } : { $piece }
puzzle = damier : { $game }, problème { $number }
puzzle-without-number = damier : { $game }, un problème
solved = { $stars } ✓ { $how }
not-yet = { $stars } ?
told = la solution a été montrée
place = problème
numbers = un nombre de 1 à { $all }
