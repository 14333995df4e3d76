### Les paramètres des Sept Couleurs : leur aide, et ce qui y est refusé.

## Ce qu'est chacun

rows-and-columns = taille du plateau
colours = nombre de couleurs
topology = quatre cases voisines, de même en refermant les bords, ou six avec les lignes impaires décalées d'une demi-case vers la droite
holes = cases absentes, tirées au hasard de sorte que le reste demeure d'un seul tenant
layout = couleurs tirées librement, sans voisines égales, identiques après un demi-tour, ou en bandes
ban = couleurs interdites : celle du joueur, celle de l'adversaire, la dernière choisie
win = contrôler au moins la moitié, plus de la moitié, ou jouer tant qu'une case est disputée
swap = first : après le premier coup de la partie, l'autre siège peut prendre la zone qui vient de jouer au lieu de choisir une couleur (l'un coupe, l'autre choisit)
preset = class : ces valeurs par défaut ; phone : 8x7, colours=6, layout=no-equal, ban=own+opponent, win=full

## Les valeurs de chacun

sizes = côtés de 1 à 64, au moins 2 cases
colour-counts = de 2 à 10
hole-counts = de 0 au quart des cases
bans = none, ou l'un ou plusieurs de own, opponent, last, séparés par +

## Endroits

parameter = paramètre
parameter-of = paramètre { $name }
size = taille

## Ce qui est attendu

one-value = une seule valeur
a-size = ROWSxCOLUMNS, de 1x2 à 64x64
a-whole-number = un nombre entier de { $least } à { $most }
each-ban-once = none, ou own, opponent, last, chacun une seule fois, séparés par +
holes-on = de 0 à { $most } en { $size }
even-holes = un nombre pair sur un plateau symétrique sans case centrale
colours-with-ban = { $least } ou plus avec ban={ $ban }
colours-without-equals = 3 ou plus pour layout=no-equal sur des hexagones ou un tore impair
layouts-on-odd-hexagons = random, no-equal, diagonal sur des hexagones avec un nombre impair de lignes
