### Une grille de 2048, et les remarques sur un coup.

## Le trait

slide-the-tiles = faites glisser les tuiles
place-a-tile = placez une tuile
score = score
sum-of-tiles = somme des tuiles
largest-tile = plus grande tuile
standing = somme des tuiles { $sum }, plus grande tuile { $tile }
counts = L'évaluation du cours : { $empty } cases vides − { $breaks } ruptures de monotonie + { $exponent } (exposant de la plus grande tuile) + { $corner } (elle est dans un coin) + { $edge } (elle est au bord) = { $value }
wanted-tile = tuile voulue
a-tile = une tuile possible ici : une puissance de deux de { $least } à { $most }
the-largest-tile = la plus grande tuile
the-sum-of-all-tiles = la somme de toutes les tuiles

## Commandes

left = Gauche
right = Droite
up = Haut
down = Bas
ana = Ana
kata = Kata
inwards = Dedans
outwards = Dehors

## Ce que les règles changent

notebook = Règles du carnet de la classe : une tuile fusionnée peut fusionner de nouveau, un quart des nouvelles tuiles sont des 4, et la partie se termine quand une nouvelle tuile n'a plus de place.
merges-again = Une tuile fusionnée peut fusionner de nouveau dans le même glissement.
fours = { $share } % des nouvelles tuiles sont des 4.
ends-when-full = La partie se termine quand une nouvelle tuile n'a plus de place.
adversary-places = Un second joueur place les nouvelles tuiles.
four-dimensions = La grille a quatre dimensions : les tuiles glissent aussi d'une grille à l'autre.

## L'effet d'un glissement

changes-nothing = ne change rien
merges-nothing = ne fusionne rien
merges = fusionne { $pairs }
pair = { $tile } et { $tile }{ $times ->
    [1] {""}
    [2] {" "}deux fois
   *[other] {" "}{ $times } fois
 }
makes-merges = fait { $merges } fusions
cells-empty = laisse { $cells } { $cells ->
    [one] case vide
   *[other] cases vides
 }
keeps-in-the-corner = garde { $tile } dans le coin
leaves-the-corner = laisse la plus grande tuile hors des coins
brings-into-a-corner = amène { $tile } dans un coin

## L'effet d'une tuile placée

slides-left = { $slides ->
    [0] ne laisse aucun glissement possible
    [one] laisse { $slides } glissement possible
   *[other] laisse { $slides } glissements possibles
 }
