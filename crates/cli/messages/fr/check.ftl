### La vérification des rendus, et les nouveaux.

mark = { $mark ->
    [passed] ok
    [noted] avis
   *[failed] NON
 }
step = { $known ->
    [found] trouvé
    [starts] démarre
    [ends] se termine
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
asking = interrogation de { $player } : { $done } positions sur { $all }
solving = lecture et résolution des positions de { $game }
place = { $set }, ligne { $line }
at = { $place } : { $sentence }
illegal-in-set = `{ $action }` n'est pas un coup légal dans la position de cette ligne
refused-positions = { $refused } { $refused ->
    [one] position sur { $all } est inutilisable
   *[other] positions sur { $all } sont inutilisables
 }. Corrigez ces lignes, ou augmentez --proof-budget
no-positions = { $set } ne contient aucune position
faulty = { $failed } { $failed ->
    [one] joueur
   *[other] joueurs
 } sur { $all } { $failed ->
    [one] commet
   *[other] commettent
 } des fautes qui feraient perdre des parties
marks-head = { $game } : perte moyenne d'un coup dans { $positions } { $positions ->
    [one] position
   *[other] positions
 } (budget par position : { $budget })
player = joueur
grade = niveau
positions = positions
faults = fautes
without-loss = sans perte %
lost-wins = victoires perdues
lost-points = { $unit ->
    [cells] cases perdues
   *[other] points perdus
 }
all-grades = tous
graded-position = Position { $number } ({ $grade }) :
ungraded-position = Position { $number } :
played = Le joueur a choisi { $action }. Meilleur choix : { $best }. Perte : { $lost }
at-fault = Le joueur a commis une faute ({ $fault }) : { $cause }. Meilleur choix : { $best }
resigned = Le joueur a abandonné. Meilleur choix : { $best }
a-win = une victoire
half-a-win = une demi-victoire
lost-wins-explained = Une victoire qui devient nulle, ou une nulle qui devient une défaite, compte comme une demi-victoire perdue. Une faute ou un abandon perd la partie.
marks-explained = Les pertes sont des moyennes par position, par rapport au meilleur coup, et sont prouvées. Entre crochets ou après ± : intervalles de confiance à 95 % sur les positions.
