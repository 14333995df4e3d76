### Les règles en cinq images, avec une phrase courte sous chacune.

slide = Une flèche du clavier ou un balayage fait glisser toutes les tuiles aussi loin que possible.
new-tile = Après chaque glissement, une nouvelle tuile apparaît : le plus souvent un 2, parfois un 4.
merge = Deux tuiles égales qui se rencontrent fusionnent en une seule, de valeur double.
win = Formez un 2048. Puis continuez aussi longtemps que possible.
over = La partie est finie quand la grille est pleine et qu'aucune tuile n'en touche une égale.
