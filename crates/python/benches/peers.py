"""Compares 2048 decisions per second of CPU time with other packages, in one run: `taskset -c 0 python peers.py [SECONDS]`.

A decision is a slide with its new tile, the observation of the board, and the mask of legal slides. When a game is over, its
board begins a new one. Each package is used in the fastest way that its documentation shows. Packages that are not installed
are left out: `pip install pgx jumanji envpool open_spiel`. Slides are random and legal. For a package without masks they
are random. Compilation is not counted.
"""

import sys
import time

import numpy as np

import damier
from steps import InNumpy, many, rate

COUNTS = (1, 64, 1024, 4096)


def timed(play, seconds):
    """Calls `play`, which returns a number of decisions, until the time is up. Does not count the first call."""
    play()
    decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        decisions += play()
    return decisions / (time.process_time() - began)


def in_pgx(count, seconds):
    """Compiles the whole loop, as its documentation shows, so that no step goes through Python."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("2048")
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def one(state, key):
        noise, keys = jax.random.split(key)
        chosen = jax.random.categorical(noise, jax.numpy.where(state.legal_action_mask, 0.0, -1e9))
        return step(state, chosen, jax.random.split(keys, count)), None

    return in_scan(jax, init, one, count, seconds)


def in_jumanji(count, seconds):
    """The same for pgx, with its own wrapper that resets boards."""
    import jax
    import jumanji
    from jumanji.wrappers import AutoResetWrapper

    env = AutoResetWrapper(jumanji.make("Game2048-v1"))
    reset, step = jax.vmap(env.reset), jax.vmap(env.step)

    def one(carry, key):
        state, seen = carry
        chosen = jax.random.categorical(key, jax.numpy.where(seen.observation.action_mask, 0.0, -1e9))
        return step(state, chosen), None

    return in_scan(jax, reset, one, count, seconds)


def in_scan(jax, init, one, count, seconds):
    """Counts the decisions of a compiled loop of 64 steps."""
    steps = 64
    key = jax.random.PRNGKey(1)
    loop = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps))[0])
    state = jax.jit(init)(jax.random.split(key, count))

    def play():
        nonlocal state, key
        key, now = jax.random.split(key)
        state = jax.block_until_ready(loop(state, now))
        return steps * count

    return timed(play, seconds)


def in_envpool(count, seconds):
    """Boards in C++, stepped from Python. Slides need not be legal, because not every task has a mask."""
    import envpool

    env = envpool.make("Game2048-v1", env_type="gymnasium", num_envs=count, num_threads=1)
    env.reset()
    given = np.random.default_rng(2).integers(0, 4, (16, count)).astype(np.int32)

    def play():
        for actions in given:
            env.step(actions)
        return len(given) * count

    return timed(play, seconds)


def in_open_spiel(count, seconds):
    """Steps one state after another, and draws chance when it asks for it."""
    if count > 1:
        return None
    import pyspiel

    game, random = pyspiel.load_game("2048"), np.random.default_rng(2)
    dice = random.random(4096)

    def play():
        state, decisions, at = game.new_initial_state(), 0, 0
        while not state.is_terminal() and decisions < 2000:
            at = (at + 1) % len(dice)
            if state.is_chance_node():
                left = dice[at]
                for action, probability in state.chance_outcomes():
                    left -= probability
                    if left <= 0:
                        break
                state.apply_action(action)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice[at] * len(legal))])
                decisions += 1
        return decisions

    return timed(play, seconds)


def in_damier(policy):
    return lambda count, seconds: rate(many("2048", "raise" if policy else "ignore"), count, seconds, policy)


ROWS = [
    ("damier.Boards, slides given", in_damier(False)),
    ("damier.Boards, legal random slides in NumPy", in_damier(True)),
    ("pgx, compiled loop, legal random", in_pgx),
    ("jumanji, compiled loop, legal random", in_jumanji),
    ("envpool, slides given", in_envpool),
    ("OpenSpiel, pyspiel states, legal random", in_open_spiel),
    ("NumPy with a table of rows, legal random", lambda count, seconds: rate(InNumpy, count, seconds, True)),
]


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print(f"thousand decisions of 2048 per second of CPU time, {seconds:g} s each, damier {damier.__version__}\n")
    print(f"{'boards':>44} " + " ".join(f"{count:>8}" for count in COUNTS))
    for label, measure in ROWS:
        cells = []
        for count in COUNTS:
            try:
                found = measure(count, seconds)
            except ImportError as missing:
                cells = [f"left out: {missing}"]
                break
            cells.append(f"{'-':>8}" if found is None else f"{found / 1e3:8.0f}")
        print(f"{label:>44} " + " ".join(cells), flush=True)


if __name__ == "__main__":
    main()
