### Ce qui se tient à côté et au-dessous du plateau : le trait, les joueurs, les indices.

## Le trait

over = Fin : { $ending }
chance-draws = Tirage au hasard
your-turn = À vous de jouer : { $task }
your-turn-of-seat = { $seat }, à vous de jouer : { $task }
to-play = au { $seat } : { $task }
to-play-alone = À jouer : { $task }
waits = { $seat } : { $player } attend
thinks = { $seat } : { $player } réfléchit
game-and-ply = { $game }, demi-coup { $plies }

## Joueurs

seat-of = { $seat } : { $name }
you = vous
a-person = une personne
pause = Pause
go-on = Continuer
slower = Moins vite
faster = Plus vite
move-now = Jouer maintenant
delay = { $milliseconds } ms
delay-help = le temps qu'une position reste visible avant le coup d'un joueur

## Indices

looking = recherche du meilleur coup
stop = Arrêter
hint-exact = Indice (exact)
hint-by = Indice (selon { $who })
expected = suite attendue : { $line }
play = jouer { $action }
standing = avantage du siège 1 : { $share } %
share = { $seat } : { $share } %

## Messages

nothing-to-undo = rien à annuler
nothing-to-redo = rien à rétablir
nobody-on-turn = personne n'a le trait
nobody-resigns = personne ne peut abandonner maintenant
copied = la partie a été copiée sous forme de texte
best-score = meilleur score
score = score
