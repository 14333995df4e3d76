### Ce qu'un programme a fait de travers, dit à son auteur.

## Ce qu'il a dit

babble = { $error } ; la sortie standard est réservée aux messages : écrivez sur la sortie d'erreur
chatter = a écrit { $most } lignes sans qu'aucune soit une réponse
answered-late = a répondu encore, ou trop tard, à la question { $id } ; la question en cours est { $asked }
answered-unasked = a répondu à la question { $id }, qui n'a jamais été posée ; la question en cours est { $asked }
gave-up = a renoncé : { $code } : { $reason }
illegal = `{ $action }` dans `{ $state }` ; coups permis : { $legal }

## Ce qu'il n'est pas

other-protocol = parle le protocole { $theirs } ; ce logiciel parle le protocole { $ours }
other-game = ne joue pas à { $game } : il joue à { $games }
other-spelling = nomme le jeu `{ $theirs }` : écrivez `{ $name }`
empty-games = ne joue à aucun jeu : sa liste `games` est vide ; nommez-en, ou retirez-la pour être essayé à tous les jeux
no-such-option = n'a pas d'option `{ $name }` ; ses options : { $options }
no-options = n'a pas d'option `{ $name }` ; il n'en a aucune

## Ce qu'il a pris

idle = n'a ni répondu ni calculé pendant { $seconds } s
idle-in-all = a fait attendre tout le monde sans calculer, trop longtemps pour une partie
unflushed = n'a ni répondu ni calculé pendant { $seconds } s : sa réponse est arrivée une fois son entrée fermée. Lisez une ligne à la fois et envoyez chaque réponse aussitôt : { $remedy }
unended = n'a ni répondu ni calculé pendant { $seconds } s : { $bytes } { $bytes ->
    [one] octet attend
   *[other] octets attendent
 } une fin de ligne
ended-by-cr = n'a ni répondu ni calculé pendant { $seconds } s : { $bytes } { $bytes ->
    [one] octet attend
   *[other] octets attendent
 } une fin de ligne (une ligne finit par LF ou CR LF, non par CR seul)
waited-for = s'est fait attendre { $seconds } s de plus qu'aucun calcul n'en demande
memory = a pris { $took } Mio ; il peut utiliser { $most } Mio de mémoire
threads = fait tourner { $running } fils ; permis : { $most }
signals = laisse { $waiting } signaux en attente ; permis : { $most }
flood = a écrit sur sa sortie standard plus qu'aucune réponse n'en demande (une ligne tient en 1 Mio)
complaints = a écrit plus de { $most } Mio sur sa sortie d'erreur
many-files = a créé plus de { $most } fichiers et dossiers
large-files = a écrit plus de { $most } Mio de fichiers
large-file = a écrit un fichier de plus de { $most } Mio
deep-folders = a créé des dossiers emboîtés sur plus de { $most } niveaux
closed-folder = a créé un dossier dans lequel personne ne peut regarder : ses dossiers doivent être lisibles (chmod u+rx)
moving-folders = déplace ses dossiers si souvent que personne ne peut regarder dedans
endless-maps = projette des fichiers si souvent, ou sous des noms si longs, que la liste de ses projections dépasse 1 Mio
hides-files = cache ses fichiers ouverts : son programme doit être lisible (chmod +r)

## Comment il a fini

last-said = { $what } ; dernière ligne écrite : `{ $line }`
first-and-last-said = { $what } ; première ligne écrite : `{ $first }`, dernière : `{ $line }`
of-cause = { $what } ; cause : { $cause }
at-line = { $file }, ligne { $line } : { $cause }
may-import = { $what } : il peut importer `damier`, ce que le Python de cette machine contient et, si un dossier a été rendu, ce qui s'y trouve
closed-output = a fermé sa sortie standard avant qu'on le lui demande
may-write = { $how } ; il peut écrire des fichiers de { $most } Mio
may-use = { $how } ; il peut utiliser { $most } Mio de mémoire
may-use-java = { $how } ; il peut utiliser { $most } Mio de mémoire (donnez à Java un tas plus petit : -Xmx{ $heap }m)
large-program = { $how } ; son programme et ses tableaux statiques occupent { $size } Mio
out-of-memory = n'avait plus de mémoire : il a écrit `{ $line }`
ended-with = s'est arrêté avec le code { $code } avant qu'on le lui demande
ended = s'est arrêté avant qu'on le lui demande
ended-by-abort = s'est arrêté avec le code 3 avant qu'on le lui demande (comme le fait `abort` en C)
ended-with-status = a été arrêté par le système avec le code { $status }
signal = a été arrêté par { $signal }
signal-memory = a été arrêté par { $signal } (il a lu ou écrit une mémoire qui n'est pas la sienne, ou s'est appelé lui-même jusqu'à remplir sa pile)
signal-call = a été arrêté par { $signal } (un appel système d'un autre type de machine, comme en font les programmes 32 bits)
signal-abort = a été arrêté par { $signal } (lui-même, ou une bibliothèque, a trouvé une erreur et a renoncé)
signal-arithmetic = a été arrêté par { $signal } (une division par zéro ou une erreur semblable)
signal-instruction = a été arrêté par { $signal } (une instruction que ce processeur n'a pas)
signal-no-memory = a été arrêté par { $signal } (une mémoire qui n'existe pas)
code-access = a été arrêté par une violation d'accès (il a lu ou écrit une mémoire qui n'est pas la sienne)
code-no-memory = a été arrêté par l'accès à une mémoire qui n'existe pas
code-lack = a été arrêté par un manque de mémoire
code-instruction = a été arrêté par une instruction que ce processeur n'a pas
code-division = a été arrêté par une division par zéro
code-overflow = a été arrêté par un nombre trop grand
code-stack = a été arrêté par une pile pleine (il s'est appelé lui-même jusque-là)
code-no-library = a été arrêté par l'absence d'une bibliothèque dont il a besoin
code-no-function = a été arrêté par une bibliothèque à laquelle manque une fonction dont il a besoin
code-interrupt = a été arrêté par Ctrl-C
code-heap = a été arrêté par une erreur dans sa mémoire, trouvée par le système
code-abort = a été arrêté par une erreur que lui-même, ou une bibliothèque, a trouvée avant de renoncer
cannot-run = `{ $name }` ne peut pas être lancé : { $error }

## Comment une ligne part aussitôt

flush-any = { $commands }, ou l'équivalent dans votre langage
