### Un fil d'exécution qui calcule des coups et des indices.

player-failed = le joueur s'est arrêté à cause d'une erreur interne
