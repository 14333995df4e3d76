### Ce qui manque à cette machine pour exécuter des rendus. Sans cela, aucune partie ne commence.

no-python = a besoin de Python 3, mais aucune des commandes `python3`, `python` et `py` ne le lance sur cette machine. Installez Python 3 (Debian : apt-get install python3), puis réessayez
python-missing = `{ $path }` n'existe pas. Indiquez le dossier d'un environnement virtuel, ou un interpréteur Python
no-python-in-folder = le dossier `{ $path }` ne contient pas de Python (pas de { $program }, ou un lien qui ne mène nulle part). Créez un environnement virtuel avec python3 -m venv
not-python = `{ $path }` n'est pas un Python : { $error }
silent-python = `{ $path }` n'a pas répondu en { $seconds } s. Réessayez quand la machine sera moins occupée, ou indiquez un autre Python
old-python = `{ $path }` est un Python { $version } ; les rendus ont besoin de Python 3.8 ou plus récent
no-host = a besoin de damier-host, le programme qui exécute les bibliothèques en C, et il est introuvable. Lancez le rendu avec `damier`, ou donnez à { $variable } le chemin de damier-host
static-host = a besoin d'un damier capable de charger des bibliothèques, mais ce damier est lié statiquement. Compilez damier sur cette machine (cargo build --release), ou donnez à { $variable } le chemin d'un damier-host
### Restrictions assurées par cette machine, et défaillances de cette machine.

walls = session à part, limites de { $memory ->
    [counted] mémoire (dans un cgroup)
   *[seen] mémoire
 }, de { $threads ->
    [counted] fils d'exécution (dans un cgroup)
   *[seen] fils d'exécution
 }, de sortie et de fichiers ouverts{ $rest }
trusted = {" "}; pas d'autre confinement
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
no-calls = { $confined } ; NON assuré ici (sans seccomp) : le blocage du réseau et des autres processus
no-files = { $confined } ; NON assuré ici (sans Landlock) : le blocage des fichiers hors de son dossier
no-walls = { $confined } ; NON assuré ici (sans Landlock ni seccomp) : le blocage des autres fichiers et du réseau
no-walls-at-all = {" "}; NON assuré ici (sans Landlock ni seccomp) : le blocage des autres fichiers et du réseau
may-empty = { $walls } ; NON assuré ici (Landlock d'avant Linux 6.2) : la protection contre la troncature des fichiers qu'un programme peut lire
gains-privileges = { $walls } ; NON assuré ici (prctl est refusé) : le blocage des nouveaux privilèges
keeps-capabilities = { $walls } ; NON assuré ici (capset est refusé) : le retrait des capacités
outlives = { $walls } ; NON assuré ici (prctl est refusé) : l'arrêt des programmes quand damier s'arrête
own-memory = { $walls } ; limite propre à cette machine : { $most } Mio de mémoire
own-addresses = { $walls } ; limite propre à cette machine : { $most } Mio d'espace d'adressage
own-file-size = { $walls } ; limite propre à cette machine : { $most } Mio par fichier
own-files = { $walls } ; limite propre à cette machine : { $most } fichiers ouverts
own-cpu = { $walls } ; limite propre à cette machine : { $most } s de temps processeur
own-processes = { $walls } ; limite propre à cette machine : { $most } processus pour cet utilisateur
refused-elsewhere = aucun rendu : il faut Linux, Windows ou macOS
refused-on-windows = aucun rendu, sauf ceux auxquels vous faites confiance (Windows : pas de protection des fichiers ni du réseau)
walls-of-windows = job à part, qui finit avec damier ; limites de mémoire, de fils d'exécution et de sortie ; aucun privilège ; pas d'autre confinement (Windows : AUCUNE protection des fichiers, du réseau, des autres processus)
refused-on-macos = aucun rendu, sauf ceux auxquels vous faites confiance (macOS : pas de protection des fichiers ni du réseau)
walls-of-macos = session à part ; limites de mémoire, de fils d'exécution, de sortie et de fichiers ouverts ; pas d'autre confinement (macOS : AUCUNE protection des fichiers, du réseau, des autres processus)
needs-other-system = il faut Linux, Windows ou macOS pour faire jouer des rendus
confines-none = { $system } ne peut pas confiner les rendus : damier n'y exécute aucun rendu, sauf ceux auxquels vous faites confiance
cannot-run = cette machine ne peut pas exécuter de rendus : { $why }
step = { $call } : { $error }
no-trial-program = ni `cat` ni Python 3 ne sont dans le chemin de recherche (PATH), et il faut l'un des deux pour tester les restrictions
readable-scratch = les fichiers temporaires iraient dans { $folder }, que les rendus peuvent lire. Donnez à TMPDIR un autre dossier
full-scratch = il reste { $left } Mio dans le dossier des fichiers temporaires, et un rendu peut en écrire { $most }. Libérez de la place, ou donnez à TMPDIR un autre dossier
needs-space = { $what }. Libérez de la place, ou donnez à TMPDIR un autre dossier
needs-other-folder = { $what }. Donnez à TMPDIR un dossier où cet utilisateur peut écrire
needs-descriptors = { $what }. Augmentez la limite de fichiers ouverts (ulimit -n), ou jouez avec moins de fils d'exécution (--threads)
needs-less = { $what }. Réessayez plus tard, ou avec moins de fils d'exécution (--threads)
noexec = `{ $program }` se trouve sur un système de fichiers qui interdit d'exécuter des programmes (noexec). Copiez les rendus sur un autre système de fichiers
not-for-this-user = cet utilisateur n'a pas le droit d'exécuter `{ $program }` : { $error }
own-cpu-ended = un processus a été tué par la limite propre à cette machine de { $seconds } s de temps processeur (ulimit -t)
own-file-size-ended = un processus a été tué par la limite propre à cette machine de { $most } Mio par fichier (ulimit -f)
own-memory-ended = { $how } : la limite propre à cette machine ne laisse un programme réserver que { $most } Mio (ulimit -v, -d)
own-files-ended = un processus a échoué à cause de la limite propre à cette machine de { $most } fichiers ouverts (ulimit -n) : `{ $line }`
own-processes-ended = { $how } : la limite propre à cette machine est de { $most } processus pour cet utilisateur (ulimit -u)
no-room-ended = le dossier des fichiers temporaires était plein : { $said }
no-scratch = impossible de créer un dossier temporaire : { $error }
no-lending = impossible de copier le module Python damier.bot : { $error }
no-watching = impossible d'observer un processus : { $error }
no-job = impossible de créer un objet job : { $error }
no-start = impossible de lancer un programme : { $error }
no-pipes = impossible de lire les tubes d'un processus : { $error }
no-filter = impossible d'installer le filtre des appels système (seccomp) : { $error }
no-rules = impossible d'appliquer les règles des fichiers (Landlock) : { $error }
stopped = arrêté
no-memory = cette machine a manqué de mémoire : le noyau a tué un programme qui utilisait { $had } Mio sur les { $most } Mio permis
