### Erreurs sur l'étude des ouvertures, les tables et les preuves.

formation = formation
disk = disque
memory = mémoire
seat-that-begins = siège qui commence
duel = un jeu dont les deux sièges ont la même tâche
seat-of-the-rules = le siège qui commence selon les règles
with-a-target = une formation avec une cible
with-exact-answers = { $game } n'a pas de réponses exactes. Faites juger ses ouvertures par un joueur
with-tables = { $game } n'a pas de tables. Jeux avec des tables : { $games }
with-proofs = rien ne peut être prouvé au sujet de { $game }. Jeux avec des preuves : { $games }
over-budget = { $formation } avec la cible { $target } demande environ { $needed } Mo, et le budget est de { $budget } Mo. Augmentez le budget, ou choisissez une cible plus petite
another-table = ce fichier contient la table de { $formation } pour la tuile visée { $target }, qui en est une autre. Déplacez ou renommez ce fichier
unwritten = { $path } : écriture impossible : { $error }
written-by-another = un autre damier est en train d'écrire ce fichier. Réessayez quand il aura terminé
