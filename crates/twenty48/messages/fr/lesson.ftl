### Les règles en cinq images, une phrase courte sous chacune.

slide = Une flèche du clavier ou un geste fait glisser toutes les tuiles aussi loin que possible.
new-tile = Après chaque glissement apparaît une nouvelle tuile, le plus souvent un 2, parfois un 4.
merge = Deux tuiles égales qui se rencontrent en font une seule, qui vaut les deux.
win = Formez un 2048. Puis continuez aussi loin que vous pouvez.
over = La partie est finie quand le plateau est plein sans deux tuiles égales qui se touchent.
