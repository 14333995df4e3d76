### Ce que vaut cette machine.

examining = examen de cette machine
what = mesure
found = résultat
unknown = inconnu
threads = fils d'exécution en parallèle
load = charge moyenne sur une minute
governor = réglage de vitesse du processeur
clock = pas de l'horloge processeur
share = part d'un processeur obtenue par le travail d'essai
spread = variation du temps processeur pour un même travail
quota = quota de processeurs
no-quota = aucun quota
submissions = rendus, d'après un essai
busy = D'autres programmes occupent le processeur : les temps écoulés ne disent pas grand-chose. Les budgets en temps processeur n'en dépendent pas : aucun joueur ne perd de partie parce que la machine est occupée.
unsteady = Le même travail a pris jusqu'à { $spread } % de temps processeur en plus d'un essai à l'autre. Ne comparez des temps processeur qu'à l'intérieur d'un même tournoi.
wavering = La vitesse du processeur change pendant les parties ({ $governor }). Réglez-la sur `performance` avant de publier des temps.
no-clock = Cette machine n'a pas d'horloge processeur. Les budgets de temps sont mesurés en temps écoulé : un joueur peut donc dépasser le sien seulement parce que la machine est occupée. Utilisez des budgets en nœuds.
under-quota = Un quota du conteneur ou du service limite damier et tous les rendus ensemble à { $processors } { $processors ->
    [one] processeur
   *[other] processeurs
 } : les parties durent donc plus longtemps. Le temps d'attente n'est compté à aucun joueur.
no-strangers = Cette machine ne peut pas confiner les rendus. Ne lancez que des rendus de confiance, avec --trust-submissions.
incomplete = Cette machine ne peut pas imposer certaines des limites aux rendus.
trusted = Les temps mesurés sur cette machine et les décisions sur les budgets dépassés sont fiables.
with-care = Les décisions sur les budgets de temps processeur dépassés sont fiables, sous réserve des points ci-dessus.
