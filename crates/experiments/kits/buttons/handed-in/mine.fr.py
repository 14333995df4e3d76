"""Mon 2048 à boutons : les règles, les parties enregistrées, et deux stratégies : l'une glisse, l'autre pose les tuiles.

Les stratégies jouent déjà, au hasard. L'énoncé (README.md) dit ce qu'il faut écrire, étape par étape, et
`python3 -m unittest` montre ce qui manque. Une grille est une liste de 16 nombres, ligne par ligne, 0 pour une case vide ;
un jeu est "2048" ou "2048:shape=4d".
"""

import random


# ---- Étape 1 : les glissements ----

def push(line):
    """Pousse des tuiles vers le mur, la plus proche du mur d'abord. Renvoie la nouvelle ligne et les points."""
    raise NotImplementedError


def lines(direction, game="2048"):
    """Renvoie les lignes d'une direction : des listes de cases (0 à 15), la case la plus proche du mur d'abord."""
    raise NotImplementedError


def slide(board, direction, game="2048"):
    """Renvoie la grille après un glissement, et ses points. Ne modifie pas la grille reçue."""
    raise NotImplementedError


def may_slide(board, direction, game="2048"):
    """Renvoie True si un glissement change la grille."""
    raise NotImplementedError


# ---- Étape 2 : les tuiles ----

def spawn(board):
    """Renvoie une nouvelle grille avec une tuile de plus sur une case vide : un 2 ou, une fois sur dix, un 4."""
    raise NotImplementedError


# ---- Étape 3 : les parties enregistrées ----

def save_text(game, board, score):
    """Renvoie le texte d'une partie enregistrée, avec le jeu, la grille et le score."""
    raise NotImplementedError


def load_text(text):
    """Renvoie le jeu, la grille et le score d'une partie enregistrée, même par damier."""
    raise NotImplementedError


# ---- Étape 6 : les stratégies ----

def choose_slide(board, legal):
    """Renvoie une des directions de `legal`, qui changent toutes la grille."""
    return random.choice(legal)


def choose_tile(board):
    """Renvoie une case vide (0 à 15), et la tuile à y poser : 2 ou 4."""
    return random.choice([cell for cell in range(16) if board[cell] == 0]), 2


# ---- Ce que damier exécute : rien à changer ----

def answer(turn):
    board = [tile for row in turn.rows for tile in row]
    if turn.seat == 1:
        return choose_slide(board, turn.legal)
    cell, tile = choose_tile(board)
    return "%d@r%dc%d" % (tile, cell // 4 + 1, cell % 4 + 1)


if __name__ == "__main__":
    from damier.bot import play

    play(answer, games=["2048"], new_game=lambda game: random.seed(game.seed))
