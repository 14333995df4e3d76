"""pgx: a loop that is written for its games plays damier's games too."""

import jax
import numpy as np
import pgx
import pytest

import damier.pgx


def play(env):
    """Plays at random through the names that pgx documents, and returns all states."""
    key = jax.random.PRNGKey(1)
    states = [env.init(key)]
    while not (states[-1].terminated | states[-1].truncated):
        state = states[-1]
        assert state.legal_action_mask.shape == (env.num_actions,) and state.rewards.shape == (env.num_players,)
        assert 0 <= state.current_player < env.num_players
        assert env.observe(state).shape == state.observation.shape == env.observation_shape
        key, choice, chance = jax.random.split(key, 3)
        logits = np.log(np.asarray(state.legal_action_mask, float) + 1e-30)
        states.append(env.step(state, jax.random.categorical(choice, logits), chance))
    return states


def test_the_loop_plays_a_game_of_pgx():
    assert play(pgx.make("tic_tac_toe"))[-1].terminated


@pytest.mark.parametrize("name", ["2048:2x2", "2048:3x3", "filler:5x5", "quarto"])
def test_the_loop_plays_games_of_damier(name):
    env = damier.pgx.make(name)
    states = play(env)
    assert [str(state.game_state) for state in states] == [str(state.game_state) for state in play(env)]
    assert states[-1].legal_action_mask.all() and env.id == damier.game(name).name
    assert not np.any(env.step(states[-1], 0).rewards)


def test_states_have_the_public_fields_of_pgx():
    theirs, own = pgx.make("tic_tac_toe"), damier.pgx.make("quarto")
    for one, other in ((theirs, own), (theirs.init(jax.random.PRNGKey(1)), own.init(1))):
        drawing = {"save_svg", "to_svg", "_repr_html_", "env_id"}
        names = {name for name in dir(one) if not name.startswith("_")} - drawing
        assert names - set(dir(other)) <= {"state_spec", "board"}, names - set(dir(other))
