### Ce qui est refusé dans la description d'un tournoi.

## Endroits

seed = graine
values = valeurs d'une description
event = épreuve
event-number = épreuve { $number }
games = parties
vain-moves = vain_moves
players = joueurs
player-number = joueurs, numéro { $number }
entrants = engagés
tables = tables
openings = ouvertures
opening-number = ouverture { $number }
format = formule
name = nom
game = jeu
threads = fils
shard = tranche
line = ligne { $number }

## Ce qui est attendu

random-openings = random:N avec N de 1 à { $most }, pour N coups tirés au hasard, ou une liste de positions
whole-seed = un nombre entier de 0 à 2^63 - 1
unused-name = un nom qu'aucune autre épreuve ne porte (donner `name`)
range = de { $least } à { $most }
so-many = de 1 à { $most }
one-line = de 1 à { $most } caractères sur une ligne
every-player-once = chaque joueur une seule fois
every-player-once-settings = chaque joueur une seule fois (les réglages par défaut ne comptent pas)
toml-of-a-spec = le TOML d'un tournoi ({ $reason })
player-for = un joueur qui peut prendre { $seat }
only-round-robin = round-robin (à un seul siège, on ne rencontre personne)
one-for-each-seat = au moins un joueur pour chaque siège
at-least-two = au moins deux joueurs
so-many-tables = { $count } tables, une par épreuve
shard-form = I/N avec I de 1 à N, par exemple 2/3
events = épreuves
one-event = une seule épreuve, quand une question arrête le tournoi
only-duels = round-robin, ou un duel
rounds = rondes
all-drawn = round-robin ou gauntlet, dont les { $games } parties sont connues d'avance, pour une part ou une question
anchor = référence
player-of-a-duel = un joueur d'un duel de ce tournoi : { $players }
formats = round-robin, gauntlet, swiss, swiss(RONDES), knockout
