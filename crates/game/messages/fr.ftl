### Messages communs à tous les jeux : erreurs dans les textes, contenu de tout plateau.

## Erreurs

at = { $place } : { $sentence }
unexpected = `{ $found }` trouvé ; attendu : { $expected }
mismatch = { $found } ; attendu : { $expected }
nothing-given = il manque une valeur ; attendu : { $expected }
unknown = `{ $found }` est inconnu ; valeurs possibles : { $names }
mistyped = `{ $found }` est inconnu ; vouliez-vous dire `{ $meant }` ? ({ $names } noms sont connus)

no-key = la clé `{ $key }` manque
key-twice = cette clé ou cette table figure déjà plus haut
toml = du TOML, avec des lignes telles que games = 20 et des textes entre guillemets
kind-text = un texte entre guillemets
kind-whole = un nombre entier, ni trop grand ni inférieur à 0
kind-number = un nombre
kind-boolean = true ou false
kind-list = une liste entre crochets
kind-text-or-list = un texte entre guillemets, ou une liste entre crochets
kind-table = une table de clés et de valeurs
kind-other = une valeur d'un autre type

## Emplacements

place-player = joueur
place-of-player = joueur { $name }
place-setting = réglage
place-of-setting = réglage { $name }
place-budget = budget
place-opening = ouverture
place-final = position finale
place-line = ligne { $number }
place-ply = coup { $number }
place-line-and-ply = ligne { $line }, coup { $ply }

## Ce qui est trouvé

found-positions = { $positions } positions

## Ce qui est attendu

one-position = une seule position

a-number = un nombre de { $least } à { $most }
a-whole-number = un nombre entier de { $least } à { $most }
a-parameter = `clé=valeur`, ou un mot
a-player = NOM ou NOM(réglage=valeur,…)
a-budget = `none`, `fast` (10s/game), `efficient` (120s/game), ou des éléments comme 10s/game, 50ms/move, 1000nodes, depth4, séparés par des virgules
seat-1-or-2 = seat 1 ou seat 2
a-game-line = une ligne `game: NOM`
position-after-the-moves = { $state }, la position après le dernier coup

## Phrases entières

given-twice = ce réglage est donné deux fois. Gardez une seule valeur
no-settings = `{ $found }` est inconnu : ce joueur n'a pas de réglages
saved-game = une partie enregistrée, qui commence par `{ $first }`
long-line = cette ligne dépasse { $most } octets. Vérifiez que le fichier est bien une partie enregistrée
not-legal = `{ $action }` n'est pas un coup légal ici ; coups possibles : { $actions }
after-the-end = `{ $action }` vient après la fin de la partie. Supprimez ce coup

## Sièges et plateaux

seat = siège { $number }
player = joueur { $number }
cells-owned = { $owned } { $owned ->
    [one] possédée
   *[other] possédées
 }, { $controlled } { $controlled ->
    [one] contrôlée
   *[other] contrôlées
 } ({ $share } %)

## Couleurs des cases

orange = orange
sky = bleu ciel
green = vert
yellow = jaune
blue = bleu
red = rouge
pink = rose
mauve = mauve
slate = ardoise
plum = prune

## Résultats

win = victoire
draw = nulle
loss = défaite

## Temps

over = a utilisé { $used } de temps processeur ; la limite est de { $limit } { $per ->
    [start] pour démarrer (jusqu'à hello)
    [unset] par coup (aucun budget n'est fixé)
    [farewell] pour se terminer après quit
    [move] par coup
   *[game] par partie
 }
time-in-seconds = { $seconds } s
time-in-milliseconds = { $milliseconds } ms
time-in-microseconds = { $microseconds } µs

## La tuile à atteindre

goal = but
no-goal = ce jeu n'a pas de tuile à atteindre. Retirez le but

## Entraînement

a-share = un nombre de 0 à 1
a-share-above-0 = un nombre supérieur à 0 et au plus égal à 1
