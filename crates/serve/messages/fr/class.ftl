### Erreurs dans un fichier class.toml.

unreadable = { $file } : { $problem }. Pour obtenir un class.toml qui fonctionne, lancez damier serve --init DOSSIER
in-file = { $file } : { $problem }
an-address = une adresse et un port, par exemple 127.0.0.1:8047
a-base = un texte vide, ou un chemin comme /classe qui commence par / et ne finit pas par /
a-proxy = l'adresse IP d'un mandataire (proxy), par exemple 127.0.0.1
one-game = il n'y a aucun jeu ; ajoutez au moins une section [[game]]
a-moment = une date et une heure avec le décalage par rapport à UTC, par exemple 2026-12-18T23:59:00+01:00
same-name = deux jeux portent le nom { $name } ; donnez-leur des noms différents
a-time-zone = le nom d'un fuseau horaire, par exemple Europe/Paris
a-plain-name = un nom fait de lettres, de chiffres et de . _ -
unequal-tasks = { $game } donne à ses deux joueurs des tâches différentes : une classe ne peut pas classer tous ses joueurs ensemble ; choisissez un autre jeu
one-reference = il n'y a aucun joueur de référence ; indiquez-en au moins un
other-kit = le kit { $kit } n'est pas fait pour les règles de { $game }. Kits pour { $game } : { $kits }
no-kit = le kit { $kit } n'est pas fait pour les règles de { $game }, et aucun autre ne l'est. Supprimez la ligne kit = …, ou changez le jeu
a-roster-player = un joueur fourni avec damier, par exemple random (damier list players JEU en donne la liste)
a-short-name = un texte de 1 à { $most } caractères
