### L'analyse d'une partie.

by-fault = La partie s'est terminée par une faute : { $fault }.
unjudged = Tours impossibles à juger : { $turns } ({ $why }).
nobody-knew = personne ne savait ce qu'ils valent
a-game-of-it = une de ses parties, sous la forme EVENT/NUMBER (damier games les liste)
even = égalité
ply = demi-coup
mistakes = erreurs
seat = siège
played = joué
better = mieux
value = valeur
cost = coût
line = suite
smaller-ones = et { $left } { $left ->
    [one] plus petite
   *[other] plus petites
 } (--all montre tous les tours)
change = { $best } → { $taken }
about = ~{ $worth }
percent = { $share } %
place = analyse
on-a-terminal = un terminal où dessiner ; sans --board l'analyse est en texte
