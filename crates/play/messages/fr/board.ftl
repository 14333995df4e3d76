### Ce qui se dit d'une partie sur un plateau : résultats, indices, analyses, fins.

## Valeurs

result-in = { $verdict } en { $distance }
score-of = score { $points }
distance = { $unit ->
    [placements] { $n ->
        [one] 1 pose
       *[other] { $n } poses
    }
    [calls] { $n } choix
    [slides] { $n ->
        [one] 1 glissement
       *[other] { $n } glissements
    }
   *[plies] { $n ->
        [one] 1 demi-coup
       *[other] { $n } demi-coups
    }
 }
about = environ { $points }
points = { $unit ->
    [cells] { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
   *[points] { $n ->
        [one] { $n } point
        [many] { $n } de points
       *[other] { $n } points
    }
 }

## Les coups d'une position

only-left = { $action } est le seul coup possible
all-lose = forcé : tous les coups perdent
all-draw = tous les coups font nulle
all-win = tous les coups gagnent
only-wins = seul { $action } gagne
only-wins-in = seul { $action } gagne, en { $distance }
only-holds = seul { $action } garde la nulle
all-draw-but = tous les coups font nulle sauf { $action }, qui perd
all-draw-but-in = tous les coups font nulle sauf { $action }, qui perd en { $distance }
all-win-but = tous les coups gagnent sauf { $action }, qui perd
all-win-but-in = tous les coups gagnent sauf { $action }, qui perd en { $distance }
all-win-but-draws = tous les coups gagnent sauf { $action }, qui fait nulle
some-hold = { $some } coups sur { $all } gardent la nulle ; les autres perdent
some-hold-named = { $some } coups sur { $all } gardent la nulle ({ $names }) ; les autres perdent
some-win = { $some } coups sur { $all } gagnent
some-win-named = { $some } coups sur { $all } gagnent ({ $names })

## Estimations

the-network = le réseau
is-best = { $best } est le meilleur coup
is-best-by = { $best } est le meilleur coup : { $lead } de mieux que { $other }
equally-good = { $best } et { $other } se valent
would-play = { $who } jouerait { $best }
would-play-by = { $who } jouerait { $best } : { $lead } de mieux que { $other }
sees-no-difference = { $who } jouerait { $best }, sans voir de différence avec { $other }

## Fins

resigned-and-won = le { $seat } a abandonné, le { $winner } gagne
resigned = le { $seat } a abandonné
wins-with = le { $seat } gagne, { $more } à { $less }
wins = le { $seat } gagne
draw = partie nulle
draw-with = partie nulle, { $points } à { $points }
final-score = score final { $score }
score-so-far = score { $score }
goal-reached = { $value } ! On continue ?

## Refus

no-file = { $file } : n'est pas un fichier ; attendu : un nouveau fichier, ou une partie enregistrée à remplacer
something-else = { $file } : contient autre chose ; attendu : un nouveau fichier, ou une partie enregistrée à remplacer
one-name-each = un nom pour chaque siège de ce jeu, qui en a { $seats }
on-turn = rien : { $player } a le trait
place-action = coup
place-position = position
a-seat-on-turn = une position où un siège a le trait
new-best = votre meilleur score ici
best-before = votre meilleur score ici : { $score }
