### Pourquoi une bibliothèque en C ne peut pas jouer, pour son auteur.

usage = utilisation : damier-host libNOM.so
    joue à 2048 avec une stratégie écrite en C : charge la bibliothèque, appelle sa fonction NOM et parle le protocole de damier sur l'entrée et la sortie standard
host-says = damier-host : { $reason }

## Le fichier

other-name = le nom de fichier { $file } ne convient pas à une bibliothèque. Nommez le fichier libNOM.{ $ending } ; il doit contenir une fonction `NOM`
in-library = lib{ $name }.{ $ending } : { $problem }
no-file = le fichier { $path } n'existe pas
path-with-zero = le chemin contient un octet nul
not-of-this-machine = ce n'est pas une bibliothèque partagée pour cette machine : compilez-la sur cette machine avec cc -shared -fPIC
not-of-windows = ce n'est pas une bibliothèque partagée pour cette machine : compilez-la sur cette machine avec gcc -shared
no-reason = le système n'en donne pas la raison
not-loaded = elle ne peut pas être chargée : { $error }
library-not-loaded = { $library } ne peut pas être chargée : { $error }
undefined = elle utilise `{ $name }`, qui n'est définie nulle part : définissez-la, ou liez la bibliothèque qui la contient
undefined-somewhere = elle utilise une fonction absente de l'une des bibliothèques auxquelles elle est liée
grid-missing = elle est liée à libgrid.so, qui n'est ni dans son dossier ni dans celui de damier : copiez libgrid.so dans l'un de ces deux dossiers, ou faites l'édition de liens sans -lgrid
linked-missing = elle est liée à une bibliothèque qui n'est ni dans son dossier ni dans celui de damier. S'il manque { $library }, copiez ce fichier dans l'un de ces deux dossiers. S'il manque une bibliothèque du compilateur, faites l'édition de liens avec -static-libgcc

## La fonction qui crée la stratégie

variable = `{ $name }` est une variable ; ce doit être une fonction qui crée la stratégie
no-function = elle n'a pas de fonction `{ $name }` pour créer la stratégie ; { $hint }
plus-plus = elle exporte la fonction C++ `{ $function }` : déclarez cette fonction extern "C"
no-name-in-c = une fonction en C ne peut pas porter ce nom : renommez le fichier
exports-nothing = elle n'exporte aucune fonction : `{ $name }` est-elle static ?
exports = elle exporte { $functions }. Si l'une d'elles crée la stratégie, renommez cette fonction `{ $name }`, ou donnez son nom au fichier

## Ce qu'elle renvoie

returns-null = `{ $name }` renvoie NULL au lieu d'une stratégie
returns-local = `{ $name }` renvoie l'adresse d'une variable locale, ou finit sans `return`. Une variable locale n'existe plus une fois la fonction terminée : créez la stratégie avec malloc et renvoyez son adresse
returns-number = `{ $name }` renvoie le nombre { $number } au lieu d'une stratégie : finit-elle par `return` ?
no-play-move = `{ $name }` laisse `play_move` à NULL : donnez-lui votre fonction
wild-play-move = `{ $name }` n'affecte pas `play_move` : il vaut { $number }, qui n'est pas une fonction
local-memory = attention : `mem` est l'adresse d'une variable locale de `{ $name }`, qui n'existe plus quand `play_move` est appelée : allouez cette mémoire avec malloc

no-side = elle est compilée pour des grilles de côté { $side } : GRID_SIDE doit aller de { $least } à { $most }

## La partie

no-direction = `play_move` a renvoyé { $number }, qui n'est pas une direction : UP vaut 0, LEFT 1, DOWN 2, RIGHT 3. Chaque chemin dans la fonction doit finir par `return` et une variable qui a une valeur
lost-play-move = la stratégie a mis son `play_move` à NULL
half-a-grid = elle contient une partie d'une bibliothèque de grilles, mais pas `{ $name }` : liez toute la bibliothèque, ou n'en liez rien
not-exported = damier-host n'exporte pas `{ $name }`
grid-null = `new_grid` de sa propre bibliothèque de grilles renvoie NULL
grid-forgets = sa propre bibliothèque de grilles se trompe : get_tile(g, { $x }, { $y }) renvoie { $answer } après set_tile(g, { $x }, { $y }, { $exponent })

## La conversation

other-protocol = la version { $theirs } du protocole n'est pas prise en charge : damier-host ne parle que la version { $ours }
other-game = { $game } n'est pas pris en charge : damier-host ne joue qu'à { $ours }
other-side = { $game } : la bibliothèque est compilée pour { $ours } ; compilez-la avec -DGRID_SIDE={ $side }
no-number = { $option } : { $text } n'est pas un nombre entier
vain-moves = la partie est perdue après ce nombre de coups de suite qui ne changent rien ({ $usual } par défaut)
no-game = aucune partie n'a commencé : envoyez d'abord newgame
not-heard = l'arbitre ne lit pas les messages de damier-host : { $error }
no-streams = l'entrée et la sortie standard sont indisponibles : { $error }
