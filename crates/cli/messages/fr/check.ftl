### La vérification des rendus, et les nouveaux.

mark = { $mark ->
    [passed] ok
    [noted] note
   *[failed] NON
 }
step = { $known ->
    [found] trouvé
    [starts] démarre
    [ends] termine
   *[other] { $name }
 }
failed = { $failed } { $failed ->
    [one] rendu échoue
   *[other] rendus échouent
 } à la vérification, sur { $all }
not-run-here = cette machine ne peut pas faire tourner tous les rendus (problème pour { $failed } sur { $all }) : ce n'est pas leur faute
checking = vérification de { $path } ({ $number } sur { $all })
kept = gardé : { $path }
kept-before = rien n'a changé depuis { $path }
change = { $file } : à modifier
build = compiler :  cd { $folder } && { $command }
check = vérifier :  damier check { $path }
play = faire jouer :  damier match { $game } { $path } random --games 100
unplayed = n'annonce aucun jeu, et ne joue pas à : { $games } (--game NOM dit pourquoi)
plays = joue à { $games }
plays-nothing = démarre ; aucun jeu n'a été essayé
passed-over = laissé de côté : { $why }
none-to-check = il n'y a rien à vérifier : aucun fichier ne peut être un rendu tel quel
cannot-run = ne peut pas être lancé : { $sentence }
does-not-start = ne démarre pas : { $sentence }
cause = { $name } : { $sentence }
