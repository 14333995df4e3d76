### Qui a fait quoi, pour l'enseignant.

added = a ajouté { $name }
forgot = a oublié un élève
handed-in = a rendu la version { $number } pour { $game }, empreinte { $checksum }
looked-at = a regardé les sources de la version { $number } de { $name }
lets-play = fait jouer la version { $number } à { $game }
renewed = a créé un nouveau lien pour { $name }
began = a commencé la phase { $phase }
clock-jumped = a constaté que l'horloge de la machine a sauté de { $seconds } s ; la classe continue à son heure
clock-agrees = a constaté que l'horloge de la machine est revenue à l'heure de la classe
clock-taken = a pris l'heure de la machine pour la classe
final-over = la finale est terminée
put-away = a rangé { $versions } { $versions ->
    [one] ancienne version
   *[other] anciennes versions
 }
exported = a téléchargé tout ce qui est gardé de { $name }
compared = a téléchargé ce qui joue à { $game }
handed-in-for = a rendu la version { $number } pour { $game } au nom de { $name }
