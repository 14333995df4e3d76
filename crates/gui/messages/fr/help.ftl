### L'aide : les règles en images, et les touches.

how-it-is-played = Comment jouer
picture = Image { $number } sur { $all }

## Les touches

keys = Touches
arrows = flèches, h j k l
arrows-do = faire glisser les tuiles, ou déplacer le curseur
letters-4d = a d w s
letters-4d-do = sur le plateau 4D : glisser de grille en grille (ou balayer avec Maj)
letters = lettres, chiffres
letters-do = choisir une couleur ou donner une pièce ; B4 la pose sur la case B4
enter = Entrée
enter-does = jouer sur la case du curseur
undo = Retour arrière, u / Maj-U
undo-does = annuler / rétablir (aussi Ctrl-Z, Ctrl-Y)
hint = Maj-H
hint-does = montrer un indice
pause = Espace, p
pause-does = mettre en pause ou continuer
pace = + / -
pace-does = plus vite / moins vite
walk = Page préc., Page suiv., Début, Fin
walk-does = parcourir les positions de la partie
mistake = m / Maj-M, bas / haut
mistake-does = dans une analyse : erreur suivante / précédente
escape = Échap
escape-does = annuler un choix ou un indice, ou faire jouer le joueur tout de suite
files = Ctrl-N, S, O
files-do = nouvelle partie, enregistrer, ouvrir
help = ?, F1
help-does = les règles en images
