### L'entraîneur, qui dit après chaque coup d'une personne ce qu'il a coûté.

coach = Entraîneur
coached = Entraîneur : le coût de chacun de mes coups
looks = L'entraîneur regarde votre coup.
it-cost = Votre coup { $loss }.
try-again = Reprendre et essayer
