"""Games in the style of pgx: states that never change."""

import numpy as np
import pytest

import damier
import damier.pgx


@pytest.mark.parametrize("name", ["2048:2x2", "2048:2x2,spawner=adversary", "filler:5x5", "quarto"])
def test_a_game_is_that_of_damier(name):
    game, env, dice = damier.game(name), damier.pgx.make(name), np.random.default_rng(1)
    chance, state = damier.Chance(5), env.init(5)
    own, total = chance.start(game), np.zeros(game.seats)
    while not state.terminated:
        assert state.game_state == own and state.current_player == own.seat
        assert np.array_equal(state.observation, own.observation(own.seat))
        assert np.flatnonzero(state.legal_action_mask).tolist() == sorted(own.legal_numbers)
        action = int(dice.choice(own.legal_numbers))
        before, own = state, own.apply(action).settle(chance)
        state = env.step(before, action)
        assert before.game_state != own and env.step(before, action).game_state == own
        total += state.rewards
    assert state.game_state == own and own.is_over and state.legal_action_mask.all()
    if game.contest == "duel":
        assert total.tolist() == [2 * part - 1 for part in own.result]
    else:
        assert total.tolist() == [own.scores[0], -own.scores[0]][: game.seats]
    assert not env.step(state, 0).rewards.any()


def test_a_key_decides_what_chance_draws():
    env = damier.pgx.make("2048")
    state = env.init(np.array([0, 7], np.uint32))
    assert state.game_state == env.init(7).game_state != env.init(8).game_state
    action = int(state.legal_action_mask.argmax())
    boards = {str(env.step(state, action, key).game_state) for key in range(20)}
    assert len(boards) > 5
    assert {str(env.step(state, action, 3).game_state) for _ in range(3)} <= boards
