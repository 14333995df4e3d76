### Le résumé d'une analyse, en un paragraphe.

## Qui

named-seat = Le joueur { $number } ({ $player })
seat = Le joueur { $number }
the-player = Le joueur
best-play = avec le meilleur jeu
reasoned = { $action } ({ $reason })

## La fin

broken-off = La partie a été interrompue après { $moves } { $moves ->
    [one] coup
   *[other] coups
 }.
gave-up = { $kind ->
    [you] Vous avez abandonné
   *[named] { $who } a abandonné
 }.
a-draw = Partie nulle.
a-draw-with = Partie nulle, { $points } à { $points }.
won = { $kind ->
    [you] Vous avez gagné
   *[named] { $who } a gagné
 }.
won-with = { $kind ->
    [you] Vous avez gagné
   *[named] { $who } a gagné
 } { $more } à { $less }.
scored = { $kind ->
    [you] Vous avez fait
   *[named] { $who } a fait
 } { $score }.

## Le jeu

expected-first = Au premier coup, le score attendu était de { $score } ({ $who }).
expected-then = Au coup analysé, le score attendu était de { $score } ({ $who }).
found-all = { $kind ->
    [you] Vous avez trouvé
   *[named] { $who } a trouvé
 } le meilleur coup chaque fois qu'il y avait un choix ({ $turns } fois).
found-some = { $kind ->
    [you] Vous avez trouvé
   *[named] { $who } a trouvé
 } le meilleur coup { $best } fois sur { $turns } (précision { $accuracy } %).
accuracy-explained = La précision compte 100 % pour un coup qui ne perd rien et 0 % pour une gaffe.
worst = Le plus mauvais coup est le coup { $number } : { $taken }, qui { $loss } ; { $best } était meilleur.
worst-by = { $kind ->
    [you] Vous avez joué
   *[named] { $who } a joué
 } le plus mauvais coup, le coup { $number } : { $taken }, qui { $loss } ; { $best } était meilleur.
turned = a changé { $best ->
    [win] une victoire
   *[draw] une nulle
 } en { $taken ->
    [draw] nulle
   *[loss] défaite
 }
cost-of = a coûté { $points }
lowered = a réduit les chances de victoire de { $percent } %

## Ce qui a été perdu

lost = { $kind ->
    [you] Vous avez
   *[named] { $who } a
 } { $unit ->
    [wins] laissé échapper
   *[points] perdu
 } { $amount }
lost-in = { $lost } en { $moves } { $moves ->
    [one] coup
   *[other] coups
 }.
lost-nothing = { $kind ->
    [you] Vous n'avez
   *[named] { $who } n'a
 } rien perdu.
nothing-lost = Aucun coup n'a rien coûté.
about = environ { $amount }
half-a-win = une demi-victoire
wins = { $n ->
    [one] { $n } victoire
   *[other] { $n } victoires
 }
percent-of-win = { $percent } % d'une victoire
turn-taken = { $number }. { $who } : { $taken }
turn-with-loss = { $turn } { $loss } ; { $best } était meilleur ({ $known }).
turn-without-loss = { $turn } n'a rien coûté.
proven = prouvé
estimated-by = estimé par { $who }

## Le tournant

decided-at-first = La partie était décidée dès le premier coup : { $after }.
open-until = La partie est restée ouverte jusqu'au coup { $number }, le dernier.
decided-at = La partie s'est décidée au coup { $number } : à partir de là, { $after }.
neither-can-win = plus aucun joueur ne pouvait gagner
everything-loses = { $kind ->
    [you] tous vos coups perdaient
    [numbered] tous les coups du { $who } perdaient
   *[named] tous les coups de { $who } perdaient
 }
clearly-ahead = { $kind ->
    [you] vous aviez un net avantage
    [numbered] le { $who } avait un net avantage
   *[named] { $who } avait un net avantage
 }

## Ce qui est connu

nothing-known = Aucun coup n'a encore été analysé.
all-proven = Tout cela est prouvé
all-estimates = Toutes les valeurs sont des estimations ({ $who })
some-proven = { $exact ->
    [one] { $exact } coup sur { $known } a une valeur prouvée
   *[other] { $exact } coups sur { $known } ont une valeur prouvée
 } ; les autres valeurs sont des estimations ({ $who })
whole = { $standing }.
in-part = { $standing } ; { $known ->
    [one] { $known } coup sur { $wanted } a été analysé
   *[other] { $known } coups sur { $wanted } ont été analysés
 }.

## Notes des coups

grade-best = meilleur coup
grade-fine = bon coup
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe

## Les problèmes

one-answer = { $puzzles ->
    [one] { $puzzles } erreur sur { $all } fait un problème
   *[other] { $puzzles } erreurs sur { $all } font des problèmes
 } : un solveur a prouvé qu'un seul coup est le meilleur.
no-puzzle = Aucune erreur ne fait un problème.
several-good = { $count ->
    [one] Dans { $count } erreur, plusieurs coups sont bons.
   *[other] Dans { $count } erreurs, plusieurs coups sont bons.
 }
not-proven = { $count ->
    [one] { $count } erreur n'est pas prouvée avec le budget de l'analyse.
   *[other] { $count } erreurs ne sont pas prouvées avec le budget de l'analyse.
 }
