"""OpenSpiel: its checker plays damier's games, its searches solve them, and players of both meet."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts, minimax

import damier
import damier.openspiel
from damier.openspiel import BotPlayer, PlayerBot, load_game

GAMES = ["2048:2x2", "2048:3x3", "2048:2x2,spawner=adversary", "filler:5x5", "filler:4x4,swap=first", "quarto", "quarto:squares"]


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_checker_is_content(name):
    pyspiel.random_sim_test(load_game(name), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_that_of_damier(name):
    game, dice = load_game(name, seed=3), np.random.default_rng(1)
    state, own = game.new_initial_state(), damier.game(name).opening(3)
    total = np.zeros(game.num_players())
    while not state.is_terminal():
        assert str(state) == own.text == str(state.clone())
        if state.is_chance_node():
            actions, likely = zip(*state.chance_outcomes(), strict=True)
            assert dict(own.outcomes) == {state.action_to_string(a): p for a, p in state.chance_outcomes()}
            action = dice.choice(actions, p=np.array(likely) / sum(likely)).item()
        else:
            assert state.current_player() == own.seat and state.legal_actions() == sorted(own.legal_numbers)
            seen = state.observation_tensor(own.seat)
            assert np.array_equal(seen, own.observation(own.seat).ravel())
            action = dice.choice(state.legal_actions()).item()
            total += state.rewards()
        own = own.apply(state.action_to_string(action))
        state.apply_action(action)
    total += state.rewards()
    assert own.is_over and list(total) == state.returns()
    assert game.min_utility() <= total.min() and total.max() <= game.max_utility()
    assert state.move_number() <= game.max_game_length() * 2


@pytest.mark.parametrize("name", GAMES)
def test_games_have_names_that_openspiel_reads_again(name):
    game = load_game(name, seed=4)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert str(again.new_initial_state()) == str(damier.game(name).opening(4))


def test_openspiels_search_finds_the_proven_value():
    position = "b74./c.93/20fd/.5a. 6"
    game = load_game("quarto")
    state = game.new_initial_state(position)
    value, best = minimax.alpha_beta_search(game=game, state=state, maximum_depth=20)
    found = damier.game("quarto").state(position).solve()
    assert (value, state.action_to_string(best)) == (1.0, found.actions[0].action) and found.verdict == "win"


def search(name, seed):
    dice = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(random_state=dice)
    return mcts.MCTSBot(load_game(name), 2, 20, evaluator, solve=False, random_state=dice)


def test_players_of_damier_are_bots_of_openspiel():
    game = load_game("quarto")
    bots = [PlayerBot("quarto", "cautious", seed=1), search("quarto", 1)]
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert state.returns() in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])


def test_bots_of_openspiel_are_players_of_damier():
    run = damier.match("quarto", BotPlayer(search("quarto", 2)), "random", games=10, seed=1)
    rows = run.games()
    assert len(rows) == 20 and not any(row["ending"] == "fault" for row in rows), rows[0]
    chooses_at_random = pyspiel.make_uniform_random_bot(0, 1)
    assert damier.play("2048:2x2", BotPlayer(chooses_at_random), seed=1).last.is_over
