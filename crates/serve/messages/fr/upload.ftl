### Pourquoi des fichiers déposés sont refusés.

no-zip = L'archive est abîmée ou n'est pas un fichier ZIP : { $problem }.
many-files = Il y a trop de fichiers : une version en a { $most } au plus. Retirez ceux dont le programme n'a pas besoin.
many-bytes = Les fichiers sont trop gros : une version fait { $most } Mo au plus après décompression.
odd-name = Le nom « { $name } » ne peut pas être utilisé. Utilisez des lettres, des chiffres et . _ -, et 8 dossiers au plus au-dessus d'un fichier. Un chemin ne contient ni .. ni \, et ne commence pas par /.
link = « { $name } » est un lien ou un périphérique. Déposez seulement des fichiers et des dossiers.
encrypted = « { $name } » est chiffré. Refaites l'archive sans mot de passe.
twice = Il y a deux fichiers nommés « { $name } », ou deux noms qui ne diffèrent que par des majuscules. Renommez l'un des deux.
nothing = Aucun fichier n'a été déposé.
damaged-form = Le formulaire est arrivé incomplet. Envoyez-le de nouveau.
large-form = Le formulaire est trop gros.
over-quota = Il n'y a plus de place pour cette version : vous disposez de { $most } Mo pour vos versions. Demandez plus de place à votre enseignant.
two-waiting = Deux de vos versions attendent déjà leur vérification. Attendez que l'une d'elles soit vérifiée avant de déposer la suivante.
not-good = Seule une version qui a réussi la vérification peut jouer.
no-game = Cette classe n'a pas de jeu « { $game } ». Ses jeux sont : { $games }.
which-game = Cette classe a plusieurs jeux. Ajoutez --game avec l'un d'eux : { $games }.
put-away = Les fichiers de cette version ont été supprimés, car la version était ancienne et ne jouait pas. Déposez de nouveau les mêmes fichiers pour les faire jouer.
