### Qui a fait quoi, pour l'enseignant.

added = a ajouté { $name }
forgot = a supprimé un élève
handed-in = a déposé la version { $number } pour { $game }, empreinte { $checksum }
looked-at = a ouvert les sources de la version { $number }, déposée par { $name }
lets-play = a choisi la version { $number } pour jouer à { $game }
renewed = a créé un nouveau lien pour { $name }
began = { $phase ->
    [open] a rouvert le classement
    [frozen] a gelé le classement
   *[final] a commencé la finale
 }
clock-jumped = a constaté que l'horloge du serveur a sauté de { $seconds } s ; la classe garde sa propre heure
clock-agrees = a constaté que l'horloge du serveur est revenue à l'heure de la classe
clock-taken = a réglé la classe à l'heure du serveur
final-over = a terminé la finale
put-away = a supprimé { $versions } { $versions ->
    [one] ancienne version
   *[other] anciennes versions
 }
exported = a téléchargé toutes les données sur { $name }
compared = a téléchargé tous les programmes qui jouent à { $game }
handed-in-for = a déposé la version { $number } pour { $game } au nom de { $name }
