### Les paramètres de 2048 : leur aide et leurs erreurs.

## Aide

rows-and-columns = taille de la grille, par exemple 5x5 ou 3x4
shape = 4d est la boîte 2x2x2x2 avec huit directions. Elle n'a pas de taille
merge = once : une tuile fusionnée ne fusionne plus dans le même glissement ; cascade : elle le peut
four = probabilité qu'une nouvelle tuile soit un 4 au lieu d'un 2
start = nombre de tuiles de départ. Avec 0, une tuile est placée avant le premier glissement
end = stuck : la partie finit quand aucun glissement ne change la grille ; full : elle finit quand une nouvelle tuile n'a plus de place, et tout glissement est légal
spawner = qui place les tuiles : le hasard, ou un second joueur qui joue contre le premier
preset = notebook équivaut à merge=cascade,four=0.25,start=0,end=full. Les autres clés l'emportent

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

given-twice = est donné deux fois. Ne le donnez qu'une fois
no-size = shape=4d n'a pas de taille. Retirez la taille
