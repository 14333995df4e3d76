### Tables de formations, et preuves contre un adversaire : les erreurs.

## Endroits

formation = formation
target = tuile visée
disk = disque
game = jeu
tile = tuile
memory = mémoire
position = position

## Ce qui est trouvé

version = version { $version }
gaps = { $gaps } { $gaps ->
    [one] trou
   *[other] trous
 } sous des murs
limit-and-sum = une somme des tuiles libres de { $limit } au plus, et de { $sum } au plus au départ
layer-at = une couche à l'octet { $offset }
bytes = { $bytes } { $bytes ->
    [one] octet
   *[other] octets
 }
free-cells = { $cells } { $cells ->
    [one] case libre
   *[other] cases libres
 }

## Ce qui est attendu dans un fichier

versions = versions { $first } à { $last }
gaps-in-version = { $gaps } dans la version { $version }

## Erreurs d'un fichier

unreadable = ne peut pas être lu : { $error }
not-a-table = n'est pas une table de formation
damaged-head = ses premiers octets sont endommagés : la somme de contrôle ne correspond pas
damaged-directory = sa liste des couches est endommagée : la somme de contrôle ne correspond pas
too-large-layer = sa liste des couches est fausse : une couche contient plus de grilles qu'il n'en existe
damaged-layer = la partie pour les grilles de somme { $sum } est endommagée : sa somme de contrôle ne correspond pas. Supprimez le fichier et reconstruisez la table
cut-short = est tronqué ({ $bytes })
short-or-damaged = est tronqué, ou sa fin est endommagée ({ $bytes })

## Ce qui est attendu d'une formation

free-cells-from = de { $least } à { $most } cases libres
formation-forms = un nom (L3), le nombre de cases libres de chaque ligne (442), ou toutes les cases (..../..../..##/####). Un + peut suivre, ou @ et la case de la jumelle (L3@a)
twin-cell = jumelle
twin-cells = une case, de 0 à 9 ou de a à f, ligne par ligne
power-of-two = une puissance de deux, par exemple 512
targets = une puissance de deux de { $least } à { $most }

## Erreurs d'une formation

floating-walls = { $formation } est impossible : avec un +, chaque mur (#) doit être sur la dernière ligne ou sur un autre mur
no-twin = { $formation } est impossible : la case après @ doit être un mur (#) à côté d'une case libre. Les murs ne doivent pas pouvoir bouger (+), et aucune rotation ni réflexion ne doit les laisser tels quels
too-large = la table de { $formation } pour la tuile visée { $target } serait trop grande. Choisissez moins de cases libres ou une tuile visée plus petite
too-little-disk = la table de { $formation } pour la tuile visée { $target } a besoin de { $bytes } octets, mais ne peut en utiliser que { $most }

## Ce qui est attendu pour une preuve

adversarial-game = 2048 avec spawner=adversary
provable-boards = une grille de 2x2 à 4x4 avec merge=once et end=stuck
provable-tile = une puissance de deux de 4 à 2048
without-the-tile = une position qui ne contient ni la tuile voulue ni une plus grande
no-such-spawn = une position où la prochaine tuile placée ne peut pas être la tuile voulue
running-game = une partie qui n'est pas finie

## Erreurs d'une preuve

too-large-for-a-sweep = { $game } a trop de grilles possibles pour un balayage. Choisissez la recherche comme méthode, ou une grille plus petite
too-little-memory = la machine ne peut pas fournir { $bytes } octets de mémoire. Demandez moins de mémoire
