### Ce qui manque à cette machine pour exécuter des rendus : la faute de personne d'autre, donc aucune partie ne commence.

place-submission = rendu
no-python = une machine avec Python 3, sous le nom `python3` : installez-le (Debian : apt-get install python3), puis recommencez
no-host = une machine qui accueille les bibliothèques en C : ce programme n'en accueille pas, et aucun damier-host ne se trouve à côté ; passez par `damier`, ou nommez un damier-host dans { $variable }
static-host = un damier lié aux bibliothèques du système : celui-ci est statique et n'en charge aucune ; compilez-le ici (cargo build --release), ou nommez un damier-host dans { $variable }
