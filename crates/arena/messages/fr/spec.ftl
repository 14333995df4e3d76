### Erreurs dans la description d'un tournoi.

## Endroits

python = python
seed = graine
values = valeurs d'une description
event = épreuve
event-number = épreuve { $number }
games = parties
vain-moves = vain_moves
players = joueurs
player-number = joueurs, numéro { $number }
entrants = participants
tables = tables
openings = ouvertures
opening-number = ouverture { $number }
format = format
name = nom
game = jeu
threads = fils
shard = tranche

## Ce qui est attendu

random-openings = une liste de positions, ou random:N avec N de 1 à { $most } pour des ouvertures de N coups au hasard
whole-seed = un nombre entier de 0 à 2^63 - 1
name-taken = une autre épreuve s'appelle aussi `{ $event }` ; donnez à l'une des deux un autre `name`
range = un nombre de { $least } à { $most }
so-many = 1 à { $most } éléments
one-line = de 1 à { $most } caractères sur une ligne
player-twice = `{ $player }` est nommé deux fois ; nommez chaque joueur une seule fois
player-twice-settings = `{ $player }` est nommé deux fois : un réglage laissé à sa valeur par défaut ne fait pas un autre joueur ; nommez chaque joueur une seule fois
cannot-play = `{ $player }` ne peut pas jouer à cette place : { $seat } ; nommez un joueur qui le peut
only-round-robin = round-robin, car les joueurs d'un jeu en solitaire ne se rencontrent pas
one-for-each-seat = au moins un joueur pour chaque siège
at-least-two = au moins deux joueurs
so-many-tables = { $count } { $count ->
    [one] table
   *[other] tables
 }, une par épreuve
shard-form = I/N avec I de 1 à N, par exemple 2/3
events = épreuves
several-events = un tournoi qui s'arrête dès qu'une question a reçu sa réponse doit avoir exactement une épreuve ; cette description en a { $events }
only-duels = `{ $format }` demande un jeu où les deux joueurs ont la même tâche ; utilisez round-robin
rounds = rondes
not-drawn = `{ $format }` choisit ses parties d'après les résultats : un tel tournoi ne peut avoir ni tranches ni questions ; utilisez round-robin ou gauntlet
anchor = joueur de repère
swiss-rounds = swiss, ou swiss(RONDES) avec au moins une ronde, par exemple swiss(5)
no-duel = ce tournoi n'a pas d'épreuve entre deux joueurs de même tâche, donc pas de cote qu'un joueur de repère puisse fixer
