"""Environments: the official checkers, and many boards compared with single ones."""

from copy import deepcopy

import numpy as np
import pytest

import damier

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.utils.env_match import check_environments_match  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

import damier.gym  # noqa: E402

SOLO = ["2048", "2048:3x3", "2048:shape=4d", "2048:preset=notebook", "2048:4x4,four=0.5"]
DUELS = ["quarto", "filler:6x6", "filler:6x6,swap=first", "2048:2x2,spawner=adversary"]


@pytest.mark.parametrize("name", SOLO)
@pytest.mark.parametrize("mask", ["info", "dict"])
@pytest.mark.filterwarnings("ignore:.*render.*")
def test_gymnasiums_checker_is_content(name, mask):
    env = gymnasium.make("damier/Solo-v0", game=name, mask=mask, render_mode="rgb_array")
    check_env(env.unwrapped, skip_render_check=False, skip_close_check=False)


@pytest.mark.parametrize("name", SOLO)
def test_gymnasium_finds_a_copy_equal(name):
    env = gymnasium.make("damier/Solo-v0", game=name, render_mode="rgb_array")
    check_environments_match(env, deepcopy(env), num_steps=50)


@pytest.mark.parametrize("name", SOLO)
def test_a_mask_is_in_three_places(name):
    env = damier.gym.SoloEnv(name, mask="dict")
    seen, info = env.reset(seed=4)
    for _ in range(50):
        assert seen["action_mask"] is info["action_mask"] is env.action_masks()
        over = env.game_state.is_over
        assert np.array_equal(env.action_masks(), np.ones(4) if over else env.game_state.mask()[:4]) or "4d" in name
        legal = np.flatnonzero(env.action_masks())
        if over:
            break
        seen, reward, over, cut, info = env.step(legal[0])
        assert over == env.game_state.is_over and not cut and reward >= 0
    assert info["score"] == env.game_state.scores[0]


def test_illegal_actions_are_refused_or_ignored():
    position = {"position": "2 . ./. . ./. . ."}
    env = damier.gym.SoloEnv("2048:3x3")
    env.reset(seed=1, options=position)
    with pytest.raises(damier.errors.IllegalActionError, match="right, down"):
        env.step(0)
    env = damier.gym.SoloEnv("2048:3x3", illegal="ignore")
    env.reset(seed=1, options=position)
    before = env.game_state
    assert env.step(0)[1] == 0 and env.game_state == before
    with pytest.raises(damier.errors.InputError, match="one seat"):
        damier.gym.SoloEnv("quarto")


