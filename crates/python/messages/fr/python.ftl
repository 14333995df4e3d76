### Erreurs du paquet Python : les endroits, ce qui y est attendu, et des phrases.

## Endroits

action = coup
board = plateau
boards = plateaux
bound = borne (bound)
game = jeu
language = langue
mode = reprise automatique (autoreset)
every = intervalle (every)
moves = coups
array = tableau { $name }
player = joueur
players = joueurs
seed = graine
threads = fils d'exécution (threads)
position = position
keyword = { $name }
goal = but
illegal-actions = coups interdits (illegal)
on-board = plateau { $board }

## Ce qui est attendu

whole-up-to = un entier de 0 à { $most }
a-text-or-number = le texte d'un coup, ou son numéro
number-of-boards = un entier de 1 à { $count }
one-for-each-board = { $boards }, un pour chaque plateau
a-position = un texte, un état, ou les nombres entiers de { $shape } cases
ones-of-the-mask = le numéro d'un coup, de 0 à { $last }, dont le masque vaut 1
this-game = une position de { $game }
one-for-each-seat = { $seats }, un pour chaque siège
a-callable = une fonction, une classe, ou un objet avec une méthode `choose`
of-one-seat = un jeu à un siège (pour deux sièges, utilisez damier.zoo)
of-two-seats = un jeu à deux sièges (pour un siège, utilisez damier.gym)

## Phrases

game-is-over = la partie est terminée : aucun coup n'est possible. Recommencez-la d'abord
no-chance = ce n'est pas l'état d'un générateur
settings-are-stored = l'entraînement enregistré a ses propres réglages, donc ceux-ci restent sans effet : { $names }. Ne les donnez pas
no-vector-oracle = les valeurs ne sont calculées que pour un plateau à la fois. Utilisez vectorization_mode="sync"
no-network = aucun réseau ne donne de valeurs pour { $game }
wrong-array = le tableau doit contenir { $length } éléments { $kind } qui se suivent en mémoire
array-in-use = le tableau est en lecture seule, ou utilisé par un autre fil d'exécution
no-exact-answers = { $game } n'a pas de réponses exactes. Demandez à un joueur avec `advise`
not-trained = { $game } ne peut pas être entraîné. Jeux qui peuvent l'être : { $games }
name-taken = `{ $name }` est le nom d'un joueur de ce jeu. Choisissez un autre nom
run-is-closed = ces résultats sont fermés. Ouvrez-les de nouveau avec damier.open_run
stopped = la partie a été arrêtée
