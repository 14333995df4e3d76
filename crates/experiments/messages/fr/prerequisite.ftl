### Ce qui est refusé des plateaux, tables et preuves.

formation = formation
disk = disque
memory = mémoire
seat-that-begins = siège qui commence
duel = un duel : deux sièges, dont un peut gagner
with-exact-answers = un jeu avec des réponses exactes ; ailleurs, c'est un joueur qui juge
with-tables = { $games }, qui a des tables
seat-of-the-rules = le siège que disent les règles
with-a-target = une formation avec une cible
megabytes-or-more = { $megabytes } Mo au plus, ou un budget plus grand
needs = { $formation } de cible { $target } : environ { $megabytes } Mo
unwritten = { $path } : écriture impossible : { $error }
written-by-another = un autre damier l'écrit en ce moment
