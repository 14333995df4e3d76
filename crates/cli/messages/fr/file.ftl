### Fichiers qu'on ne peut ni lire ni écrire.

unreadable = { $file } : lecture impossible : { $reason }
unwritable = { $file } : écriture impossible : { $reason }
no-book = { $file } : ce fichier n'est pas une bibliothèque d'ouvertures, il n'est donc pas remplacé. Choisissez un nouveau fichier ou une ancienne bibliothèque
no-page = { $file } : ce fichier n'est pas un rapport, il n'est donc pas remplacé. Choisissez un nouveau fichier ou un ancien rapport
file-is-there = { $file } : ce fichier existe déjà. Choisissez un nouveau fichier
no-network = { $file } : ce fichier n'est pas un réseau, il n'est donc pas remplacé. Choisissez un nouveau fichier ou un ancien réseau
no-tuning = { $file } : ce fichier n'est pas un réglage, il n'est donc pas remplacé. Choisissez un nouveau fichier, ou un ancien réglage à poursuivre
