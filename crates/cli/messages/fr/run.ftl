### Le cours d'un tournoi, ce qu'il laisse, ce qu'il refuse.

stopped-kept = arrêt, { $games ->
    [one] { $games } partie restante
   *[other] { $games } parties restantes
 } ; la même commande reprend
stopped-lost = arrêt, { $games ->
    [one] { $games } partie restante
   *[other] { $games } parties restantes
 } ; rien n'est conservé : --db FICHIER conserve un tournoi
kept = conservé dans { $file } : damier games { $file } --lost --player NOM montre où ce joueur perd
kept-scores = conservé dans { $file } : damier games { $file } --player NOM liste les parties de ce joueur
passed-over = { $path } : laissé de côté : { $why }
grows = suite de l'épreuve `{ $event }` : { $games } parties de plus sont jouées
new-entrants = nouveaux joueurs : { $players }
changed-entrants = joueurs dont les fichiers ont changé : { $players } ; les parties de l'ancienne version restent dans le fichier et quittent le tableau
few-openings = { $games } { $games ->
    [one] partie
   *[other] parties
 } pour { $openings } { $openings ->
    [one] ouverture
   *[other] ouvertures
 } : les intervalles comptent les parties d'une même ouverture comme si elles étaient indépendantes
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
whole-runs = ray pour des tournois entiers, sans --shard ni --until
no-python = { $python } ne démarre pas ({ $error }) ; attendu : un Python avec les paquets damier et ray, que nomme DAMIER_PYTHON
no-cluster = { $python } -m damier._work n'a rejoint aucune grappe ; il faut les paquets damier et ray (pip install ./crates/python 'ray[default]')
other-version = le paquet damier de { $python } a la version { $theirs } ; attendu : { $ours }, comme ce programme
cluster-that-stays = une grappe qui reste jusqu'à la fin ({ $python } -m damier._work s'est terminé)
able-cluster = une grappe qui sait faire cela ({ $why })
ray-failed = { $python } -m damier.ray n'a pas joué le tournoi ; il faut les paquets damier et ray (pip install ./crates/python 'ray[default]')
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
other-files = les fichiers de { $players } ne sont pas ceux qui ont joué
no-files = non comparés, car introuvables d'ici : { $players }
same-files = { $count ->
    [one] la soumission a les fichiers qui ont joué
   *[other] les { $count } soumissions ont les fichiers qui ont joué
}
page-written = Le rapport est écrit : { $file }. Tout navigateur l'ouvre, sans réseau.
exported = { $games } parties sont écrites : { $file }
no-games-behind = { $file } : un tableau de résultats, sans parties à montrer ni à rejouer ; attendu : --format seulement
place-spec = description
db-beside = un fichier, ou - avec --db, le fichier du tournoi à écrire
