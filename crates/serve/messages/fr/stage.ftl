### Ce que les étapes de la vérification ont trouvé.

received = { $files } { $files ->
    [one] fichier
   *[other] fichiers
 }, { $size } ko, empreinte { $checksum }
unpacked = { $files } { $files ->
    [one] fichier
   *[other] fichiers
 }, { $size } ko
nothing-to-build = rien à compiler
you = votre version
played-itself = a joué une partie contre elle-même
against = { $points } { $points ->
    [one] point
   *[other] points
 } sur { $games } contre { $other }
at-fault = faute ({ $fault }) au coup { $ply } : { $reason }
on-the-ladder = joue à partir de maintenant
came-late = réussie, mais cette version ne joue pas, car elle est arrivée après l'échéance
ranking-closed = réussie, mais cette version ne joue pas, car le classement est gelé
machine-failed = Le serveur n'a pas pu vérifier cette version : { $cause }. Ce n'est pas votre faute. Le serveur réessaie dans { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 }, ou tout de suite si vous déposez de nouveau les mêmes fichiers.
built-by = compilée avec { $command }
