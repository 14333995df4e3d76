### Ce que dit seulement une page.

downloaded = { $file } est parmi vos téléchargements
unsaved = { $file } : enregistrement impossible : { $reason }
page-is-gone = la page n'est plus là
no-path = { $file } : lecture impossible ; attendu : un fichier que vous choisissez
player-failed = le joueur a échoué
took-too-long = le joueur a mis trop de temps
nobody-thinks = personne ne réfléchit ici : { $reason }
no-script = son script ne se charge pas
a-seed = un nombre entier de 0 à 2^64 - 1
languages = en ou fr
position = { $game } : { $state }
board = Le plateau et ses boutons
