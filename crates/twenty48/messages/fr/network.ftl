### Entraînements et réseaux : leurs descriptions, et les erreurs de leurs fichiers.

## Un entraînement en une ligne

training = groupes { $tuples } ; { $rate }, lambda { $lambda } ; graine { $seed }
tuples-begun = { $tuples } (au début { $first } seulement, pendant { $slides } { $slides ->
    [one] million
   *[other] millions
 } de glissements)
rate-per-weight = un taux par poids (TC)
rate-of = taux { $rate } (TD)
lambda-and-restart = { $lambda }, des parties reprises en leur milieu après { $slides } { $slides ->
    [one] million
   *[other] millions
 } de glissements

## Endroits

game = jeu
form = forme
ending = finale
tuples = groupes
tuple = groupe
network = réseau
network-named = réseau { $file }
network-line = réseau, ligne `{ $key }`
network-weights = réseau, poids
base-training = entraînement de départ
chances = probabilités
chances-scale = probabilités, ligne `scale`

## Ce qui est trouvé

bytes = { $bytes } { $bytes ->
    [one] octet
   *[other] octets
 }
weights = { $weights } poids

## Ce qui est attendu dans un entraînement

game-of-chance = un jeu où le hasard place les tuiles
file-form = float, 16, 8, packed, ou packed:POINTS pour arrondir les poids à des multiples de POINTS
shared-tuples = au moins un des groupes de l'entraînement de départ ({ $tuples })
walls = de { $least } à { $most }, le nombre de grandes tuiles
tuples-or-name = de 1 à { $most } groupes de cases comme 012345 456789, ou un nom comme 4x6+2x4, 4x6 ou 8x6
most-weights = { $most } poids au plus (un groupe de n cases a 16^n poids)
tuple-cells = de 1 à { $most } cases différentes, chacune de 0 à { $last } (les cases sont, dans l'ordre : { $signs })

## Erreurs d'un entraînement

endgame-of-another-game = { $game } n'a pas d'entraînement de finale. Seul 2048 sans paramètres en a un
base-of-whole-games = il a porté sur des parties entières. L'entraînement d'une finale ne peut pas le prolonger
base-of-an-endgame = il a porté sur une finale. Un entraînement sur des parties entières ne peut pas le prolonger
image-of-a-tuple = `{ $tuple }` est une rotation ou un reflet de `{ $other }` et apprendrait les mêmes poids. Retirez l'un des deux

## Erreurs d'un joueur

tiles-by-chance = ne joue que si le hasard place les tuiles. Contre un adversaire, utilisez `defender`
not-one = ce n'est pas un réseau. Indiquez un fichier écrit par `damier train`
no-network-ships = aucun réseau n'est fourni pour { $game }. Entraînez-en un avec `damier train { $game } --out FICHIER` et donnez-le par file=FICHIER, ou utilisez `fast`, qui joue sur toutes les grilles
network-of-another-board = a été entraîné pour { $trained }. Entraînez un réseau pour cette grille avec `damier train { $game } --out FICHIER`

## Ce qui est attendu dans un fichier

bytes-of-tuples = { $bytes } octets, la taille des poids de ses groupes
any-2048 = 2048 ou l'une de ses variantes
a-number = un nombre
a-number-within = un nombre de { $least } à { $most }
tile-and-weights = une tuile et ses 6 poids

## Erreurs d'un fichier

unreadable = ne peut pas être lu : { $error }
no-network-built-in = ce programme a été construit sans réseau. Donnez à la place un fichier de `damier train`
an-endgame-network = a été entraîné sur une finale. Donnez un réseau entraîné sur des parties entières
no-endgame-network = a été entraîné sur des parties entières. Donnez un fichier de `damier train --ending`, ou le mot `none`
damaged = est endommagé ou incomplet ({ $bytes }) : sa somme de contrôle ne correspond pas. Copiez ou entraînez de nouveau le réseau
too-few-packed = les poids compacts sont trop courts ({ $packed } { $packed ->
    [one] octet
   *[other] octets
 }) pour les { $bytes } octets de ses groupes
rounded = les poids ont été arrondis (forme `{ $form }`), donc leur entraînement ne peut pas continuer. Utilisez un fichier de forme `float`
missing-line = la ligne `{ $key }` manque au début du fichier
stages = un réseau avec des poids à part pour les étapes d'une partie n'est plus pris en charge. Entraînez-le de nouveau
no-calibration = n'est pas un fichier de `damier lab calibrate`
