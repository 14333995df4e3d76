"""Is no Python."""
def choose(turn)
    return turn.legal[0]
