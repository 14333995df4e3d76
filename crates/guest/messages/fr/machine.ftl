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
confined = , aucun nouveau privilège, aucune capacité{ $files ->
    [kept] , son dossier en lecture seule, un dossier temporaire (Landlock)
   *[open] {""}
 }{ $calls ->
    [filtered] , ni réseau ni autres processus (seccomp)
   *[open] {""}
 }
no-calls = { $confined } ; NON assuré ici (sans seccomp) : ni réseau ni autres processus
no-files = { $confined } ; NON assuré ici (sans Landlock) : seulement les fichiers de son dossier
no-walls = { $confined } ; NON assuré ici (sans Landlock ni seccomp) : fichiers, réseau
refused-elsewhere = pas de rendus : il faut Linux, Windows ou macOS
refused-on-windows = pas de rendus : sous Windows, seuls tournent ceux à qui l'on fait confiance
walls-of-windows = job à part, qui finit avec damier, limites de mémoire, de fils et de sortie, aucun privilège ; pour le reste, confiance (Windows : PAS d'isolement des fichiers, du réseau, des autres processus)
refused-on-macos = pas de rendus : sous macOS, seuls tournent ceux à qui l'on fait confiance
walls-of-macos = session à part, limites de mémoire, de fils, de sortie et de fichiers ouverts ; pour le reste, confiance (macOS : PAS d'isolement des fichiers, du réseau, des autres processus)
needs-other-system = il faut Linux, Windows ou macOS pour faire jouer des rendus
confines-none = { $system } n'isole pas les rendus : seuls tournent ceux à qui l'on fait confiance
no-scratch = dossier temporaire : { $error }
no-lending = prêt du module : { $error }
no-watching = surveillance du processus : { $error }
no-job = création d'un job : { $error }
no-start = lancement d'un programme : { $error }
no-pipes = attente de ses tubes : { $error }
no-filter = filtre des appels système (seccomp) : { $error }
no-rules = règles des fichiers (Landlock) : { $error }
stopped = arrêté
