### Ce qui ne va pas dans un fichier class.toml.

unreadable = { $file } : { $problem } ; damier serve --init DOSSIER en écrit un pour commencer
in-file = { $file } : { $problem }
at-line = ligne { $line } : { $problem }
an-address = une adresse et un port, comme 127.0.0.1:8047
a-base = rien, ou un chemin comme /classe sans / à la fin
a-proxy = des adresses de mandataires, comme 127.0.0.1
one-game = au moins un [[game]]
a-moment = une date avec une heure et son décalage, comme 2026-12-18T23:59:00+01:00
names-once = chaque nom une seule fois
languages = en ou fr
a-plain-name = lettres, chiffres et . _ -
equal-tasks = un jeu à un joueur, ou à deux avec la même tâche
one-reference = au moins un joueur de référence
a-roster-player = un joueur de damier, comme random (damier list players JEU)
a-short-name = 1 à { $most } caractères
