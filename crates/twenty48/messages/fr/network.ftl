### Entraînements et réseaux : ce qu'ils sont, et ce qui est refusé dans leurs fichiers.

## Un entraînement en une ligne

training = groupes { $tuples } ; { $rate }, lambda { $lambda } ; graine { $seed }
tuples-begun = { $tuples } (d'abord { $first } seul, { $slides } millions de glissements)
rate-per-weight = un taux par poids (TC)
rate-of = taux { $rate } (TD)
rate-and-optimism = { $rate }, optimisme { $points }
lambda-and-restart = { $lambda }, des parties reprises en leur milieu après { $slides } millions de glissements

## Endroits

game = jeu
form = forme
ending = finale
stages = étapes
stage = étape
tuples = groupes
tuple = groupe
network = réseau
network-named = réseau { $file }
network-line = réseau, { $key }
network-weights = réseau, poids
training-to-begin-with = entraînement de départ
chances = probabilités
chances-scale = probabilités, scale

## Ce qui est trouvé

bytes = { $bytes } { $bytes ->
    [one] octet
   *[other] octets
 }
packed-bytes = { $bytes } { $bytes ->
    [one] octet compressé
   *[other] octets compressés
 }
weights = { $weights } poids
whole-games = parties entières
made-for = fait pour { $game }
an-ending = une finale

## Ce qui est attendu dans un entraînement

game-of-chance = un jeu où le hasard place les tuiles
plain-for-an-ending = 2048 lui-même, pour une finale
file-form = float, 16, 8, packed ou packed:POINTS
the-same-kind = un entraînement de même nature
shared-tuples = au moins un des groupes de départ : { $tuples }
walls = un nombre de murs, de { $least } à { $most }
most-stages = { $most } étapes au plus après la première
a-stage = des tuiles de 256 à 16384, par exemple 16384 ou 16384+8192
tuples-or-name = de 1 à { $most } groupes de cases, par exemple 012345 456789, ou un nom : 4x6+2x4, 4x6, 8x6
most-weights = { $most } poids au plus (16^cases pour chaque groupe et chaque étape)
no-image = aucun groupe qui soit l'image d'un autre ({ $tuple })
tuple-cells = de 1 à { $most } cases différentes, chacune de 0 à { $last } dans { $signs }

## Ce qui est permis à un joueur

tiles-by-chance = des tuiles placées par le hasard (contre un adversaire, c'est `defender` qui joue)
board-with-a-network = une grille pour laquelle un réseau est fourni, ou file=FICHIER de `damier train { $game } --out FICHIER` ; `fast` joue sur toutes les grilles
network-of-board = un réseau de cette grille, comme en fait `damier train { $game } --out FICHIER`

## Ce qui est attendu dans un fichier

train-file = un fichier de `damier train`
train-file-alone = un fichier de `damier train` (ce programme a été construit sans réseau)
readable-file = un fichier lisible
whole-games-only = un réseau de parties entières, non d'une finale
ending-file = none, ou un fichier de `damier train --ending`
whole-file = un fichier entier et intact (sa somme de contrôle ne correspond pas)
bytes-of-tuples = { $bytes } octets, comme l'exigent ses groupes
bytes-packed-into = autant d'octets qu'il en faut pour en contenir { $bytes } une fois compressés, comme l'exigent ses groupes
float-only = float : un réseau arrondi ne peut plus être entraîné
label-with-line = une étiquette avec cette ligne
versions = { $plain }, ou { $staged } avec des étapes
version-of-stages = { $version } : les réseaux à étapes sont de la version 2, et ceux de la version 1 jugeaient mal les grilles tardives ; il faut l’entraîner de nouveau
any-2048 = 2048 et ses variantes
a-number = un nombre
a-number-within = un nombre de { $least } à { $most }
calibrate-file = un fichier de `damier lab calibrate`
tile-and-weights = une tuile et ses 6 poids
