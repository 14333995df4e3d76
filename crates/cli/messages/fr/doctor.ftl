### Ce que vaut cette machine.

examining = examen de cette machine
what = quoi
found = trouvé
unknown = inconnu
threads = fils d'exécution à la fois
load = charge de la dernière minute
governor = vitesse du processeur
clock = pas de l'horloge processeur
share = part d'un processeur que le travail a reçue
spread = écart des temps processeur d'un même travail
quota = processeurs accordés par un quota
no-quota = aucun quota
submissions = soumissions, d'après un essai
busy = D'autres programmes travaillent : les temps à la montre ne disent pas grand-chose à présent. Les budgets en temps processeur tiennent quand même, et aucun verdict ne change.
unsteady = Le même travail a pris jusqu'à { $spread } % de temps processeur en plus d'un essai à l'autre : ne comparez des temps que dans un même tournoi, joueur à côté de joueur.
wavering = La vitesse du processeur change pendant les parties ({ $governor }) : demandez `performance` avant de publier des temps.
no-clock = Il n'y a pas d'horloge processeur : les budgets de temps sont pris à la montre, et une machine occupée peut changer un verdict. Prenez des budgets en nœuds.
under-quota = Un quota du conteneur ou du service laisse { $processors } processeurs à damier et à toutes les soumissions ensemble : les parties durent plus longtemps, et l'attente due au quota n'est imputée à personne.
no-strangers = Les soumissions ne sont pas confinées ici : seules celles à qui l'on fait confiance sont lancées (--trusted).
incomplete = Tout ce qui peut être imposé aux soumissions ne l'est pas ici.
trusted = Sur cette machine, les temps et les verdicts méritent confiance.
with-care = Les verdicts sous budgets de temps processeur méritent confiance, à ce qui est dit plus haut près.
