### Liens vers des positions, des parties et des problèmes.

place = lien
words = un lien avec game=, saved= ou puzzle=
a-puzzle = un jeu et un numéro, par exemple quarto-327, ou un jour, par exemple 2026-11-26 ou 2026-11-26-easy
whole = le lien entier, exactement comme il a été copié
a-number = un nombre de coups
too-long = un lien a au plus { $most } caractères ; partagez une partie plus longue sous forme de fichier
