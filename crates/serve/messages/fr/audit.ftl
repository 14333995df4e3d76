### Qui a fait quoi, pour l'enseignant.

added = a ajouté { $name }
forgot = a oublié un élève
handed-in = a rendu la version { $number } pour { $game }, empreinte { $checksum }
looked-at = a regardé les sources de la version { $number } de { $name }
lets-play = fait jouer la version { $number } à { $game }
renewed = a créé un nouveau lien pour { $name }
began = a commencé la phase { $phase }
final-over = la finale est terminée
