form = A > B, où A et B sont deux joueurs nommés comme dans le tableau, ou le mot `groups`
equal-seats = un jeu à un siège, ou un duel où les deux camps ont la même tâche
two-leads = deux avances différentes en Elo normalisé, de -{ $most } à { $most }, la plus petite d'abord, séparées par une virgule : 0,20 signifie de 0 à 20 (est-il meilleur ?), et -5,0 de -5 à 0 (n'est-il pas moins bon ?)
one-event = ce tournoi a plusieurs épreuves, mais cette option demande un tournoi qui n'en a qu'une
go-further = Pour aller plus loin, relancez la même commande avec plus de parties (--games) et un nouveau --db.
