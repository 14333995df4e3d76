### Tournois qui ne peuvent être préparés ni repris.

other-spec = { $file } contient un tournoi d'une autre description : reprenez-le avec celle du début, ou nommez un autre fichier avec --db
one-seed = les tranches d'un tournoi avec des programmes déposés ont besoin d'une même graine : écrivez `seed = NOMBRE` dans la description
