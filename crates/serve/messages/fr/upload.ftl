### Pourquoi des fichiers déposés sont refusés.

no-zip = L'archive est abîmée ou n'est pas un fichier ZIP : { $problem }.
many-files = Il y a trop de fichiers : { $most } au plus. Retirez ceux dont le programme n'a pas besoin.
many-bytes = C'est trop gros : { $most } Mo au plus après décompression.
odd-name = Le nom « { $name } » ne peut pas être utilisé. Utilisez des lettres, des chiffres et . _ -, et 8 dossiers au plus au-dessus d'un fichier. Un chemin ne contient ni .. ni \, et ne commence pas par /.
link = « { $name } » est un lien ou un périphérique. Déposez seulement des fichiers et des dossiers.
encrypted = « { $name } » est chiffré. Refaites l'archive sans mot de passe.
twice = « { $name } » y est deux fois, ou ne diffère d'un autre nom que par des majuscules. Renommez l'un d'eux.
nothing = Aucun fichier n'a été déposé.
damaged-form = Le formulaire n'est pas arrivé entier. Envoyez-le de nouveau.
large-form = Le formulaire est trop gros.
over-quota = Vos versions remplissent les { $most } Mo dont vous disposez. Demandez plus de place à votre enseignant.
two-waiting = Deux de vos versions attendent déjà leur vérification. Déposez la suivante une fois que l'une d'elles aura été vérifiée.
not-good = Seule une version qui a réussi la vérification peut jouer.
no-game = Cette classe n'a pas de jeu « { $game } ». Ses jeux sont : { $games }.
put-away = Les fichiers de cette version ont été supprimés, car elle était ancienne et ne jouait pas. Déposez-les de nouveau pour les faire jouer.
