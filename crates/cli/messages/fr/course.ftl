### Que faire du matériel d'un cours.

sheet = { $file } : l'énoncé
change = { $file } : le fichier que modifient les étudiants
enter = y aller :     cd { $folder }
build = construire :  { $command }
test = tester :      { $command }
rank = classer :     damier run tournament.toml
