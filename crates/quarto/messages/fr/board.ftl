### Ce que montre un plateau de Quarto, et ce qui se dit d'un coup.

## Le trait

give-a-piece = donnez une pièce
place-the-piece = posez la pièce
place-the-piece-in-hand = pose de la pièce en main
over-completed = fin : une ligne est complète
over-full = fin : le plateau est plein
phase = phase
in-hand = en main
remaining = restantes

## L'effet d'une pose

completes = complète { $lines }
fills-the-board = remplit le plateau
completes-no-line = ne complète aucune ligne
leaves-none-safe = ne laisse aucune pièce sûre sur { $all }
leaves-safe = laisse { $safe } { $safe ->
    [one] pièce sûre
   *[other] pièces sûres
 } sur { $all }

## L'effet d'un don

fits-no-line = ne complète rien
fits-no-line-and-others = ne complète rien ; { $others ->
    [0] aucune autre pièce n'est sûre
    [one] { $others } autre pièce est sûre
   *[other] { $others } autres pièces sont sûres
 }
completes-anywhere = complète une ligne où qu'elle aille
completes-on = complète une ligne en { $squares }
completes-on-many = complète une ligne sur { $squares } cases

## Lignes

line-shares = { $line } : pièces { $traits }
row = la ligne { $letter }
column = la colonne { $digit }
diagonal = la diagonale { $squares }
shared-trait = { $bit ->
    [round] rondes
    [square] carrées
    [hollow] creuses
    [solid] pleines
    [low] basses
    [tall] hautes
    [black] noires
   *[white] blanches
 }
