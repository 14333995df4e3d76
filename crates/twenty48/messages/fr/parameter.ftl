### Les paramètres de 2048 : leur aide et leurs erreurs.

## Aide

rows-and-columns = taille de la grille, par exemple 5x5 ou 3x4
shape = 4d : la boîte de 2x2x2x2 cases avec huit directions ; sa taille est fixe
merge = once : une tuile fusionnée ne fusionne plus dans le même glissement ; cascade : elle peut fusionner de nouveau
four = probabilité qu'une nouvelle tuile soit un 4 au lieu d'un 2
start = 2 : deux tuiles sont placées avant le premier glissement ; 0 : une seule tuile est placée
end = stuck : la partie finit quand aucun glissement ne change la grille ; full : la partie finit quand une nouvelle tuile n'a plus de place, et un glissement qui ne change rien est permis aussi
spawner = qui place les tuiles. chance : elles apparaissent au hasard ; adversary : un second joueur les place
preset = notebook : équivaut à merge=cascade,four=0.25,start=0,end=full. Si vous donnez aussi une de ces clés, votre valeur compte

## Leurs valeurs

sizes = côtés de 2 à 8
a-probability = une probabilité de 0 à 1

## Endroits

parameter = paramètre
parameter-of = paramètre { $name }
size = taille

## Ce qui est attendu

a-size = LIGNESxCOLONNES avec des côtés de 2 à 8, par exemple 5x5

## Erreurs

given-twice = ce paramètre est donné deux fois. Gardez une seule valeur
no-size = shape=4d a une taille fixe. Retirez la taille

## Dans un formulaire

form-size = Taille de la grille
form-size-sentence = Lignes et colonnes, par exemple 5x5. Une grande grille laisse plus de place.
form-shape = Dimensions
form-shape-sentence = En quatre dimensions, les tuiles glissent aussi d'une grille à l'autre.
form-shape-flat = une grille plate
form-shape-four = quatre dimensions : 2x2x2x2
form-merge = Fusion
form-merge-sentence = Combien de fois une tuile peut fusionner dans un glissement.
form-merge-once = une fois
form-merge-cascade = plusieurs fois
form-four = Part des 4
form-four-sentence = La fréquence à laquelle une nouvelle tuile est un 4 et non un 2, de 0 à 1.
form-start = Premières tuiles
form-start-sentence = Le nombre de tuiles au début de la partie.
form-start-two = deux tuiles
form-start-one = une tuile
form-end = Fin de la partie
form-end-sentence = Quand la partie est terminée.
form-end-stuck = quand aucun glissement ne change la grille
form-end-full = quand une nouvelle tuile n'a plus de place
form-spawner = Nouvelles tuiles
form-spawner-sentence = Qui place les nouvelles tuiles.
form-spawner-chance = le hasard
form-spawner-adversary = un second joueur
form-preset = Règles connues
form-preset-sentence = Un ensemble de règles. Vos choix ci-dessus remplacent ses valeurs.
form-preset-none = le jeu habituel
form-preset-notebook = le carnet de la classe
