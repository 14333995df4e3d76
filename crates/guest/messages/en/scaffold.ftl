### Comments in the files of a new bot.

make = `make` builds the program that submission.toml names. To build bot.exe on Windows:
make-elsewhere = {"  "}mingw32-make, or gcc -std=c99 -O2 bot.c damier.c -o bot, or cl /O2 bot.c damier.c /Fe:bot.exe
manifest = The description of this program for damier. Only `command` is required.
try-it = Try it: damier check PATH-OF-THIS-FOLDER
# $command
build-first = Build it here first: { $command }
your-name = Your Name
