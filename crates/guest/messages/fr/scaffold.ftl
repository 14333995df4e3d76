### Commentaires dans les fichiers d'un nouveau programme.

make = `make` construit le programme indiqué dans submission.toml. Pour construire bot.exe sous Windows :
make-elsewhere = {"  "}mingw32-make, ou gcc -std=c99 -O2 bot.c damier.c -o bot, ou cl /O2 bot.c damier.c /Fe:bot.exe
manifest = La description de ce programme pour damier. Seul `command` est obligatoire.
try-it = Pour l'essayer : damier check CHEMIN-DE-CE-DOSSIER
build-first = Construisez-le d'abord ici : { $command }
your-name = Votre nom
