### Pourquoi la bibliothèque en C d'un cours ne peut pas jouer, dit à son auteur par ce qui l'héberge.

usage = utilisation : damier-host libNOM.so
    fait jouer une stratégie de 2048 : charge la bibliothèque, appelle sa fonction NOM et parle à sa place le protocole de damier sur l'entrée et la sortie standard
host-says = damier-host : { $reason }

## Le fichier

other-name = { $file } : ce n'est pas le nom d'un rendu ; il faut libNOM.{ $ending }, avec une fonction `NOM` à l'intérieur
in-library = lib{ $name }.{ $ending } : { $problem }
no-file = { $path } : ce fichier n'existe pas
path-with-zero = un chemin qui contient un zéro
not-of-this-machine = ce n'est pas une bibliothèque partagée pour cette machine : compilez-la ici avec cc -shared -fPIC
not-of-windows = ce n'est pas une bibliothèque partagée pour cette machine : compilez-la ici avec gcc -shared
no-reason = le chargeur n'en donne pas la raison
not-loaded = elle ne peut pas être chargée : { $error }
library-not-loaded = { $library } ne peut pas être chargée : { $error }
undefined = elle utilise `{ $name }`, que rien ne définit : définissez-la ou liez la bibliothèque qui la contient
undefined-somewhere = elle utilise une fonction que la bibliothèque à laquelle elle est liée ne définit pas
grid-missing = elle est liée à libgrid.so, qui n'est ni à côté d'elle ni à côté de damier : mettez-l'y, ou faites l'édition de liens sans -lgrid
linked-missing = elle est liée à une bibliothèque qui n'est ni à côté d'elle ni à côté de damier : mettez-l'y ({ $library }, ou une de celles du compilateur, que -static-libgcc inclut)

## La fonction qui crée la stratégie

variable = `{ $name }` est une variable : c'est une fonction de ce nom qui crée la stratégie
no-function = aucune fonction `{ $name }` pour créer la stratégie ; { $hint }
plus-plus = elle exporte la fonction C++ `{ $function }` : déclarez-la extern "C"
no-name-in-c = aucune fonction en C ne peut porter ce nom : renommez le fichier
exports-nothing = elle n'exporte aucune fonction : `{ $name }` est-elle static ?
exports = elle exporte { $functions } : si l'une d'elles crée la stratégie, nommez-la `{ $name }`, ou donnez son nom au fichier

## Ce qu'elle renvoie

returns-null = `{ $name }` renvoie NULL au lieu d'une stratégie
returns-local = `{ $name }` renvoie l'adresse d'une variable locale, qui n'existe plus à ce moment-là, ou n'a pas de `return` : créez la stratégie avec malloc et renvoyez-la
returns-number = `{ $name }` ne renvoie pas une stratégie mais un nombre, { $number } : finit-elle par `return` ?
no-play-move = `{ $name }` laisse `play_move` à NULL
wild-play-move = `{ $name }` n'affecte pas `play_move` : il vaut { $number }, qui n'est pas une fonction
local-memory = attention : `mem` est l'adresse d'une variable locale de `{ $name }`, qui n'existe plus quand `play_move` est appelée : créez-la avec malloc

no-side = elle est compilée pour une grille de côté { $side } : GRID_SIDE va de { $least } à { $most }

## La partie

no-direction = `play_move` a renvoyé { $number }, qui n'est pas une direction : UP vaut 0, LEFT 1, DOWN 2, RIGHT 3, et chaque chemin dans la fonction doit finir par `return`
lost-play-move = la stratégie a mis son `play_move` à NULL
half-a-grid = elle a sa propre bibliothèque de grilles, mais sans `{ $name }` : incluez-la tout entière, ou pas du tout
not-exported = damier-host n'exporte pas `{ $name }`
grid-null = son propre `new_grid` renvoie NULL
grid-forgets = sa propre bibliothèque de grilles répond { $answer } à get_tile(g, { $x }, { $y }) après set_tile(g, { $x }, { $y }, { $exponent })

## La conversation

other-protocol = protocole { $theirs } : damier-host ne parle que le { $ours }
other-game = { $game } : damier-host ne joue qu'à { $ours }
other-side = { $game } : la bibliothèque est compilée pour { $ours } ; compilez-la avec -DGRID_SIDE={ $side }
no-number = { $option } : { $text } n'est pas un nombre entier
vain-moves = coups de suite qui ne se peuvent pas, après lesquels la partie est perdue : { $usual } à défaut
no-game = aucune partie en cours : newgame en commence une
not-heard = l'arbitre n'écoute pas : { $error }
no-streams = aucun flux pour parler : { $error }
