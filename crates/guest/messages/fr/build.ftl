### Compilation de ce qui est rendu en source.

failed = `{ $program }` a échoué : { $said }
too-long = la compilation a pris plus de { $seconds } s
too-many = la compilation a fait tourner plus de { $most } processus en même temps
too-much-memory = la compilation a pris plus de { $most } Mio de mémoire
leaves = la compilation { $excess }
survives = un processus de la compilation n'a pas pu être arrêté
no-program = cette machine n'a pas `{ $program }` pour compiler
needs-walls = les sources ne sont compilées que sous Linux, où la compilation est confinée : rendez ce que vous avez compilé
