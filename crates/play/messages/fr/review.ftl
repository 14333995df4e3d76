### L'analyse d'une partie en un paragraphe.

## Qui

named-seat = Le siège { $number } ({ $player })
seat = Le siège { $number }
the-player = Le joueur
best-play = Le meilleur jeu
the-network = Le réseau
reasoned = { $action } ({ $reason })

## La fin

broken-off = La partie a été interrompue après { $plies } { $plies ->
    [one] demi-coup
   *[other] demi-coups
 }.
gave-up = { $who } a abandonné, et { $winner } a gagné.
a-draw = Partie nulle.
a-draw-with = Partie nulle, { $points } à { $points }.
won = { $who } a gagné.
won-with = { $who } a gagné { $more } à { $less }.
scored = { $who } a fait { $score }.
scored-and-gave-up = { $who } a fait { $score }, et le { $seat } a abandonné.

## Le jeu

expected-first = { $who } attendait { $score } au premier tour.
expected-then = { $who } attendait { $score } à ce tour.
found-all = { $who } a trouvé le meilleur coup chaque fois qu'il y avait un choix ({ $turns } { $turns ->
    [one] tour
   *[other] tours
 }).
found-some = { $who } a trouvé le meilleur coup { $best } fois sur { $turns } (précision { $accuracy } %).
found-some-at-cost = { $who } a trouvé le meilleur coup { $best } fois sur { $turns } (précision { $accuracy } %) ; les autres coups ont coûté { $cost } sur ce qu'on pouvait attendre.
accuracy-explained = La précision compte 100 % pour un coup qui ne perd rien, 0 % pour une gaffe.
worst = Le plus mauvais coup est le demi-coup { $ply }, { $taken }, qui { $loss } ; { $best } était meilleur.
worst-by = Le plus mauvais coup est le demi-coup { $ply } ({ $seat }), { $taken }, qui { $loss } ; { $best } était meilleur.
turned = a changé { $best ->
    [win] un gain
   *[draw] une nulle
 } en { $taken ->
    [draw] nulle
   *[loss] défaite
 }
cost-of = a coûté { $points }
lowered = a réduit les chances de { $percent } %

## Le tournant

decided-at-first = La partie était décidée dès le premier tour : { $after }.
open-until = Elle est restée ouverte jusqu'au demi-coup { $ply }, le dernier.
decided-at = La partie s'est décidée au demi-coup { $ply } : à partir de là, { $after }.
neither-can-win = plus personne ne pouvait gagner
everything-loses = tous les coups possibles perdent pour le { $seat }
clearly-ahead = l'avantage est net pour le { $seat }

## Ce qui est connu

nothing-known = Aucun tour n'a été analysé.
all-proven = Tout cela est prouvé
all-estimates = Toutes les valeurs sont des estimations ; source : { $who }
some-proven = { $exact } tours sur { $known } sont prouvés ; les autres sont estimés ; source : { $who }
whole = { $standing }.
in-part = { $standing } ; { $known } tours sur { $wanted } ont été analysés.

## Notes des coups

grade-best = meilleur coup
grade-fine = bon coup
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
