### Ce que propose Quarto : ses règles, ses joueurs, ses dénombrements.

## Le jeu

title = Quarto
summary = donner une pièce, poser celle qu'on a reçue, aligner quatre pièces qui ont un caractère commun
invitation = Quatre pièces qui ont un trait commun gagnent, et c'est l'autre qui choisit celle que vous posez.
actions =
    give 7 donne la pièce 7 ; l'adversaire la pose ensuite, par exemple B4 (ligne B, colonne 4).
    Une pièce est un chiffre de 0 à f, somme de quatre caractères : 8 blanche (sinon noire),
    4 haute (basse), 2 pleine (creuse), 1 carrée (ronde).
rules-help = les groupes de quatre cases qui gagnent : `lines` (lignes, colonnes, diagonales), `squares` (Quarto+ : aussi les carrés 2x2), `corners` (aussi les coins d'un 3x3), `diamonds` (aussi les quatre voisines d'une case intérieure), `torus` (lignes et 2x2 sur un plateau sans bords)
misere-help = qui complète une ligne perd au lieu de gagner
not-given = absent
pieces-at-the-end = pièces sur le plateau à la fin

## Les manières d'y jouer

variant-usual = quatre en ligne
variant-squares = Quarto+ : les carrés de quatre comptent aussi
variant-misere = à l'envers : quatre en ligne perdent

## Joueurs

cautious = gagne tout de suite s'il le peut, évite si possible de donner une pièce gagnante, sinon joue au hasard
traits = un demi-coup : caractères partagés avec les voisines, et pièces restantes qui complètent une ligne
alpha-beta = recherche de la variante principale avec une table et l'évaluation du cours
mtdf = MTD(f) avec une table et l'évaluation du cours
tree-search = recherche arborescente Monte-Carlo ; prouve ce qu'elle peut ; ses parties au hasard voient ce qu'une pose décide
novice = niveau 1 : au hasard une fois sur deux, sinon comme cautious
casual = niveau 2 : comme cautious, avec un coup au hasard une fois sur huit
club = niveau 3 : calcule 3 000 nœuds
expert = niveau 4 : calcule 200 000 nœuds
perfect = niveau 5 : ne laisse échapper ni gain ni nulle qu'il puisse prouver, et pousse l'adversaire à le faire

## Réglages

shared-traits = points par caractère partagé avec une pièce d'une même ligne
completing-pieces = points par pièce restante qui compléterait une ligne
odd-pieces = points si le nombre des autres pièces restantes est impair
leaf = manière de juger un nouvel état
plies = demi-coups calculés au plus
winning-pieces = centièmes par pièce restante qui gagne tout de suite
threatened-lines = centièmes par ligne menacée
neighbours = centièmes par caractère partagé par deux pièces d'une ligne
odd-safe-pieces = centièmes pour un nombre impair de pièces sûres

## Dénombrements

count-drawn = plateaux pleins sans ligne, ceux des parties nulles, parmi tous les plateaux pleins
count-boards = plateaux sans ligne, parmi tous ceux qui ont autant de pièces
count-positions = positions en cours aux symétries près : avec une pièce à donner, avec une pièce en main à poser
count-forced = positions en cours aux symétries près, avec une pièce à donner, où toute pièce perd ; at_once : à la pose suivante
