### Le plateau et ses commandes, surtout pour les lecteurs d'écran.

board = plateau de { $rows } sur { $columns }
row-and-column = ligne { $row }, colonne { $column }
cell = { $place } : { $content }
empty = vide
hole = hors du plateau
coloured = { $letter } { $colour }
zone = zone du { $who }
stone = pion du { $who }
numbered = pièce { $digit } : { $piece }
piece = { $colour ->
    [white] blanche
   *[black] noire
 }, { $height ->
    [tall] haute
   *[low] basse
 }, { $body ->
    [solid] pleine
   *[hollow] creuse
 }, { $shape ->
    [square] carrée
   *[round] ronde
 }
call = choisir { $letter }, { $colour }
call-for = choisir { $letter }, { $colour } : { $cells ->
    [one] 1 case
   *[other] { $cells } cases
 }
gain = +{ $cells }
drag-the-piece = Faites glisser la pièce sur sa case, ou touchez la case
in-hand = en main : pièce { $digit }, { $piece }
give = donner { $digit } : { $piece }
placed = posée : pièce { $digit }, { $piece }
