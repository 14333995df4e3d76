### Description de Quarto : variantes, joueurs, réglages, dénombrements.

## Le jeu

title = Quarto
summary = Quarto : donner une pièce, poser celle qu'on a reçue, aligner quatre pièces qui ont un caractère commun
invitation = Alignez quatre pièces qui ont un caractère commun. L'adversaire choisit la pièce que vous posez.
actions =
    give 7 donne la pièce 7 ; l'adversaire la pose ensuite, par exemple B4 (ligne B, colonne 4).
    Une pièce est un chiffre de 0 à f, somme de quatre caractères : 8 blanche (sinon noire),
    4 haute (basse), 2 pleine (creuse), 1 carrée (ronde).
rules-help = les groupes de quatre cases qui gagnent : `lines` (lignes, colonnes, diagonales), `squares` (Quarto+ : aussi les carrés 2x2), `corners` (aussi les coins des carrés 3x3), `diamonds` (aussi les quatre voisines d'une case intérieure), `torus` (lignes et carrés 2x2 sur un plateau dont les bords opposés se rejoignent)
misere-help = compléter une ligne fait perdre au lieu de gagner
traits-allowed = un ou plusieurs des mots colour (couleur), height (taille), filling (remplissage) et shape (forme), joints par +
traits-help = les caractères qui comptent, pour débuter : quatre pièces qui ont en commun un autre caractère ne complètent aucune ligne
not-given = absent
pieces-at-the-end = pièces sur le plateau à la fin

## Les manières d'y jouer

variant-usual = le jeu habituel : quatre en ligne
variant-squares = Quarto+ : les carrés 2x2 comptent aussi
variant-misere = misère : compléter une ligne fait perdre
variant-colour = pour débuter : seule la couleur compte

## Joueurs

cautious = gagne en un coup s'il le peut, et évite une défaite en un coup ; sinon joue au hasard
traits = calcule un coup à l'avance : caractères partagés avec les voisines, et pièces restantes qui complètent une ligne
alpha-beta = recherche de la variante principale avec une table de transposition et l'évaluation du cours
mtdf = MTD(f) avec une table de transposition et l'évaluation du cours
tree-search = recherche arborescente Monte-Carlo, qui prouve ce qu'elle peut ; ses parties au hasard voient les victoires une pose à l'avance
novice = niveau 1 : au hasard une fois sur deux, sinon comme `cautious`
casual = niveau 2 : comme `cautious`, avec un coup au hasard une fois sur huit
club = niveau 3 : calcule 3 000 nœuds par coup
expert = niveau 4 : calcule 200 000 nœuds par coup
perfect = niveau 5 : ne laisse échapper aucune victoire ni aucune nulle qu'il peut prouver, et tend des pièges à l'adversaire

## Réglages

shared-traits = points par caractère partagé avec une pièce d'une même ligne
completing-pieces = points par pièce restante qui compléterait une ligne
odd-pieces = points si le nombre des pièces restantes qui ne compléteraient pas de ligne est impair
leaf = manière de juger une nouvelle position
plies = plus grand nombre de demi-coups calculés à l'avance
winning-pieces = centièmes de point par pièce restante qui compléterait une ligne
threatened-lines = centièmes de point par ligne menacée
neighbours = centièmes de point par caractère partagé par deux pièces d'une ligne
odd-safe-pieces = centièmes de point pour un nombre impair de pièces sûres

## Dénombrements

count-drawn = plateaux pleins sans ligne complète (fins de parties nulles), parmi tous les plateaux pleins
count-boards = plateaux sans ligne complète, parmi tous ceux qui ont le même nombre de pièces
count-positions = positions de parties en cours, aux symétries près : avec une pièce à donner, et avec une pièce en main
count-forced = positions de parties en cours, aux symétries près, où toute pièce que l'on peut donner perd ; at_once : celles qui perdent dès la pose suivante

## Dans un formulaire

form-rules = Lignes
form-rules-sentence = Quels groupes de quatre cases comptent comme une ligne.
form-rules-lines = rangées, colonnes et diagonales
form-rules-squares = aussi les carrés de 2x2
form-rules-corners = aussi les coins des carrés de 3x3
form-rules-diamonds = aussi les losanges
form-rules-torus = lignes et carrés de 2x2, bords reliés
form-misere = Compléter une ligne
form-misere-sentence = Ce qui arrive au joueur qui complète une ligne.
form-misere-wins = gagne
form-misere-loses = perd
form-traits = Caractères qui comptent
form-traits-sentence = Pour débuter : commencez par un caractère, puis ajoutez-en.
form-traits-all = tous les quatre
form-traits-colour = la couleur
form-traits-height = la taille
form-traits-filling = le remplissage (creuse ou pleine)
form-traits-shape = la forme (ronde ou carrée)
form-traits-colour-height = la couleur et la taille
form-traits-colour-shape = la couleur et la forme
form-traits-colour-height-shape = la couleur, la taille et la forme
