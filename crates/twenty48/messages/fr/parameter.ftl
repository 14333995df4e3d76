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
