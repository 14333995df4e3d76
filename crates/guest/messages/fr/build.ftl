### Compilation de ce qui est rendu en source.

failed = `{ $program }` a échoué : { $said }
too-long = la compilation a pris plus de { $seconds } s
no-program = cette machine n'a pas `{ $program }` pour compiler
needs-walls = les sources ne sont compilées que sous Linux, où la compilation est confinée : rendez ce que vous avez compilé
