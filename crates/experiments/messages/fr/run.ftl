### Tournois qui ne peuvent pas être préparés ou poursuivis.

one-seed = les tranches d'un tournoi avec des rendus ont besoin d'une même graine : écrivez `seed = NOMBRE` dans la description
one-process = un seul processus peut ajouter des parties ou des joueurs à un tournoi : n'utilisez ni --shard ni --engine ray
changed-meanwhile = les fichiers de { $players } ont changé pendant les parties : certaines ont donc été jouées par une autre version. Rejouez le tournoi dans un autre fichier
