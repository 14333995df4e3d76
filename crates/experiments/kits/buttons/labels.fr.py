"""Les textes de window.py."""

LABELS = {
    "play": "Nouvelle", "left": "Gauche", "right": "Droite", "up": "Haut", "down": "Bas",
    "ana": "Ana", "kata": "Kata", "in": "Dedans", "out": "Dehors", "save": "Enregistrer", "load": "Charger",
    "exit": "Quitter",
}
SCORE = "score"
NO_TKINTER = (
    "ce Python n'a pas tkinter, donc pas de fenêtre : installez-le (sous Debian et Ubuntu : apt install python3-tk), "
    "ou tapez les mots à la place : python3 door.py"
)
NOTHING_YET = "il n'y a encore rien à jouer : écrivez d'abord les étapes 1 à 3 dans handed-in/mine.py"
