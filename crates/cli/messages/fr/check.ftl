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
    [one] rendu
   *[other] rendus
 } sur { $all } { $failed ->
    [one] échoue
   *[other] échouent
 } à la vérification
not-run-here = cette machine ne peut pas lancer { $failed } { $failed ->
    [one] rendu
   *[other] rendus
 } sur { $all }. Ce n'est pas la faute des rendus
checking = vérification de { $path } ({ $number } sur { $all })
kept = copie enregistrée : { $path }
kept-before = pas de copie : le rendu est identique à sa dernière copie, { $path }
change = { $file } : le fichier à modifier
build = compiler :  cd { $folder } && { $command }
check = vérifier :  damier check { $path }
play = faire jouer :  damier match { $game } { $path } random --games 100
unplayed = n'annonce aucun jeu. Jeux auxquels le rendu ne sait pas jouer : { $games } (--game NOM montre pourquoi)
plays = joue à { $games }
plays-nothing = démarre ; aucun jeu n'a été essayé
passed-over = ignoré : { $why }
none-to-check = il n'y a rien à vérifier : aucun de ces fichiers n'est un rendu
cannot-run = ne peut pas être lancé : { $sentence }
does-not-start = ne démarre pas : { $sentence }
cause = { $name } : { $sentence }
