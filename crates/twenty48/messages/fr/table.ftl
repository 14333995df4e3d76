### Tables de formations, et preuves contre un adversaire : ce qui est refusé.

## Endroits

formation = formation
target = tuile visée
disk = disque
game = jeu
tile = tuile
memory = mémoire
position = position

## Ce qui est trouvé

another-file = un fichier d'une autre sorte
version = version { $version }
damaged-head = un en-tête endommagé
damaged-directory = un répertoire endommagé
gaps = { $gaps } { $gaps ->
    [one] trou
   *[other] trous
 }
limit-and-sum = limite { $limit } et somme initiale { $sum }
layer-at = une couche en { $offset }
bytes = { $bytes } { $bytes ->
    [one] octet
   *[other] octets
 }
damaged-layer = une couche endommagée, de somme { $sum }
free-cells = { $cells } { $cells ->
    [one] case libre
   *[other] cases libres
 }
formation-with-target = { $formation } avec la tuile visée { $target }
bytes-of-formation = { $formation } avec la tuile visée { $target } : { $bytes } octets

## Ce qui est attendu dans un fichier

a-table = une table
tables-folder = un dossier de tables
formation-table = une table de formation
versions = version { $first } ou { $last }
head-with-checksum = un en-tête conforme à sa somme de contrôle
directory-with-checksum = un répertoire conforme à sa somme de contrôle
layers-with-checksums = des couches conformes à leurs sommes de contrôle
gaps-in-version = { $gaps } dans la version { $version }
not-cut-short = un fichier entier : celui-ci est tronqué
neither-short-nor-damaged = un fichier entier : celui-ci est tronqué, ou sa fin est endommagée

## Ce qui est attendu d'une formation

free-cells-from = de { $least } à { $most } cases libres
walls-on-walls = des murs sur la dernière ligne, ou sur d'autres murs
formation-forms = 442, L3, le nombre de cases libres de chaque ligne, ou les cases comme ..../..../..##/#### ; 442+ et semblables
power-of-two = une puissance de deux, par exemple 512
targets = de { $least } à { $most }
smaller-formation = moins de cases libres, ou une tuile visée plus petite
most-bytes = { $bytes } octets au plus

## Ce qui est attendu pour une preuve

adversarial-game = 2048 avec spawner=adversary
provable-boards = des grilles de 2x2 à 4x4 avec merge=once et end=stuck
boards-for-a-sweep = pour un balayage, des grilles de moins de cases
machine-memory = au plus ce dont la machine dispose
without-the-tile = une position sans cette tuile ni une plus grande
no-such-spawn = une position où aucune tuile à placer n'est celle-ci
running-game = une partie en cours
