### Comments in the files of a new bot.

make = `make` builds the program that submission.toml names. On Windows, as bot.exe:
make-elsewhere = {"  "}mingw32-make, or gcc -std=c99 -O2 bot.c damier.c -o bot, or cl /O2 bot.c damier.c /Fe:bot.exe
manifest = What damier knows about this program; only `command` must be there.
try-it = Try it: damier check PATH-OF-THIS-FOLDER
# $command
build-first = Build it here first: { $command }
your-name = Your Name
