form = A > B, avec deux joueurs du match, nommés comme dans le tableau
equal-seats = un jeu à un siège, ou un duel
two-leads = deux avances en Elo normalisé, la plus petite d'abord, comme 0,20
is-better = { $better } est meilleur que { $than }, de plus de { $low } Elo normalisé : décidé par un test séquentiel sur { $pairs } paires (log-rapport de vraisemblance { $ratio }, il s'arrête à ± { $limit } ; chaque erreur 5 %)
is-not-better = { $better } n'est pas meilleur que { $than } de { $high } Elo normalisé : décidé par un test séquentiel sur { $pairs } paires (log-rapport de vraisemblance { $ratio }, il s'arrête à ± { $limit } ; chaque erreur 5 %)
undecided = après { $pairs } paires, on ne sait pas si { $better } est meilleur que { $than } (log-rapport de vraisemblance { $ratio }, le test séquentiel s'arrête à ± { $limit }) : la même commande avec plus de parties (--games) et un nouveau --db va plus loin
no-answer = on ne peut pas dire si { $better } est meilleur que { $than } : l'un d'eux est disqualifié, ou n'a pas joué
guard = Les intervalles du tableau valent pour un nombre de parties fixé d'avance : après un test qui s'arrête de lui-même, ils flattent le gagnant.
