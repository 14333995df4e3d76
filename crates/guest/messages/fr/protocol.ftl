### Lignes qui ne sont pas des messages du protocole.

message = message
one-line-of-json = une ligne de JSON en UTF-8
guest-message = un message de programme : hello, info, move ou error ({ $error })
referee-message = un message d'arbitre : hello, newgame, go, gameover, quit ou error ({ $error })
