### Lignes qui ne sont pas des messages du protocole.

message = message
one-line-of-json = une ligne de JSON en UTF-8
guest-message = un message de programme : hello, info, move ou error ({ $error })
referee-message = un message d'arbitre : hello, newgame, go, gameover, quit ou error ({ $error })
no-object = la ligne ne commence pas par `{"{"}`
no-json = la ligne n'est pas du JSON ; l'erreur est au caractère { $character }
no-key = la clé `{ $key }` manque
large-number = le nombre au caractère { $character } est trop grand
deep-nesting = des listes ou des objets sont imbriqués trop profondément
no-such-type = `{ $name }` n'est pas un type de message
wrong-value = une valeur n'est pas du bon type : `id` est un nombre entier, `action` est un texte
