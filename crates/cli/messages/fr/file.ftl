### Fichiers qu'on ne peut ni lire ni écrire.

unreadable = impossible de lire { $file } : { $reason }
unwritable = impossible d'écrire dans { $file } : { $reason }
no-book = { $file } n'est pas une bibliothèque d'ouvertures et n'est donc pas remplacé. Choisissez un nouveau fichier, ou un fichier existant avec une bibliothèque d'ouvertures
no-page = { $file } n'est pas un rapport et n'est donc pas remplacé. Choisissez un nouveau fichier, ou un fichier existant avec un rapport
no-puzzles = { $file } n'est pas un recueil de problèmes et n'est donc pas remplacé. Choisissez un nouveau fichier, ou un fichier existant avec des problèmes
no-figure = { $file } n'est pas une image et n'est donc pas remplacé. Choisissez un autre dossier
file-is-there = { $file } existe déjà. Choisissez un nouveau fichier
no-network = { $file } n'est pas un réseau et n'est donc pas remplacé. Choisissez un nouveau fichier, ou un fichier existant avec un réseau
no-tuning = { $file } n'est pas un réglage et n'est donc pas remplacé. Choisissez un nouveau fichier, ou un ancien réglage à poursuivre
table-kept = recherche arrêtée. { $file } contient { $proofs } preuves : la même commande reprend la recherche
table-in-use = { $file } est utilisé par une autre exécution ; réessayez quand elle sera terminée
no-table = les preuves sur { $game } n'ont pas de tel fichier. Jeux qui en ont un : { $games }
utf16 = l'entrée est du texte en UTF-16. Convertissez-la en UTF-8, par exemple avec iconv -f UTF-16 -t UTF-8
