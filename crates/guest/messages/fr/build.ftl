### Compilation des rendus en code source.

failed = `{ $program }` a échoué : { $said }
too-long = la compilation a pris plus de { $seconds } s
too-busy = cette machine est trop occupée pour compiler : après { $seconds } s, la compilation en avait utilisé { $used } s
too-many = la compilation a fait tourner plus de { $most } processus en même temps
too-much-memory = la compilation a utilisé plus de { $most } Mio de mémoire
leaves = la compilation { $excess }
survives = un processus de la compilation n'a pas pu être arrêté
no-program = cette machine n'a pas `{ $program }`, nécessaire à la compilation
needs-walls = cette machine ne peut pas compiler de sources, car la compilation n'est confinée que sous Linux. Déposez le programme déjà compilé
