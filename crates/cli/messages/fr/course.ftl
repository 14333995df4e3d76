### Que faire du matériel d'un cours.

sheet = { $file } : l'énoncé
change = { $file } : le fichier que modifient les étudiants
enter = aller dans le dossier :   cd { $folder }
build = compiler le programme :   { $command }
test = tester le programme :     { $command }
rank = classer les joueurs :     damier run tournament.toml
