"""Environments: the official checkers, and many boards compared with single ones."""

import numpy as np
import pytest

import damier

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402
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
def test_a_mask_is_in_three_places(name):
    env = damier.gym.SoloEnv(name, mask="dict")
    seen, info = env.reset(seed=4)
    for _ in range(50):
        assert seen["action_mask"] is info["action_mask"] is env.action_masks()
        assert np.array_equal(env.action_masks(), env.state.mask())
        legal = np.flatnonzero(env.action_masks())
        if env.state.is_over:
            break
        seen, reward, over, cut, info = env.step(legal[0])
        assert over == env.state.is_over and not cut and reward >= 0
    assert info["score"] == env.state.scores[0]


def test_illegal_actions_are_refused_or_ignored():
    env = damier.gym.SoloEnv("2048:3x3")
    env.reset(seed=1)
    env.state = env.game.state("2 . ./. . ./. . .")
    with pytest.raises(damier.errors.IllegalActionError, match="right, down"):
        env.step(0)
    env = damier.gym.SoloEnv("2048:3x3", illegal="ignore")
    env.reset(seed=1)
    env.state = before = env.game.state("2 . ./. . ./. . .")
    assert env.step(0)[1] == 0 and env.state == before
    with pytest.raises(damier.errors.InputError, match="one seat"):
        damier.gym.SoloEnv("quarto")


def play_beside(name, mode, boards=5, steps=400):
    """Compares many boards stepped together with single ones, for the same seeds and actions."""
    many = damier.gym.SoloVectorEnv(boards, name, autoreset_mode=mode)
    ones = [damier.gym.SoloEnv(name) for _ in range(boards)]
    dice = np.random.default_rng(7)
    seen, info = many.reset(seed=11)
    single = [env.reset(seed=11 + at) for at, env in enumerate(ones)]
    over, ends = np.zeros(boards, bool), 0
    for _ in range(steps):
        assert np.array_equal(seen, [one[0] for one in single])
        assert np.array_equal(info["action_mask"], [one[-1]["action_mask"] for one in single])
        actions = [int(dice.choice(np.flatnonzero(m))) if m.any() else 0 for m in info["action_mask"]]
        if mode is AutoresetMode.DISABLED and over.any():
            seen, info = many.reset(options={"reset_mask": over})
            single = [e.reset() if o else s for e, s, o in zip(ones, single, over, strict=True)]
            over = np.zeros(boards, bool)
            continue
        was_over = over
        seen, rewards, over, _, info = many.step(np.array(actions))
        for at, env in enumerate(ones):
            if mode is AutoresetMode.NEXT_STEP and was_over[at]:
                single[at] = (env.reset()[0], 0.0, False, False, {"action_mask": env.action_masks()})
            else:
                single[at] = env.step(actions[at])
        assert rewards.tolist() == [one[1] for one in single]
        assert over.tolist() == [one[2] for one in single]
        ends += over.sum()
        if mode is AutoresetMode.SAME_STEP:
            for at in np.flatnonzero(over):
                assert np.array_equal(info["final_obs"][at], single[at][0])
                single[at] = ones[at].reset()
    return ends


@pytest.mark.parametrize("name", SOLO)
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_many_boards_play_as_single_ones(name, mode):
    ends = play_beside(name, mode)
    assert ends > 5 or name == "2048:shape=4d"


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
        assert np.array_equal(boards.observations, [state.observation() for state in states])
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


pettingzoo = pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

import damier.zoo  # noqa: E402


@pytest.mark.parametrize("name", DUELS)
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoos_checkers_are_content(name):
    api_test(damier.zoo.env(name), num_cycles=300)
    seed_test(lambda: damier.zoo.env(name), num_cycles=100)
    render_test(lambda render_mode=None: damier.zoo.env(name, render_mode=render_mode))


def test_an_agent_may_act_twice_in_a_row():
    env = damier.zoo.raw_env("quarto")
    env.reset(seed=1)
    turns = []
    for action in (16, 0, 17, 1):
        turns.append(env.agent_selection)
        env.step(action)
    assert turns == ["seat_1", "seat_2", "seat_2", "seat_1"]
    assert not env.observe("seat_2")["action_mask"].any()
    with pytest.raises(damier.errors.InputError, match="two seats"):
        damier.zoo.env("2048")


def test_rewards_of_a_duel_sum_to_nothing():
    env = damier.zoo.env("filler:5x5")
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])
