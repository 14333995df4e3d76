### Phrases du contrat : ce qui est refusé dans un texte, ce que montre tout plateau.

## Ce qui est refusé

at = { $place } : { $sentence }
unexpected = `{ $found }` trouvé, attendu : { $expected }
mismatch = { $found } ; attendu : { $expected }
nothing-given = rien n'est donné, attendu : { $expected }
unknown = `{ $found }` est inconnu ; possible : { $names }
mistyped = `{ $found }` est inconnu ; vouliez-vous dire `{ $meant }` ? ({ $names } noms sont connus)

## Endroits

place-player = joueur
place-of-player = joueur { $name }
place-setting = réglage
place-of-setting = réglage { $name }
place-budget = budget
place-opening = ouverture
place-final = position finale
place-line = ligne { $number }
place-ply = demi-coup { $number }
place-line-and-ply = ligne { $line }, demi-coup { $ply }

## Ce qui est attendu

a-number = un nombre de { $least } à { $most }
a-whole-number = un nombre entier de { $least } à { $most }
one-value = une seule valeur
no-settings = aucun réglage
a-parameter = clé=valeur ou un mot
a-player = NOM ou NOM(réglage=valeur,…)
a-budget = none, fast (10s/game), efficient (120s/game), ou des éléments comme 10s/game, 50ms/move, 1000nodes, depth4, séparés par des virgules
short-lines = { $most } octets par ligne au plus
a-game-line = une ligne `game: NOM`
where-actions-lead = { $state } (là où mènent les coups)
nothing-after-the-end = rien : la partie est terminée

## Sièges et plateaux

seat = siège { $number }
cells-owned = { $owned } { $owned ->
    [one] possédée
   *[other] possédées
 }, { $controlled } { $controlled ->
    [one] contrôlée
   *[other] contrôlées
 } ({ $share } %)

## Résultats

win = victoire
draw = nulle
loss = défaite

## Temps

over = a utilisé { $used } de temps processeur ; permis { $per ->
    [start] pour démarrer (jusqu'à hello)
    [unset] par coup (aucun budget n'est fixé)
    [farewell] pour finir
    [move] par coup
   *[game] par partie
 } : { $limit }
time-in-seconds = { $seconds } s
time-in-milliseconds = { $milliseconds } ms
time-in-microseconds = { $microseconds } µs

## La valeur pour laquelle on joue

goal = but
no-goal = rien : dans ce jeu, on ne joue pas pour une tuile

## Entraînement

a-share = un nombre de 0 à 1
a-share-above-0 = un nombre au-dessus de 0, de 1 au plus
