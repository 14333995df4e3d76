reference = joueur de référence
event = épreuve
equal-seats = un jeu à un siège, ou un duel
