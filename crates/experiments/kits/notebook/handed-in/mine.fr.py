"""Ma stratégie pour le 2048 du carnet.

Elle joue déjà, au hasard. L'énoncé (README.md) dit ce qu'il faut écrire, étape par étape, et
`python3 -m unittest` montre ce qui manque. Un jeu est une grille : quatre lignes de quatre nombres, 0 pour une case vide.
Une direction vaut 0 pour la gauche, 1 pour le haut, 2 pour la droite, 3 pour le bas.
"""

import random


# ---- Étape 1 : la grille, et ses tuiles ----

def create_game():
    """Renvoie une grille vide : une liste de lignes ou, avec NumPy, numpy.zeros((4, 4), dtype=int)."""
    return [[0] * 4 for _ in range(4)]


def gameover(game):
    """Renvoie True si la tuile suivante n'a plus de place."""
    raise NotImplementedError


def joue(game):
    """Pose une tuile sur une case vide au hasard : un 2 ou, une fois sur quatre, un 4. Renvoie la grille.

    Sur une grille pleine : raise Exception("Game Over").
    """
    raise NotImplementedError


# ---- Étape 2 : une ligne ----

def process_line(line):
    """Pousse quatre nombres vers l'avant. Renvoie une nouvelle liste de quatre."""
    raise NotImplementedError


# ---- Étape 3 : toute la grille ----

def update_game(game, direction):
    """Renvoie la grille après un glissement. C'est la même grille si aucune tuile ne bouge."""
    raise NotImplementedError


# ---- Étape 4 : la stratégie ----

def strategy(game):
    """Renvoie la direction du glissement à faire sur cette grille."""
    return random.randrange(4)


# ---- Ce que damier exécute : rien à changer ----

def answer(turn):
    game = create_game()
    game[:] = turn.rows
    return ["left", "up", "right", "down"][strategy(game)]


if __name__ == "__main__":
    from damier.bot import play

    play(answer, games=["2048"], new_game=lambda game: random.seed(game.seed))
