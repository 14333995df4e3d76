is-better = { $better } est meilleur que { $than }, de plus de { $low } { $low ->
    [one] point
   *[other] points
 } d'Elo normalisé. Un test séquentiel l'a établi après { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
 } (logarithme du rapport de vraisemblance : { $ratio }, décision à ± { $limit }, risque de 5 % pour chaque espèce d'erreur).
is-no-worse = Si { $better } est moins bon que { $than }, c'est de moins de { $by } { $by ->
    [one] point
   *[other] points
 } d'Elo normalisé. Un test séquentiel l'a établi après { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
 } (logarithme du rapport de vraisemblance : { $ratio }, décision à ± { $limit }, risque de 5 % pour chaque espèce d'erreur).
is-worse = { $better } est moins bon que { $than }, de plus de { $by } { $by ->
    [one] point
   *[other] points
 } d'Elo normalisé. Un test séquentiel l'a établi après { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
 } (logarithme du rapport de vraisemblance : { $ratio }, décision à ± { $limit }, risque de 5 % pour chaque espèce d'erreur).
is-not-better = Si { $better } est meilleur que { $than }, c'est de moins de { $high } { $high ->
    [one] point
   *[other] points
 } d'Elo normalisé. Un test séquentiel l'a établi après { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
 } (logarithme du rapport de vraisemblance : { $ratio }, décision à ± { $limit }, risque de 5 % pour chaque espèce d'erreur).
undecided = Après { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
 }, on ne sait pas si { $better } est meilleur que { $than } (logarithme du rapport de vraisemblance : { $ratio }, et le test séquentiel décide à ± { $limit }).
no-answer = On ne peut pas savoir si { $better } est meilleur que { $than }, car l'un des deux est disqualifié ou n'a pas joué.
fixed-number = Les intervalles du tableau sont valables pour un nombre de parties fixé d'avance. Si un test a mis fin au tournoi, ils exagèrent l'avance du meilleur joueur.
groups-told-apart = Les { $entrants } joueurs sont tous départagés. Le risque d'une affirmation fausse est de 5 % au plus en tout, pour l'ensemble des tests faits pendant le tournoi.
groups-left = Pour l'instant, les parties répartissent les { $entrants } joueurs en { $groups } { $groups ->
    [one] groupe
   *[other] groupes
 }. La question est tranchée quand chaque joueur forme un groupe à lui seul. Le risque d'une affirmation fausse est de 5 % au plus en tout, pour l'ensemble des tests faits pendant le tournoi.
no-groups = Les joueurs ne peuvent pas être départagés, car aucun n'a joué.
asked-late = La question a été posée après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }. Si elle a été choisie à cause des résultats de { $games ->
    [one] cette partie
   *[other] ces parties
 }, la réponse est fausse plus souvent qu'indiqué.
