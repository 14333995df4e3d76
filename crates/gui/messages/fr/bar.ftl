### La barre de boutons au-dessus du plateau, et son menu.

new = Nouvelle
new-help = choisir un jeu et les joueurs (Ctrl-N)
again = Rejouer
again-help = une nouvelle partie du même jeu, avec les mêmes joueurs
undo = Annuler
undo-help = annuler le dernier coup (Retour arrière, u)
redo = Rétablir
redo-help = rejouer ce qui a été annulé (U)
hint = Indice
hint-help = le meilleur coup ici (H)
save = Enregistrer
save-help = enregistrer la partie en texte (Ctrl-S)
load = Ouvrir
load-help = ouvrir une partie enregistrée (Ctrl-O)
review = Analyser
review-help = où la partie a basculé, et ce qu'il fallait jouer
more = Plus
as-the-system = Comme le système
light = Clair
dark = Sombre
english = English
french = Français
judge = Évaluer chaque position
animate = Animer les coups
resign = Abandonner
keys = Touches et aide
