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
not-run-here = cette machine ne peut pas faire tourner tous les rendus (problème pour { $failed } sur { $all }) ; les rendus n'y sont pour rien
checking = vérification de { $path } ({ $number } sur { $all })
kept = copié : { $path }
kept-before = pas de copie : rien n'a changé depuis { $path }
change = { $file } : le fichier à modifier
build = compiler :  cd { $folder } && { $command }
check = vérifier :  damier check { $path }
play = faire jouer :  damier match { $game } { $path } random --games 100
unplayed = n'annonce aucun jeu, et ne sait pas jouer à : { $games } (--game NOM montre pourquoi)
plays = joue à { $games }
plays-nothing = démarre ; aucun jeu n'a été essayé
passed-over = ignoré : { $why }
none-to-check = il n'y a rien à vérifier : aucun de ces fichiers n'est un rendu
cannot-run = ne peut pas être lancé : { $sentence }
does-not-start = ne démarre pas : { $sentence }
cause = { $name } : { $sentence }
