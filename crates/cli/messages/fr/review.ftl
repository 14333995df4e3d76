### L'analyse d'une partie.

by-fault = La partie s'est terminée par une faute : { $fault }.
unjudged = Tours impossibles à juger : { $turns } ({ $why }).
nobody-knew = ni un solveur ni un joueur n'a pu les évaluer
name-a-game = ce fichier contient tout un tournoi. Nommez une partie sous la forme ÉPREUVE/NUMÉRO (damier games les liste)
even = égalité
ply = coup
mistakes = erreurs
losses = Ce que chaque coup a coûté (un bloc plein vaut { $most }) :
estimates = estimé
player = joueur
played = joué
better = mieux
value = valeur
cost = coût
line = suite
smaller-ones = et { $left } { $left ->
    [one] erreur plus petite
   *[other] erreurs plus petites
 } (--all montre tous les tours)
change = { $best } → { $taken }
about = ~{ $worth }
percent = { $share } %
needs-terminal = cette option demande un terminal. Sans elle, l'analyse s'affiche en texte
how-to-save-puzzles = `--puzzles FICHIER` enregistre ces problèmes, et `damier puzzle --file FICHIER` les propose.
prove-more = Le budget d'un tour est { $budget }, dont la moitié pour une preuve. Un plus grand --budget en prouve davantage.
no-mistakes = La partie n'a pas d'erreurs.
no-puzzles = { $file } n'a pas été écrit. { $reason }
