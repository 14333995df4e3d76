### Ce qui est refusé de ce qui est rendu.

no-zip = L'archive est abîmée ou n'est pas un fichier ZIP lisible : { $problem }.
many-files = Il y a trop de fichiers : { $most } au plus. Retirez ce dont le programme n'a pas besoin.
many-bytes = C'est trop gros : { $most } Mo au plus, une fois décompressé.
odd-name = Le nom « { $name } » n'est pas permis : lettres, chiffres et . _ - dans chaque partie, ni .., ni \, ni / au début, 8 dossiers de profondeur au plus.
link = « { $name } » est un lien ou un périphérique : seuls les fichiers et les dossiers sont acceptés.
encrypted = « { $name } » est chiffré : refaites l'archive sans mot de passe.
twice = « { $name } » y est deux fois, ou ne diffère d'un autre nom que par des majuscules.
nothing = Aucun fichier n'a été rendu.
damaged-form = Le formulaire n'est pas arrivé entier. Envoyez-le encore une fois.
large-form = Le formulaire est trop long.
over-quota = Vos versions remplissent les { $most } Mo que vous pouvez garder. Demandez à votre enseignant.
two-waiting = Deux de vos versions attendent déjà leur vérification. Rendez la suivante quand l'une sera passée.
not-good = Seule une version qui a passé la vérification peut jouer.
no-game = Il n'y a pas de jeu « { $game } » dans cette classe ; il y a : { $games }.
put-away = Les fichiers de cette version ont été rangés, car elle était ancienne et ne jouait pas. Rendez-les encore une fois pour la faire jouer.
