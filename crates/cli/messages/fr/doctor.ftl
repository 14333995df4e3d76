### Ce que vaut cette machine.

examining = examen de cette machine
what = quoi
found = trouvé
unknown = inconnu
threads = fils d'exécution en parallèle
load = charge de la dernière minute
governor = vitesse du processeur
clock = pas de l'horloge processeur
share = part d'un processeur obtenue par le travail
spread = variation du temps processeur pour un même travail
quota = processeurs accordés par un quota
no-quota = aucun quota
submissions = rendus, d'après un essai
busy = D'autres programmes occupent le processeur : les durées mesurées à la montre ne disent pas grand-chose. Les budgets en temps processeur tiennent quand même, et aucun verdict ne change.
unsteady = Le même travail a pris jusqu'à { $spread } % de temps processeur en plus d'un essai à l'autre. Ne comparez des temps processeur qu'à l'intérieur d'un même tournoi.
wavering = La vitesse du processeur change pendant les parties ({ $governor }). Réglez-la sur `performance` avant de publier des temps.
no-clock = Il n'y a pas d'horloge processeur ici. Les budgets de temps sont mesurés à la montre, et une machine occupée peut changer un verdict. Utilisez des budgets en nœuds.
under-quota = Un quota du conteneur ou du service limite damier et tous les rendus à { $processors } processeurs en tout. Les parties durent plus longtemps. L'attente due au quota n'est imputée à aucun joueur.
no-strangers = Les rendus ne sont pas confinés ici. Seuls ceux à qui vous faites confiance peuvent être lancés, avec --trust-submissions.
incomplete = Certaines limites ne peuvent pas être imposées ici aux rendus.
trusted = Sur cette machine, les temps et les verdicts sont fiables.
with-care = Les verdicts sous budgets de temps processeur sont fiables, sous réserve de ce qui précède.
