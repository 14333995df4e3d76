### Le cours d'un tournoi, ce qu'il laisse, ce qu'il refuse.

stopped-kept = arrêt, { $games ->
    [one] { $games } partie restante
   *[other] { $games } parties restantes
 }. La même commande reprend
stopped-lost = arrêt, { $games ->
    [one] { $games } partie restante
   *[other] { $games } parties restantes
 }. Rien n'est conservé : --db FICHIER conserve un tournoi
kept = enregistré dans { $file } : damier games { $file } --lost --player NOM montre où un joueur perd
kept-scores = enregistré dans { $file } : damier games { $file } --player NOM liste les parties d'un joueur
passed-over = { $path } : ignoré : { $why }
grows = suite de l'épreuve `{ $event }` : encore { $games } parties à jouer
new-entrants = nouveaux joueurs : { $players }
changed-entrants = joueurs dont les fichiers ont changé : { $players }. Les parties des anciennes versions restent dans le fichier mais quittent le tableau
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
whole-runs = ray ne joue que des tournois entiers. Retirez --shard et --until
no-python = { $python } ne démarre pas ({ $error }). Donnez à DAMIER_PYTHON un Python qui a les paquets damier et ray
no-cluster = { $python } -m damier._work n'a rejoint aucune grappe. Il faut les paquets damier et ray (pip install ./crates/python 'ray[default]')
other-version = le paquet damier de { $python } a la version { $theirs }, ce programme la version { $ours }. Installez la même version
cluster-lost = la grappe est perdue : { $python } -m damier._work s'est terminé avant la fin
cluster-refused = la grappe ne peut pas faire cela : { $why }
ray-failed = { $python } -m damier.ray n'a pas joué le tournoi. Il faut les paquets damier et ray (pip install ./crates/python 'ray[default]')
place-shards = tranches
at-least-one-file = au moins un fichier de résultats
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
other-files = les fichiers de { $players } ont changé depuis leurs parties
no-files = non comparés, car leurs fichiers sont introuvables : { $players }
same-files = { $count ->
    [one] le rendu a toujours les fichiers qui ont joué
   *[other] les { $count } rendus ont toujours les fichiers qui ont joué
 }
page-written = Le rapport est dans { $file }. Ouvrez-le dans un navigateur ; il ne demande pas de réseau.
exported = { $games } parties écrites dans { $file }
no-games-behind = { $file } : ce fichier ne contient que des totaux, sans parties. Seule l'option --format s'applique
place-spec = description
db-beside = un fichier, ou - avec --db FICHIER pour les résultats
