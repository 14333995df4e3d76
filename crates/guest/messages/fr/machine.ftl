### Ce qui manque à cette machine pour exécuter des rendus : la faute de personne d'autre, donc aucune partie ne commence.

place-submission = rendu
no-python = une machine avec Python 3, sous le nom `python3` : installez-le (Debian : apt-get install python3), puis recommencez
no-host = une machine qui accueille les bibliothèques en C : ce programme n'en accueille pas, et aucun damier-host ne se trouve à côté ; passez par `damier`, ou nommez un damier-host dans { $variable }
static-host = un damier lié aux bibliothèques du système : celui-ci est statique et n'en charge aucune ; compilez-le ici (cargo build --release), ou nommez un damier-host dans { $variable }
### Ce que cette machine fait pour les programmes, et où elle échoue.

walls = session à part, limites de { $memory ->
    [counted] mémoire (dans un cgroup)
   *[seen] mémoire
 }, de { $threads ->
    [counted] fils (dans un cgroup)
   *[seen] fils
 }, de sortie et de fichiers ouverts{ $rest }
trusted = {" "}; pour le reste, confiance
confined = { $privileges ->
    [dropped] , aucun nouveau privilège
   *[kept] {""}
 }{ $capabilities ->
    [dropped] , aucune capacité
   *[kept] {""}
 }{ $files ->
    [kept] , son dossier en lecture seule, un dossier temporaire (Landlock)
   *[open] {""}
 }{ $calls ->
    [filtered] , ni réseau ni autres processus (seccomp)
   *[open] {""}
 }
no-calls = { $confined } ; NON assuré ici (sans seccomp) : ni réseau ni autres processus
no-files = { $confined } ; NON assuré ici (sans Landlock) : seulement les fichiers de son dossier
no-walls = { $confined } ; NON assuré ici (sans Landlock ni seccomp) : fichiers, réseau
no-walls-at-all = {" "}; NON assuré ici (sans Landlock ni seccomp) : fichiers, réseau
may-empty = { $walls } ; NON assuré ici (Landlock d'avant Linux 6.2) : les fichiers lisibles peuvent être vidés
gains-privileges = { $walls } ; NON assuré ici (prctl est refusé) : aucun nouveau privilège
keeps-capabilities = { $walls } ; NON assuré ici (capset est refusé) : aucune capacité
outlives = { $walls } ; NON assuré ici (prctl est refusé) : fin en même temps que damier
own-memory = { $walls } ; limite propre à cette machine : { $most } Mio de mémoire
own-addresses = { $walls } ; limite propre à cette machine : { $most } Mio d'adresses
own-file-size = { $walls } ; limite propre à cette machine : fichiers de { $most } Mio
own-files = { $walls } ; limite propre à cette machine : { $most } fichiers ouverts
own-cpu = { $walls } ; limite propre à cette machine : { $most } s de temps processeur
own-processes = { $walls } ; limite propre à cette machine : { $most } processus de cet utilisateur
refused-elsewhere = pas de rendus : il faut Linux, Windows ou macOS
refused-on-windows = pas de rendus : sous Windows, seuls tournent ceux à qui l'on fait confiance
walls-of-windows = job à part, qui finit avec damier, limites de mémoire, de fils et de sortie, aucun privilège ; pour le reste, confiance (Windows : PAS d'isolement des fichiers, du réseau, des autres processus)
refused-on-macos = pas de rendus : sous macOS, seuls tournent ceux à qui l'on fait confiance
walls-of-macos = session à part, limites de mémoire, de fils, de sortie et de fichiers ouverts ; pour le reste, confiance (macOS : PAS d'isolement des fichiers, du réseau, des autres processus)
needs-other-system = il faut Linux, Windows ou macOS pour faire jouer des rendus
confines-none = { $system } n'isole pas les rendus : seuls tournent ceux à qui l'on fait confiance
cannot-run = cette machine ne peut pas exécuter de rendus : { $why }
step = { $call } : { $error }
no-trial-program = ni `cat` ni Python 3 ne sont dans le chemin, et il en faut un pour essayer les restrictions
readable-scratch = les fichiers temporaires iraient dans { $folder }, que les rendus peuvent lire : indiquez un autre dossier dans TMPDIR
full-scratch = il reste { $left } Mio dans le dossier des fichiers temporaires, et un rendu peut en écrire { $most } : libérez de la place, ou indiquez un autre dossier dans TMPDIR
needs-space = { $what }. Libérez de la place, ou indiquez un autre dossier dans TMPDIR
needs-other-folder = { $what }. Indiquez dans TMPDIR un dossier où cet utilisateur peut écrire
needs-descriptors = { $what }. Augmentez la limite de fichiers ouverts (ulimit -n), ou jouez avec moins de fils (--threads)
needs-less = { $what }. Réessayez plus tard, ou avec moins de fils (--threads)
noexec = `{ $program }` se trouve sur un système de fichiers où aucun programme ne peut être exécuté (noexec) : copiez les rendus ailleurs
not-for-this-user = `{ $program }` ne peut pas être exécuté par cet utilisateur : { $error }
own-cpu-ended = arrêté par la limite propre à cette machine de { $seconds } s de temps processeur (ulimit -t)
own-file-size-ended = arrêté par la limite propre à cette machine de fichiers de { $most } Mio (ulimit -f)
own-memory-ended = { $how } : la limite propre à cette machine laisse un programme réserver { $most } Mio (ulimit -v, -d)
own-files-ended = arrêté par la limite propre à cette machine de { $most } fichiers ouverts (ulimit -n) : `{ $line }`
own-processes-ended = { $how } : la limite propre à cette machine est de { $most } processus de cet utilisateur (ulimit -u)
no-room-ended = le dossier des fichiers temporaires était plein : { $said }
no-scratch = dossier temporaire : { $error }
no-lending = prêt du module : { $error }
no-watching = surveillance du processus : { $error }
no-job = création d'un job : { $error }
no-start = lancement d'un programme : { $error }
no-pipes = attente de ses tubes : { $error }
no-filter = filtre des appels système (seccomp) : { $error }
no-rules = règles des fichiers (Landlock) : { $error }
stopped = arrêté
no-memory = sa mémoire : par manque de mémoire, le noyau a arrêté un programme qui occupait { $had } des { $most } Mio qu'il peut utiliser
