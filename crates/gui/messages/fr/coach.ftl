### L'entraîneur, qui dit à une personne ce que chaque coup a coûté.

coach = Entraîneur
coached = Entraîneur : montrer le coût de chacun de mes coups
thinks = L'entraîneur évalue votre coup.
it-cost = Votre coup { $loss }.
try-again = Le reprendre et réessayer
