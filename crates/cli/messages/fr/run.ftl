### Le cours d'un tournoi, ce qu'il laisse, ce qu'il refuse.

stopped-kept = arrêt : il reste { $games } { $games ->
    [one] partie
   *[other] parties
 } à jouer. Relancez la même commande pour continuer
stopped-lost = arrêt : il reste { $games } { $games ->
    [one] partie
   *[other] parties
 } à jouer. Les parties n'ont pas été enregistrées : utilisez --db FICHIER pour enregistrer un tournoi
kept = enregistré dans { $file } : damier games { $file } --lost --player NOM liste les parties qu'un joueur a perdues
kept-scores = enregistré dans { $file } : damier games { $file } --player NOM liste les parties d'un joueur
passed-over = { $path } : ignoré : { $why }
grows = suite de l'épreuve `{ $event }` : encore { $games } { $games ->
    [one] partie
   *[other] parties
 } à jouer
new-entrants = nouveaux joueurs : { $players }
changed-entrants = joueurs dont les fichiers ont changé : { $players }. Les parties des anciennes versions restent dans le fichier mais ne comptent plus dans le tableau
few-openings = { $games } { $games ->
    [one] partie
   *[other] parties
 } pour { $openings } { $openings ->
    [one] ouverture
   *[other] ouvertures
 }. Les intervalles traitent les parties d'une même ouverture comme indépendantes
in-spec = { $file } : { $error }
shard-form = I/N avec I de 1 à N, par exemple 2/3
at-least-one-position = au moins une position
merged = { $games } { $games ->
    [one] partie
   *[other] parties
 } sur { $all } { $games ->
    [one] réunie
   *[other] réunies
 } dans { $file }
unmerged = { $games } { $games ->
    [one] partie n'est
   *[other] parties ne sont
 } dans aucun de ces fichiers
packed = { $file } : { $bytes } { $bytes ->
    [one] octet
   *[other] octets
 }, SHA-256 { $digest }
whole-runs = le moteur `ray` ne joue que des tournois entiers. Retirez --shard et --until
python-in-spec = avec le moteur `ray`, d'autres machines exécutent les rendus. Nommez leur Python dans la description : python = "…"
no-python = { $python } ne démarre pas ({ $error }). Donnez à DAMIER_PYTHON un Python qui a les paquets damier et ray
no-cluster = { $python } -m damier._work n'a rejoint aucune grappe. Il faut les paquets damier et ray (pip install ./crates/python 'ray[default]')
other-version = le paquet damier de { $python } a la version { $theirs }, ce programme la version { $ours }. Installez la même version
cluster-lost = la liaison avec la grappe est perdue : { $python } -m damier._work s'est terminé avant le tournoi
cluster-refused = la grappe ne peut pas faire cela : { $why }
ray-failed = { $python } -m damier.ray n'a pas joué le tournoi. Il faut les paquets damier et ray (pip install ./crates/python 'ray[default]')
place-shards = tranches
at-least-one-file = au moins un fichier de plus que le premier, qui est celui à écrire, ou --out FICHIER
place-event = épreuve { $event }
all-agree = { $games ->
    [one] la partie rejouée correspond à son enregistrement ({ $games } sur { $games })
   *[other] les { $games } parties rejouées correspondent à leurs enregistrements
 }
disagree = { $file } : { $wrong } { $wrong ->
    [one] partie
   *[other] parties
 } sur { $games } ne { $wrong ->
    [one] correspond pas à son enregistrement
   *[other] correspondent pas à leurs enregistrements
 }
disagree-listed = { $file } : { $wrong } parties sur { $games } ne correspondent pas à leurs enregistrements (les { $listed } premières sont listées)
disagrees = { $game } : { $why }
other-files = les fichiers de ces joueurs ont changé depuis leurs parties : { $players }
no-files = joueurs non comparés, car leurs fichiers sont introuvables : { $players }
same-files = { $count ->
    [one] les fichiers du rendu sont ceux qui ont joué les parties
   *[other] les fichiers des { $count } rendus sont ceux qui ont joué les parties
 }
page-written = Le rapport est dans { $file }. Ouvrez ce fichier dans un navigateur ; il ne demande pas de réseau.
exported = { $games } { $games ->
    [one] partie écrite
   *[other] parties écrites
 } dans { $file }
no-games-behind = { $file } ne contient que des totaux, sans parties : seule l'option --format s'applique
place-spec = description
db-beside = un fichier de description, ou - avec --db FICHIER, qui donne le fichier de résultats
no-figures = { $file } contient trop peu de parties pour un graphique. Jouez d'abord d'autres parties
losses-of-another-run = aucune de ces pertes ne concerne une partie de { $file } : indiquez un fichier écrit par `damier regret { $word } --losses FICHIER`
