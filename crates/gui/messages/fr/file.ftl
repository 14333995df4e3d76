### Les fichiers : parties enregistrées.

loaded = partie ouverte : { $file }
pasted = le texte collé
place-position = position
not-text = { $file } n'est pas un fichier texte. Choisissez une partie enregistrée.
unreadable = { $file } ne peut pas être lu : { $reason }
too-large = il fait { $size } octets, et la limite est de { $most }
