### Les erreurs d'un programme, expliquées à son auteur.

## Messages

babble = { $error }. La sortie standard est réservée aux messages du protocole : écrivez tout le reste sur la sortie d'erreur
chatter = a écrit { $most } lignes sans répondre : répondez à chaque question par un seul message `move`
answered-late = a répondu une seconde fois, ou trop tard, à la question { $id } ; la question en cours est la { $asked }
answered-unasked = a répondu à la question { $id }, qui n'a jamais été posée ; la question en cours est la { $asked }. Recopiez l'`id` de la question dans la réponse
gave-up = a abandonné par un message `error` : { $code } : { $reason }
illegal = `{ $action }` n'est pas permis dans `{ $state }` ; coups permis : { $legal }

## Protocole, jeux et options

other-protocol = parle la version { $theirs } du protocole, mais damier parle la version { $ours }
other-game = ne joue pas à { $game } : sa liste `games` contient { $games }
other-spelling = écrit le nom du jeu `{ $theirs }` : écrivez `{ $name }`
empty-games = ne joue à aucun jeu : sa liste `games` est vide. Nommez au moins un jeu, ou supprimez `games` : le programme est alors essayé à tous les jeux
no-such-option = n'a pas d'option `{ $name }` ; ses options : { $options }
no-options = n'a pas d'options : `{ $name }` ne peut pas être réglé
other-value = n'accepte pas `{ $name }={ $value }` : `{ $name }` est { $kind ->
    [whole] un nombre entier
   *[any] un nombre
 } de { $min } à { $max }

## Limites

idle = n'a ni répondu ni calculé pendant { $seconds } s
idle-in-all = a passé trop de temps, au cours d'une même partie, sans répondre ni calculer
unflushed = n'a ni répondu ni calculé pendant { $seconds } s : sa réponse n'est arrivée qu'après la fermeture de son entrée. Lisez une ligne à la fois et videz le tampon après chaque réponse : { $remedy }
unended = n'a ni répondu ni calculé pendant { $seconds } s : il a écrit { $bytes } { $bytes ->
    [one] octet
   *[other] octets
 } sans fin de ligne. Terminez chaque message par une fin de ligne
ended-by-cr = n'a ni répondu ni calculé pendant { $seconds } s : il a écrit { $bytes } { $bytes ->
    [one] octet
   *[other] octets
 }, terminés par CR seul. Terminez chaque message par LF ou CR LF
waited-for = n'a pas répondu pendant { $seconds } s ; un calcul qui respecte son budget ne dure jamais aussi longtemps
memory = a utilisé { $took } Mio de mémoire ; la limite est de { $most } Mio
threads = fait tourner { $running } fils d'exécution ; la limite est de { $most }
signals = a { $waiting } signaux en attente ; la limite est de { $most }
flood = a écrit sur sa sortie standard plus qu'aucune réponse ne le demande (la limite est de 1 Mio par réponse)
complaints = a écrit plus de { $most } Mio sur sa sortie d'erreur
many-files = a créé plus de { $most } fichiers et dossiers
large-files = a écrit plus de { $most } Mio dans des fichiers
large-file = a écrit un fichier de plus de { $most } Mio
deep-folders = a créé des dossiers emboîtés sur plus de { $most } niveaux
closed-folder = a créé un dossier impossible à examiner : laissez tous les dossiers lisibles (chmod u+rx)
moving-folders = déplace ses dossiers si souvent qu'on ne peut pas les examiner
endless-maps = projette tant de fichiers en mémoire, ou des fichiers aux noms si longs, que leur liste dépasse 1 Mio
hides-files = a des fichiers ouverts impossibles à examiner : rendez le programme lisible (chmod +r)

## Fins de processus

last-said = { $what } ; sa sortie d'erreur finit par `{ $line }`
first-and-last-said = { $what } ; sa sortie d'erreur commence par `{ $first }` et finit par `{ $line }`
of-cause = { $what } ; cause : { $cause }
at-line = { $file }, ligne { $line } : { $cause }
may-import = { $what }. Un programme peut importer `damier.bot`, les modules du Python qui l'exécute et, s'il a été déposé sous forme de dossier, les fichiers de ce dossier. Pour d'autres paquets, l'organisateur indique un Python qui les a : --python VENV, ou `python` dans la description du tournoi ou dans class.toml
closed-output = a fermé sa sortie standard trop tôt
may-write = { $how } ; la limite est de { $most } Mio par fichier
may-use = { $how } ; la limite est de { $most } Mio de mémoire
may-use-java = { $how } ; la limite est de { $most } Mio de mémoire. Donnez à Java un tas plus petit : -Xmx{ $heap }m
large-program = { $how } ; le programme et ses tableaux statiques occupent { $size } Mio
out-of-memory = a manqué de mémoire : `{ $line }`
ended-with = s'est arrêté trop tôt, avec le code { $code }
ended = s'est arrêté trop tôt
ended-by-abort = s'est arrêté trop tôt, avec le code 3, celui de `abort` en C
ended-with-status = a été arrêté par le système avec le code { $status }
signal = a été tué par { $signal }
signal-memory = a été tué par { $signal } (accès mémoire invalide, ou pile pleine à force d'appels récursifs)
signal-call = a été tué par { $signal } (un appel système qui n'existe pas ici, par exemple celui d'un programme 32 bits)
signal-abort = a été tué par { $signal } (le programme ou une bibliothèque a détecté une erreur et s'est interrompu)
signal-arithmetic = a été tué par { $signal } (une erreur de calcul, par exemple une division par zéro)
signal-instruction = a été tué par { $signal } (une instruction que ce processeur n'a pas)
signal-no-memory = a été tué par { $signal } (accès à une mémoire qui n'existe pas)
code-access = s'est arrêté : accès mémoire invalide (violation d'accès)
code-no-memory = s'est arrêté : une page de sa mémoire n'a pas pu être chargée
code-lack = s'est arrêté : mémoire insuffisante
code-instruction = s'est arrêté : une instruction que ce processeur n'a pas
code-division = s'est arrêté : division par zéro
code-overflow = s'est arrêté : dépassement d'entier
code-stack = s'est arrêté : pile pleine à force d'appels récursifs
code-no-library = n'a pas démarré : une bibliothèque dont il a besoin est absente
code-no-function = n'a pas démarré : il manque à une bibliothèque une fonction dont il a besoin
code-interrupt = a été interrompu par Ctrl-C
code-heap = s'est arrêté : le système a détecté que son tas était corrompu
code-abort = s'est arrêté : le programme ou une bibliothèque a détecté une erreur et s'est interrompu
cannot-run = `{ $name }` ne peut pas être lancé : { $error }

## Comment vider le tampon

flush-any = { $commands }, ou l'équivalent dans votre langage
