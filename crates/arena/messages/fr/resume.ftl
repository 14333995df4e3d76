### Tournois repris ou poursuivis.

other-run = { $file } contient un autre tournoi : { $differences }. Reprenez-le avec la description du début, ou indiquez un autre fichier avec --db
differs = { $what } : { $old } dans le fichier, { $new } maintenant
of-event = épreuve `{ $event }`, { $what }
python = `python`
seed = la graine
events = la liste des épreuves
game = le jeu
format = le format
budget = le budget
vain-moves = vain_moves
games = le nombre de parties
rules = la version des règles
other-openings = l'épreuve `{ $event }` a d'autres ouvertures
gone = à l'épreuve `{ $event }`, il manque { $players }
staged = { $file } : l'épreuve `{ $event }` ne peut recevoir ni parties supplémentaires, ni nouveaux joueurs, ni fichiers modifiés, car son format `{ $format }` choisit les rencontres d'après les résultats. Indiquez un autre fichier avec --db
unfinished = { $file } : l'épreuve `{ $event }` n'est pas terminée. Terminez le tournoi avec la description du début, puis poursuivez-le avec plus de parties ou de joueurs
changed-in-between = { $file } : les fichiers de { $players } ont changé, et l'épreuve `{ $event }` n'est pas terminée. Remettez les anciens fichiers et terminez le tournoi, puis poursuivez-le avec les nouveaux. Ou indiquez un autre fichier avec --db
changed-since = { $file } a été modifié par un autre tournoi pendant que celui-ci démarrait. Relancez celui-ci
