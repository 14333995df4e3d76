### Commentaires dans les fichiers d'un nouveau programme.

make = `make` compile le programme indiqué dans submission.toml. Pour compiler bot.exe sous Windows :
make-elsewhere = {"  "}mingw32-make, ou gcc -std=c99 -O2 bot.c damier.c -o bot, ou cl /O2 bot.c damier.c /Fe:bot.exe
manifest = La description de ce programme pour damier. Seul `command` est obligatoire.
try-it = Pour l'essayer : damier check CHEMIN-DE-CE-DOSSIER
build-first = Compilez-le d'abord ici : { $command }
your-name = Votre nom
