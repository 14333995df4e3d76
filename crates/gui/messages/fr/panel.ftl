### Le panneau à côté ou au-dessous du plateau : le trait, les joueurs, les indices.

## Le trait

over = Partie terminée : { $ending }
chance-draws = Tirage au sort
your-turn = À vous de jouer : { $task }
your-turn-of = À vous de jouer, { $who } : { $task }
to-play = Prochain coup : { $who } ({ $task })
to-play-alone = Prochain coup : { $task }
waits = { $player } attend
thinks = { $player } réfléchit
moves-played = coups joués : { $moves }

## Joueurs

you-alone = Vous
player-alone = Joueur { $number }
name-of = nom ({ $player })
pause = Pause
go-on = Continuer
slower = Moins vite
faster = Plus vite
move-now = Jouer maintenant
delay = { $milliseconds } ms
delay-help = durée d'affichage de chaque position avant le coup d'un joueur

## Indices

looking = recherche du meilleur coup
stop = Arrêter
hint-exact = Indice (exact)
hint-by = Indice (selon { $who })
expected = suite attendue : { $line }
play = jouer { $action }
standing = avantage : { $who }, { $share } % (50 % : égalité)
share = { $who } : { $share } %

## Messages

nothing-to-undo = rien à annuler
nothing-to-redo = rien à rétablir
nobody-on-turn = pas d'indice maintenant, car ce n'est à personne de jouer
nobody-resigns = vous ne pouvez abandonner qu'à votre tour
copied = la partie a été copiée sous forme de texte
best-score = meilleur score
score = score
