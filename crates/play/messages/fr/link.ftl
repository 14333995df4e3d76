### Liens vers des positions, des parties et des problèmes.

place = lien
words = un lien avec game=, saved= ou puzzle=
a-puzzle = un jeu et un numéro, comme quarto-327, ou un jour, comme 2026-11-26
whole = le lien entier, tel qu'il a été copié
a-number = un nombre de demi-coups
shorter = au plus { $most } lettres ; une partie plus longue se partage en fichier
