### Les paramètres des Sept Couleurs : aide et erreurs.

## Aide

rows-and-columns = taille du plateau
colours = nombre de couleurs
topology = un plateau ordinaire, un plateau dont les bords opposés se rejoignent, ou des hexagones, une ligne sur deux étant décalée d'une demi-case vers la droite
holes = cases absentes, tirées au hasard de sorte que le reste soit d'un seul tenant
layout = disposition des couleurs : au hasard, au hasard sans voisines égales, au hasard mais la même après une rotation de 180°, ou en bandes diagonales
ban = couleurs interdites : celle du joueur, celle de l'adversaire, la dernière choisie
win = qui gagne : le premier qui contrôle la moitié des cases, le premier qui en contrôle plus de la moitié, ou la plus grande zone quand aucune case n'est plus disputée
swap = first : après le premier choix de la partie, l'autre joueur peut prendre la zone de celui qui vient de choisir, au lieu de choisir une couleur (l'un coupe, l'autre choisit)
preset = class : les valeurs par défaut ; phone : 8x7, colours=6, layout=no-equal, ban=own+opponent, win=full

## Valeurs possibles

sizes = côtés de 1 à 64, au moins 2 cases
colour-counts = de 2 à 10
hole-counts = de 0 au quart des cases
bans = none, ou un ou plusieurs des mots own, opponent et last, séparés par +

## Emplacements

parameter = paramètre
parameter-of = paramètre { $name }
size = taille

## Ce qui est attendu

a-size = LIGNESxCOLONNES, de 1x2 à 64x64
a-whole-number = un nombre entier de { $least } à { $most }
each-ban-once = `none`, ou un ou plusieurs des mots `own`, `opponent` et `last`, chacun une fois au plus, séparés par +
holes-on = un nombre entier de 0 à { $most } sur un plateau de { $size }
even-holes = un nombre pair, car un plateau symétrique de cette taille n'a pas de case centrale
colours-with-ban = au moins { $least } avec ban={ $ban }
colours-without-equals = au moins 3 avec layout=no-equal sur des hexagones, ou sur un tore de côté impair
layouts-on-odd-hexagons = random, no-equal ou diagonal, car des hexagones ne sont symétriques qu'avec un nombre pair de lignes

## Phrases entières

given-twice = ce paramètre est donné deux fois. Gardez une seule valeur

## Dans un formulaire

form-size = Taille du plateau
form-size-sentence = Lignes et colonnes, de 1 à 64 chacune.
form-colours = Nombre de couleurs
form-colours-sentence = De 2 à 10. Avec moins de couleurs, les zones grandissent plus vite.
form-topology = Cases
form-topology-sentence = Quelles cases sont voisines.
form-topology-plane = carrés
form-topology-torus = carrés, bords opposés reliés
form-topology-hex = hexagones
form-holes = Trous
form-holes-sentence = Le nombre de cases absentes, placées au hasard.
form-layout = Disposition
form-layout-sentence = Comment les couleurs sont disposées au début.
form-layout-random = au hasard
form-layout-no-equal = sans voisines égales
form-layout-symmetric = la même pour les deux joueurs
form-layout-diagonal = en diagonales
form-ban = Couleurs interdites
form-ban-sentence = Qui ne peut pas choisir quelle couleur.
form-ban-none = rien n'est interdit
form-ban-own = votre couleur
form-ban-opponent = la couleur de l'autre joueur
form-ban-own-opponent = votre couleur et celle de l'autre joueur
form-ban-last = la dernière couleur choisie
form-ban-own-last = votre couleur et la dernière choisie
form-win = Gagnant
form-win-sentence = Comment la partie se gagne.
form-win-half = le premier qui a la moitié des cases
form-win-majority = le premier qui a plus de la moitié des cases
form-win-full = la plus grande zone à la fin
form-swap = Échange
form-swap-sentence = L'autre joueur peut-il prendre la zone après le premier choix ?
form-swap-none = non
form-swap-first = oui
form-preset = Règles connues
form-preset-sentence = Un ensemble de règles. Vos choix ci-dessus remplacent ses valeurs.
form-preset-class = la classe : 30x30, sept couleurs
form-preset-phone = le jeu de téléphone : 8x7, six couleurs
