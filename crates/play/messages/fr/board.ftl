### Une partie sur un plateau : résultats, indices et fins.

## Valeurs des positions

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
        [one] 1 coup
       *[other] { $n } coups
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
all-lose = tous les coups perdent
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
the-program = le programme { $player }
is-best = { $best } est le meilleur coup
is-best-by = { $best } est le meilleur coup : { $lead } de mieux que { $other }
equally-good = { $best } et { $other } se valent
few-equally-good = { $names } se valent
many-equally-good = { $count } coups se valent, par exemple { $best }
all-equally-good = les { $count } coups se valent tous
would-play = { $who } jouerait { $best }
would-play-by = { $who } jouerait { $best } : { $lead } de mieux que { $other }
sees-no-difference = { $who } jouerait { $best }, mais { $other } lui paraît tout aussi bon
about-equal = { $who } jouerait { $best } ; { $other } vaut à peu près autant

and-best = { $sentence } ; { $best }
with-scores-at-the-end = { $sentence } (scores : si l'on joue jusqu'au bout)

## Fins

you = vous
same-name = { $name } ({ $seat })
resigned = { $kind ->
    [you] vous avez abandonné
    [numbered] le { $who } a abandonné
   *[named] { $who } a abandonné
 }
wins-with = { $kind ->
    [you] vous gagnez
    [numbered] le { $who } gagne
   *[named] { $who } gagne
 }, { $more } à { $less }
wins = { $kind ->
    [you] vous gagnez
    [numbered] le { $who } gagne
   *[named] { $who } gagne
 }
points-to = { $more } à { $less }
draw = partie nulle
draw-with = partie nulle, { $points } à { $points }
final-score = score final { $score }
score-so-far = score { $score }
goal-reached = { $value } ! On continue ?

## Refus

not-a-file = { $file } n'est pas un fichier ordinaire. Choisissez un autre nom.
not-a-saved-game = { $file } existe déjà et n'est pas une partie enregistrée. Choisissez un autre nom.
one-name-each = { $seats ->
    [one] 1 nom, car ce jeu a 1 joueur
   *[other] { $seats } noms séparés par des virgules, car ce jeu a { $seats } joueurs
 }
one-name-for-each = { $persons ->
    [0] aucun nom, car personne ne joue
    [one] 1 nom, car 1 personne joue
   *[other] { $persons } noms séparés par des virgules, car { $persons } personnes jouent
 }
a-persons-name = un nom avec des lettres, qui n'est pas celui d'un joueur du programme
gains-nothing = { $action } ne rapporte rien ; d'autres coups rapportent
on-turn = c'est à { $player } de jouer ; attendez son coup
place-action = coup
one-of = l'un de ces coups : { $legal }
place-position = position
player-to-move = une position où un joueur a le trait
new-best = c'est votre nouveau record
best-before = votre record jusqu'à présent : { $score }
