### Tournois qui ne peuvent être préparés ni repris.

one-seed = les tranches d'un tournoi avec des programmes déposés ont besoin d'une même graine : écrivez `seed = NOMBRE` dans la description
one-process = un tournoi est poursuivi avec plus de parties ou de joueurs par un seul processus : sans --shard ni --engine ray
changed-meanwhile = les fichiers de { $players } ont changé pendant les parties : certaines parties sont d'une autre version. Rejouez le tournoi dans un autre fichier
