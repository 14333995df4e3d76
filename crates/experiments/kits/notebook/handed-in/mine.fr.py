"""Ma stratégie pour le 2048 du carnet.

Elle joue déjà, au hasard. L'énoncé (README.md) dit ce qu'il faut écrire, étape par étape, et
`python3 -m unittest` montre ce qui manque. Une grille est une liste de quatre lignes de quatre nombres, 0 pour une case vide.
"""

import random

DIRECTIONS = ["left", "right", "up", "down"]


# ---- Étape 1 : une ligne ----

def process_line(line):
    """Pousse quatre nombres vers l'avant. Renvoie une nouvelle liste de quatre."""
    raise NotImplementedError


# ---- Étape 2 : toute la grille ----

def update_game(board, direction):
    """Renvoie la grille après un glissement : une nouvelle liste de lignes. Ne modifie pas l'ancienne."""
    raise NotImplementedError


# ---- Étape 3 : le reste des règles ----

def add_tile(board):
    """Renvoie une nouvelle grille avec une tuile de plus sur une case vide : un 2 ou, une fois sur quatre, un 4."""
    raise NotImplementedError


def is_over(board):
    """Renvoie True si la tuile suivante n'a plus de place."""
    raise NotImplementedError


# ---- Étape 4 : la stratégie ----

def joue(board):
    """Renvoie le glissement à faire sur cette grille : un élément de DIRECTIONS."""
    return random.choice(DIRECTIONS)


# ---- Ce que damier exécute : rien à changer ----

if __name__ == "__main__":
    import damier

    damier.play(
        lambda turn: joue(turn.rows),
        games=["2048"],
        new_game=lambda game: random.seed(game.seed),
    )
