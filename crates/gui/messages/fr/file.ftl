### Les fichiers : parties enregistrées.

loaded = partie ouverte : { $file }
pasted = le texte collé
place-position = position
no-text = { $file } : n'est pas du texte ; attendu : une partie enregistrée
unreadable = { $file } : lecture impossible : { $reason }
too-large = il a { $size } octets ; attendu : { $most } au plus
