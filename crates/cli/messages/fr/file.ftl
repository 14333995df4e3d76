### Fichiers qu'on ne peut ni lire ni écrire.

unreadable = { $file } : lecture impossible : { $reason }
unwritable = { $file } : écriture impossible : { $reason }
no-book = { $file } : contient autre chose ; attendu : un nouveau fichier, ou une bibliothèque d'ouvertures à remplacer
no-page = { $file } : contient autre chose ; attendu : un nouveau fichier, ou un rapport à remplacer
file-is-there = { $file } : existe déjà ; attendu : un nouveau fichier
no-network = { $file } : contient autre chose ; attendu : un nouveau fichier, ou un réseau à remplacer
no-tuning = { $file } : contient autre chose ; attendu : un nouveau fichier, ou celui d'un réglage
