form = A > B, avec deux joueurs nommés comme dans le tableau, ou groups
equal-seats = un jeu à un siège, ou un duel
two-leads = deux avances en Elo normalisé, la plus petite d'abord, comme 0,20 : de -{ $most } à { $most }, la plus grande au-dessus de 0
one-event = un tournoi d'une seule épreuve
go-further = La même commande avec plus de parties (--games) et un nouveau --db va plus loin.
