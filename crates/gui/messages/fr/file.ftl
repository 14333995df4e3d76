### Les fichiers : parties enregistrées.

loaded = partie ouverte : { $file }
pasted = le texte collé
place-position = position
neither = { $file } n'est ni une partie enregistrée, ni un lien, ni une position de { $game } : { $reason }
not-text = { $file } n'est pas un fichier texte. Choisissez une partie enregistrée.
unreadable = { $file } ne peut pas être lu : { $reason }
too-large = il fait { $size } octets, et la limite est de { $most }
