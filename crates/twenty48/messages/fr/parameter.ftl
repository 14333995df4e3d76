### Les paramètres de 2048 : leur aide, et ce qui y est refusé.

## Ce qu'est chacun

rows-and-columns = taille de la grille, par exemple 5x5 ou 3x4
shape = 4d est la boîte 2x2x2x2 avec huit directions ; elle n'a pas de taille
merge = once : une tuile fusionnée ne fusionne plus dans le même glissement ; cascade : elle le peut
four = la probabilité qu'un 4 soit placé au lieu d'un 2
start = tuiles de départ ; avec 0, une tuile est placée avant le premier glissement
end = fin quand aucun glissement ne change la grille, ou quand une tuile n'a plus de place (tout glissement est légal)
spawner = qui place les tuiles : le hasard, ou un second siège qui joue contre le premier
preset = notebook : merge=cascade,four=0.25,start=0,end=full ; les autres clés l'emportent

## Les valeurs de chacun

sizes = côtés de 2 à 8
a-probability = une probabilité de 0 à 1

## Endroits

parameter = paramètre
parameter-of = paramètre { $name }
size = taille

## Ce qui est attendu

one-value = une seule valeur
no-size = aucune avec shape=4d
a-size = ROWSxCOLUMNS avec des côtés de 2 à 8, par exemple 5x5
