### Ce que montre un plateau de Quarto, et la description des coups.

## Le trait

give-a-piece = donnez une pièce à l'adversaire
place-the-piece = posez la pièce
place-the-piece-in-hand = posez la pièce en main
over-completed = partie terminée : une ligne est complète
over-full = partie terminée : le plateau est plein
phase = phase
in-hand = en main
remaining = restantes

## Ce que les règles changent

traits-count = { $count ->
    [one] Un seul caractère compte : { $traits }.
   *[other] Seuls { $count } caractères comptent : { $traits }.
 }
counted-trait = { $word ->
    [colour] la couleur
    [height] la taille
    [filling] le remplissage (creuse ou pleine)
   *[shape] la forme (ronde ou carrée)
 }
a-line-loses = Le joueur qui complète une ligne de quatre perd.
four-lose = Une ligne de quatre perd
squares-count = Les carrés de 2x2 comptent aussi comme des lignes.
corners-count = Les carrés de 2x2 et les coins des carrés de 3x3 comptent aussi comme des lignes.
diamonds-count = Les carrés de 2x2, les coins des carrés de 3x3 et les losanges comptent aussi comme des lignes.
edges-are-joined = Les bords opposés se rejoignent : une ligne peut sortir d'un côté du plateau et revenir de l'autre. Les carrés de 2x2 comptent aussi comme des lignes.

## L'effet d'une pose

completes = complète { $lines }
fills-the-board = remplit le plateau
completes-no-line = ne complète aucune ligne
leaves-none-safe = { $all ->
    [one] laisse une seule pièce, qui n'est pas sûre
   *[other] ne laisse aucune pièce sûre sur { $all }
 }
leaves-safe = laisse { $safe } { $safe ->
    [one] pièce sûre
   *[other] pièces sûres
 } sur { $all }

## L'effet d'un don

fits-no-line = ne complète aucune ligne
fits-no-line-and-others = ne complète aucune ligne ; { $others ->
    [0] aucune autre pièce n'est sûre
    [one] { $others } autre pièce est sûre
   *[other] { $others } autres pièces sont sûres
 }
completes-anywhere = complète une ligne sur n'importe quelle case
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
