### L'aide : les règles en images, et les touches.

how-it-is-played = Comment on y joue
picture = Image { $number } sur { $all }

## Les touches

keys = Touches
arrows = flèches, h j k l
arrows-do = faire glisser les tuiles, ou déplacer le curseur
letters-4d = a d w s
letters-4d-do = 4D : glisser de grille en grille (ou un geste avec Maj)
letters = lettres, chiffres
letters-do = choisir une couleur, donner une pièce ; B4 pose sur une case
enter = Entrée
enter-does = jouer sur la case du curseur
undo = Retour arrière, u / U
undo-does = annuler / rétablir (aussi Ctrl-Z, Ctrl-Y)
hint = H
hint-does = un indice
pause = Espace, p
pause-does = pause
pace = + / -
pace-does = plus vite / moins vite
walk = Page préc., Page suiv., Début, Fin
walk-does = regarder les positions passées
mistake = m / M, bas / haut
mistake-does = dans une analyse : la faute suivante, la précédente
escape = Échap
escape-does = arrêter de réfléchir : jouer maintenant
files = Ctrl-N, S, O
files-do = nouvelle partie, enregistrer, ouvrir
help = ?, F1
help-does = les règles en images
