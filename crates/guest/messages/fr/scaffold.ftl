### Commentaires dans les fichiers d'un nouveau programme.

make = `make` construit le programme que nomme submission.toml. Sous Windows, bot.exe :
make-elsewhere = {"  "}mingw32-make, ou gcc -std=c99 -O2 bot.c damier.c -o bot, ou cl /O2 bot.c damier.c /Fe:bot.exe
manifest = Ce que damier sait de ce programme ; seul `command` est obligatoire.
try-it = Pour l'essayer : damier check CHEMIN-DE-CE-DOSSIER
build-first = D'abord, le construire ici : { $command }
your-name = Votre nom