def same(one, other):
    """Compares what two environments return, including the types of arrays."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and np.array_equal(one, other)
    return one == other


def draw(dice, masks):
    """Draws an action for each board as masked policies do, which fails for a mask without a legal action."""
    return np.array([dice.choice(len(mask), p=mask / mask.sum()) for mask in np.asarray(masks, float)])


@pytest.mark.parametrize("name", SOLO)
@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize(("limit", "mask"), [(None, "info"), (9, "dict")])
def test_many_boards_play_as_gymnasiums_own_vector_of_single_ones(name, mode, limit, mask):
    options = {"game": name, "mask": mask, "max_episode_steps": limit}

    def make():
        return gymnasium.make("damier/Solo-v0", **options)

    many = gymnasium.make_vec("damier/Solo-v0", num_envs=4, autoreset_mode=mode, **options)
    ones = gymnasium.vector.SyncVectorEnv([make] * 4, autoreset_mode=mode)
    dice, ends = np.random.default_rng(7), 0
    given, expected = many.reset(seed=11), ones.reset(seed=11)
    for _ in range(250):
        assert all(map(same, given, expected))
        actions = draw(dice, given[-1]["action_mask"])
        given, expected = many.step(actions), ones.step(actions)
        ended = given[2] | given[3]
        ends += ended.sum()
        if mode is AutoresetMode.DISABLED and ended.any():
            assert all(map(same, given, expected))
            given = many.reset(options={"reset_mask": ended})
            expected = ones.reset(options={"reset_mask": ended})
            # Gymnasium tells nothing about the boards that are not reset.
            assert all(same(given[-1][key][ended], expected[-1][key][ended]) for key in ("score", "action_mask"))
            expected = (expected[0], given[1])
    assert ends > 5 or name == "2048:shape=4d"


def test_many_boards_are_drawn_as_single_ones():
    for mode in ("ansi", "rgb_array"):
        many = gymnasium.make_vec("damier/Solo-v0", num_envs=2, game="2048:3x3", render_mode=mode)
        many.reset(seed=3)
        for board, shown in enumerate(many.render()):
            env = damier.gym.SoloEnv("2048:3x3", render_mode=mode)
            env.reset(seed=3 + board)
            assert np.array_equal(shown, env.render()) and env.game_state == many.boards.state(board)


def test_boards_are_stepped_in_place():
    envs = gymnasium.make_vec("damier/Solo-v0", num_envs=64, game="2048", copy=False)
    seen, info = envs.reset(seed=1)
    again = envs.step(envs.action_space.sample())
    assert again[0] is seen and again[-1]["action_mask"] is info["action_mask"]
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    copies = gymnasium.make_vec("damier/Solo-v0", num_envs=2)
    assert copies.reset()[0] is not copies.step([0, 1])[0]
    first, second = (gymnasium.make_vec("damier/Solo-v0", num_envs=3) for _ in range(2))
    assert np.array_equal(first.reset(seed=9)[0], second.reset(seed=9)[0])
    assert np.array_equal(first.reset(seed=[1, 2, 9])[0][2], second.reset(seed=9)[0][0])


@pytest.mark.parametrize("name", DUELS)
def test_boards_of_two_seats_play_as_states_do(name):
    game = damier.game(name)
    boards = damier.Boards(game, 4, autoreset="same-step", seed=2)
    chances = [damier.Chance(2 + at) for at in range(4)]
    states = [chance.start(game) for chance in chances]
    dice = np.random.default_rng(3)
    for _ in range(150):
        assert boards.seats.tolist() == [state.seat for state in states]
        assert np.array_equal(boards.masks, [state.mask() for state in states])
        assert np.array_equal(boards.observations, [state.observation(state.seat) for state in states])
        assert states == [boards.state(at) for at in range(4)]
        assert boards.scores().tolist() == [list(state.scores) for state in states]
        actions = [int(dice.choice(np.flatnonzero(mask))) for mask in boards.masks]
        boards.step(actions)
        for at, action in enumerate(actions):
            before = states[at].scores[0]
            states[at] = states[at].apply(action).settle(chances[at])
            assert boards.terminated[at] == states[at].is_over
            if game.contest == "duel":
                first = 2 * states[at].result[0] - 1 if states[at].is_over else 0
            else:
                first = states[at].scores[0] - before
            assert boards.rewards[at].tolist() == [first, -first]
            if states[at].is_over:
                assert np.array_equal(boards.final_observations[at], states[at].observation())
                assert boards.final_scores()[at].tolist() == list(states[at].scores)
                assert boards.final_masks()[at].all()
                states[at] = chances[at].start(game)


def test_an_illegal_action_leaves_all_boards_as_they_were():
    boards = damier.Boards(damier.game("quarto"), 3)
    before = boards.observations.copy(), boards.masks.copy()
    with pytest.raises(damier.errors.IllegalActionError, match="board 1, action: found `3`"):
        boards.step([17, 3, 16])
    assert np.array_equal(before[0], boards.observations) and np.array_equal(before[1], boards.masks)
    for wrong in ([16, 17], [16.0] * 3, [[16, 17, 18]], "abc", None, [1 << 70] * 3):
        with pytest.raises(damier.errors.InputError):
            boards.step(wrong)
    boards.step(np.array([16, 17, 18], np.uint8))
    waits = damier.Boards(damier.game("2048:2x2"), 1, autoreset="disabled")
    while not waits.terminated[0]:
        waits.step([int(np.flatnonzero(waits.masks[0])[0])])
    with pytest.raises(damier.errors.IllegalActionError, match="the game is over"):
        waits.step([0])
    waits.reset_one(0)
    waits.step(draw(np.random.default_rng(1), waits.masks))


pettingzoo = pytest.importorskip("pettingzoo")
from pettingzoo.test import (  # noqa: E402
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

import damier.zoo  # noqa: E402


@pytest.mark.parametrize("name", DUELS)
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoos_checkers_are_content(name):
    api_test(damier.zoo.env(name), num_cycles=300)
    seed_test(lambda: damier.zoo.env(name), num_cycles=100)
    render_test(lambda render_mode=None: damier.zoo.env(name, render_mode=render_mode))
    state_test(damier.zoo.env(name), damier.zoo.parallel_env(name))
    parallel_api_test(damier.zoo.parallel_env(name), num_cycles=100)
    parallel_seed_test(lambda: damier.zoo.parallel_env(name), num_cycles=100)


def test_an_agent_may_act_twice_in_a_row():
    env = damier.zoo.raw_env("quarto")
    env.reset(seed=1)
    turns = []
    for action in (16, 0, 17, 1):
        turns.append(env.agent_selection)
        env.step(action)
    assert turns == ["seat_1", "seat_2", "seat_2", "seat_1"]
    assert env.observe("seat_1")["action_mask"].sum() == 14 and env.observe("seat_2")["action_mask"].all()
    with pytest.raises(damier.errors.InputError, match="two seats"):
        damier.zoo.env("2048")


def test_rewards_of_a_duel_sum_to_nothing():
    results = set()
    for seed in range(20):
        env = damier.zoo.env("filler:4x4")
        env.reset(seed=seed)
        total = {}
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            total[agent] = total.get(agent, reward) + reward
            env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
        results.add(str(sorted(total.values())))
    # A draw is 0.0 for both, not -0.0.
    assert results == {"[-1.0, 1.0]", "[0.0, 0.0]"}
