"""What frameworks do with environments besides stepping them: they copy and pickle them, begin at positions, and mask actions."""

import copy
import math
import pickle
from functools import partial

import numpy as np
import pytest

import damier
from damier import errors

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import damier.gym  # noqa: E402
import damier.zoo  # noqa: E402

NEXT, SAME, DISABLED = "next-step", "same-step", "disabled"


def draw(dice, mask):
    """Draws an action as masked policies do, which fails for a mask without a legal action."""
    return int(dice.choice(len(mask), p=np.asarray(mask, float) / mask.sum()))


def play_solo(env, steps):
    """Plays a Gymnasium environment, and returns everything that it has shown."""
    dice, told, info = np.random.default_rng(3), [], {"action_mask": env.unwrapped.action_masks()}
    for _ in range(steps):
        seen, reward, over, cut, info = env.step(draw(dice, info["action_mask"]))
        told.append((seen.tolist(), reward, over, cut, str(info)))
        if over or cut:
            info = env.reset()[1]
            told.append(str(info))
    return told


def play_vector(envs, steps):
    dice, told = np.random.default_rng(3), []
    for _ in range(steps):
        told.append(str(envs.step([draw(dice, mask) for mask in envs.action_masks()])))
    return told


def play_duel(env, steps):
    dice, told = np.random.default_rng(3), []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        seen, reward, over, cut, info = env.last()
        told.append((env.agent_selection, str(seen), reward, over, cut, str(info), str(env.state())))
        env.step(None if over or cut else draw(dice, seen["action_mask"]))
    return told


def play_boards(boards, steps, mode):
    dice, told = np.random.default_rng(3), []
    for _ in range(steps):
        ended = boards.terminated | boards.truncated
        if mode == DISABLED and ended.any():
            boards.reset(mask=ended)
        boards.step([draw(dice, mask) for mask in boards.masks])
        told.append(
            [str(getattr(boards, name)) for name in ("observations", "masks", "rewards", "terminated", "truncated", "seats")]
            + [str(boards.final_observations), str(boards.final_scores()), str(boards.final_masks())]
        )
    return told


def boards(name, mode, **options):
    return damier.Boards(damier.game(name), 3, autoreset=mode, max_episode_steps=40, **options)


def solo(name="2048:2x2", **options):
    env = damier.gym.SoloEnv(name, **options)
    env.reset(seed=5)
    return env


def made(**options):
    env = gymnasium.make("damier/Solo-v0", game="2048:3x3", **options)
    env.reset(seed=5)
    return env


def vector(**options):
    envs = gymnasium.make_vec("damier/Solo-v0", num_envs=3, game="2048:2x3", **options)
    envs.reset(seed=[3, None, 9])
    return envs


def duel(make, name, **options):
    env = make(name, **options)
    env.reset(seed=5)
    return env


def draws(chance, steps):
    return [chance.below(100) for _ in range(steps)]


def asks(player, steps):
    game = damier.game(player.game)
    return [player.name, player.budget, *(player(game.start(seed)) for seed in range(steps // 10))]


KINDS = {
    "Chance": (lambda: damier.Chance(3), draws),
    "Player": (lambda: damier.player("filler:5x5", "mcts(playouts=50)", budget="300nodes", seed=8), asks),
    "SoloEnv": (solo, play_solo),
    "SoloEnv with an oracle": (lambda: solo(oracle="exact", oracle_budget="100000nodes"), play_solo),
    "gymnasium.make": (lambda: made(max_episode_steps=12), play_solo),
    "gymnasium.make_vec": (lambda: vector(max_episode_steps=7), play_vector),
    "make_vec, same step": (lambda: vector(autoreset_mode="SameStep"), play_vector),
    "raw_env": (lambda: duel(damier.zoo.raw_env, "quarto"), play_duel),
    "zoo.env": (lambda: duel(damier.zoo.env, "filler:4x4", frame="board"), play_duel),
    **{
        f"Boards of {name}, {mode}": (partial(boards, name, mode), partial(play_boards, mode=mode))
        for name in ("2048", "2048:2x2", "filler:4x4")
        for mode in (NEXT, SAME, DISABLED)
    },
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("begun", [0, 30])
def test_copies_play_on_as_the_original(kind, begun):
    make, play = KINDS[kind]
    original = make()
    play(original, begun)
    copies = [copy.deepcopy(original), pickle.loads(pickle.dumps(original))]
    # Wrappers of the frameworks and other classes share what they wrap with their shallow copies.
    if type(original).__module__.startswith("damier"):
        copies.append(copy.copy(original))
    told = play(original, 60)
    for one in copies:
        assert type(one) is type(original)
        # No copy shares anything that the others change.
        assert play(one, 60) == told


def test_a_copied_game_is_the_game():
    def slow(state):
        return state.legal[sum(range(1_000_000)) % 1]

    played = [
        damier.play("filler:5x5", "first", "random", seed=3),
        damier.play("2048:2x2", "greedy"),
        damier.play("quarto", "first", lambda state: None),
        damier.play("quarto", "first", slow, budget="1ms/game"),
    ]
    assert [one.ending for one in played] == ["finished", "finished", "resigned", "time"]
    for one in played:
        again = pickle.loads(pickle.dumps(one))
        assert copy.deepcopy(one) is copy.copy(one) is one
        for name in ("game", "players", "seed", "actions", "scores", "result", "ending", "moves", "cpu", "last"):
            assert getattr(again, name) == getattr(one, name)
        assert again.save() == one.save() and again.states == one.states
        assert again.ending_in_words == one.ending_in_words


def test_answers_can_be_pickled():
    state = damier.game("quarto").state("b74./c.93/20fd/.5a. 6")
    turns = damier.play("2048:2x2", "random", seed=1).review(threads=1).turns
    for answer in (state.solve(), state.solve().actions[0], state.advise("cautious"), turns[0]):
        again = pickle.loads(pickle.dumps(answer))
        assert repr(again) == repr(answer)
        for name in (name for name in dir(answer) if not name.startswith("_")):
            assert repr(getattr(again, name)) == repr(getattr(answer, name))


@pytest.mark.parametrize("name", ["2048:2x2", "2048:2x2,spawner=adversary", "quarto", "filler:4x4"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_finished_position_is_answered(name, seed):
    game = damier.game(name)
    state = damier.play(game, *["random"] * game.seats, seed=seed).last
    found, advice = state.solve(), state.advise()
    assert found.actions == [] and found.position == state.text and found.seat is None
    assert advice.action is None and advice.line == [] and advice.value == found.score
    assert damier.player(name, "random")(state) is None
    if game.contest == "duel":
        assert found.verdict == ["loss", "draw", "win"][int(2 * state.result[0])]
        assert found.score == state.scores[0] - state.scores[1]
    else:
        assert found.verdict is None and found.score == state.scores[0]
    # One answer for each position of a batch.
    batch = [game.start(2), state, game.start(3)]
    assert [one.advise("random").action is None for one in batch] == [False, True, False]


START = "2 2 ./. . ./. . . score=8"


@pytest.mark.parametrize("position", [START, damier.game("2048:3x3").state(START)])
def test_games_begin_at_a_position(position):
    state, options = damier.game("2048:3x3").state(START), {"position": position}
    env = damier.gym.SoloEnv("2048:3x3")
    seen, info = env.reset(seed=1, options=options)
    assert env.game_state == state and info["score"] == 8 and np.array_equal(seen, state.observation())
    envs = damier.gym.SoloVectorEnv(2, "2048:3x3", autoreset_mode="SameStep")
    seen, info = envs.reset(seed=1, options=options)
    assert info["score"].tolist() == [8, 8] and envs.boards.state(1) == state
    _, rewards, *_ = envs.step([0, 1])
    assert rewards.tolist() == [4, 4] and env.step(0)[1] == 4 and envs.boards.state(0) == env.game_state
    # With a list, each board has its own position.
    other = "4 . ./. . ./. . ."
    envs.reset(options={"position": [position, other]})
    assert [str(envs.boards.state(at)) for at in (0, 1)] == [START, other]
    envs.reset(options={"position": other, "reset_mask": np.array([True, False])})
    assert [str(envs.boards.state(at)) for at in (0, 1)] == [other, other]
    many = damier.Boards(damier.game("2048:3x3"), 2)
    many.reset_one(1, position=position)
    assert many.state(1) == state and many.state(0) != state


def test_a_position_in_which_chance_acts_is_completed():
    text = "2 ./. . spawn=1"
    env = damier.gym.SoloEnv("2048:2x2")
    env.reset(seed=4, options={"position": text})
    many = damier.Boards(damier.game("2048:2x2"), 1)
    many.reset(seed=4, position=text)
    assert many.state(0) == env.game_state == damier.game("2048:2x2").state(text).settle(4)
    assert env.game_state.seat == 0


def test_a_duel_begins_at_a_position():
    position = "b74./c.93/20fd/.5a. 6"
    env = damier.zoo.env("quarto")
    env.reset(seed=1, options={"position": position})
    assert str(env.game_state) == position and env.agent_selection == f"seat_{env.game_state.seat + 1}"
    env.step(env.game_state.number("B2"))
    assert sorted(env.rewards.values()) == [-1.0, 1.0]


def test_what_an_environment_does_not_know_is_refused():
    solo_env, envs = solo(), vector()
    duel_env = duel(damier.zoo.raw_env, "quarto")
    many = damier.Boards(damier.game("2048:2x2"), 3, illegal="ignore")
    board = "2 ./. ."
    calls = {
        "options: `seed` is unknown": [
            lambda: solo_env.reset(options={"seed": 3}),
            lambda: envs.reset(options={"seed": 3}),
            lambda: duel_env.reset(options={"seed": 3}),
        ],
        "options: `reset_mask` is unknown": [lambda: solo_env.reset(options={"reset_mask": [True]})],
        "the game is over": [
            lambda: solo_env.reset(options={"position": "2 4/4 2"}),
            lambda: envs.reset(options={"position": "2 4 2/4 2 4"}),
            lambda: duel_env.reset(options={"position": "0123/..../..../.... -"}),
            lambda: many.reset(position="2 4/4 2"),
        ],
        "position: found `2048:3x3`, expected a position of 2048:2x2": [
            lambda: solo_env.reset(options={"position": damier.game("2048:3x3").start()}),
            lambda: many.reset_one(0, position=damier.game("2048:3x3").start()),
        ],
        "3, one for each board": [
            lambda: envs.reset(seed=[1, 2]),
            lambda: many.reset([1, 2, 3, 4]),
            lambda: many.reset(position=[board] * 2),
        ],
        "seed: found `-1`": [
            lambda: solo_env.reset(seed=-1),
            lambda: envs.reset(seed=-1),
            lambda: envs.reset(seed=[1, 2, -1]),
            lambda: duel_env.reset(seed=-1),
        ],
        "array mask": [
            lambda: envs.reset(options={"reset_mask": [True]}),
            lambda: many.reset(mask=np.array([True])),
            lambda: many.reset(mask=np.array([1, 0, 1])),
        ],
        "from 0 to 3": [
            lambda: solo_env.step(4),
            lambda: made().step(7),
            lambda: made().step(-1),
            lambda: envs.step([0, 1, 4]),
            lambda: envs.step([0, 1, -4]),
            lambda: many.step([0, 0, 4]),
            lambda: many.step_one(0, 4),
        ],
        "from 0 to 31": [lambda: duel_env.step(32), lambda: duel_env.step(None)],
        "illegal: `no` is unknown": [lambda: solo(illegal="no"), lambda: vector(illegal="no")],
        "mask: `no` is unknown": [lambda: solo(mask="no"), lambda: vector(mask="no")],
        "render_mode: `film` is unknown": [
            lambda: solo(render_mode="film"),
            lambda: damier.gym.SoloVectorEnv(2, render_mode="film"),
            lambda: damier.zoo.env("quarto", render_mode="film"),
        ],
        "autoreset_mode: `no` is unknown": [lambda: vector(autoreset_mode="no")],
        "max_episode_steps": [lambda: vector(max_episode_steps=0), lambda: vector(max_episode_steps="x")],
        "frame: `no` is unknown": [
            lambda: damier.zoo.env("quarto", frame="no"),
            lambda: damier.Boards(damier.game("quarto"), 1, frame="no"),
        ],
        "oracle: `no` is unknown": [lambda: solo(oracle="no"), lambda: damier.zoo.env("quarto", oracle="no")],
        'vectorization_mode="sync"': [lambda: vector(oracle="exact")],
        "no exact answers": [lambda: solo("2048", oracle="exact")],
        "no network gives values of 2048:2x2": [lambda: solo(oracle="network")],
    }
    for sentence, refused in calls.items():
        for call in refused:
            with pytest.raises(errors.InputError) as caught:
                call()
            assert sentence in str(caught.value) and "\n" not in str(caught.value)


def test_a_training_that_goes_on_refuses_other_settings(tmp_path):
    training = damier.Training("2048:2x3", seed=7, restart=None)
    training.learn(1000, threads=1)
    kept = tmp_path / "kept.training"
    training.keep(kept)
    for options in ({"lambda_": 0.9}, {"seed": 99}, {"rate": 0.5}, {"tuples": "0123"}, {"restart": None}):
        with pytest.raises(errors.InputError, match=f"no effect: {next(iter(options))}. Leave"):
            damier.Training("2048:2x3", kept=kept, **options)
    assert damier.Training("2048:2x3", kept=kept).moves == training.moves


def test_an_agent_sees_its_own_zone_as_1():
    env, fixed = damier.zoo.raw_env("filler:4x4"), damier.zoo.raw_env("filler:4x4", frame="board")
    for one in (env, fixed):
        one.reset(seed=1)
    both = [damier.Boards(damier.game("filler:4x4"), 1, seed=1, frame=frame) for frame in ("agent", "board")]
    swapped = np.arange(env.observation_space("seat_1")["observation"].high.max() + 1)
    swapped[[1, 2]] = [2, 1]
    for _ in range(3):
        first, second = (env.observe(agent)["observation"] for agent in env.possible_agents)
        assert (first == 1).any() and np.array_equal(swapped[first], second)
        for agent in env.possible_agents:
            assert np.array_equal(fixed.observe(agent)["observation"], first)
        assert np.array_equal(env.state(), first)
        own = env.observe(env.agent_selection)
        assert np.array_equal(both[0].observations[0], own["observation"])
        assert np.array_equal(both[1].observations[0], first)
        for one in (env, fixed, *both):
            action = int(np.flatnonzero(own["action_mask"])[0])
            one.step([action] if isinstance(one, damier.Boards) else action)


def test_the_state_of_pettingzoo_is_an_array():
    parallel = damier.zoo.parallel_env("quarto")
    parallel.reset(seed=1)
    env = duel(damier.zoo.env, "quarto")
    for one in (parallel, env, env.unwrapped):
        assert one.state_space.contains(one.state()) and one.state().shape == (17,)
    assert isinstance(env.game_state, damier.State) and env.game_state is env.unwrapped.game_state


@pytest.mark.parametrize("kind", ["SoloEnv", "gymnasium.make_vec", "raw_env", "zoo.env"])
def test_no_attribute_hides_a_method_of_the_interface(kind):
    env = KINDS[kind][0]()
    for base in type(env).__mro__[1:-1]:
        methods = {name for name in vars(base) if name[0] != "_" and callable(getattr(base, name))}
        assert all(callable(getattr(env, name)) for name in methods)


def best(env, agent):
    """Returns the action of the agent on turn that keeps the value of its state."""
    value, values = env.unwrapped._answer
    action = int(np.nanargmax(values))
    assert values[action] == pytest.approx(value)
    return action


def test_an_environment_tells_its_optimum():
    env = gymnasium.make("damier/Solo-v0", game="2048:2x2", oracle="exact")
    state_of = env.get_wrapper_attr
    _, info = env.reset(seed=2)
    assert "regret" not in info
    dice, total = np.random.default_rng(1), 0.0
    while True:
        found = state_of("game_state").solve()
        assert info["value"] == pytest.approx(found.score - info["score"])
        action = draw(dice, info["action_mask"])
        lost = {state_of("game_state").number(one.action): found.score - one.score for one in found.actions}
        _, _, over, _, info = env.step(action)
        assert info["regret"] == pytest.approx(lost[action]) and info["regret"] >= 0
        total += info["regret"]
        if over:
            break
    assert info["value"] == 0.0 and total > 0
    env = gymnasium.make("damier/Solo-v0", game="2048:2x3", oracle="exact", oracle_budget="1nodes")
    assert math.isnan(env.reset(seed=2)[1]["value"]) and math.isnan(env.step(0)[-1]["regret"])


def test_two_agents_learn_what_best_play_still_gives_them():
    env = damier.zoo.raw_env("2048:2x2,spawner=adversary", oracle="exact")
    env.reset(seed=1)
    values = {agent: env.infos[agent]["value"] for agent in env.agents}
    assert values["seat_1"] == -values["seat_2"] != 0
    total = 0.0
    while not env.terminations["seat_1"]:
        agent = env.agent_selection
        env.step(best(env, agent))
        assert env.infos[agent]["regret"] == pytest.approx(0)
        total += env.rewards["seat_1"]
    assert total == values["seat_1"] and env.infos["seat_1"]["value"] == 0.0
    env = damier.zoo.raw_env("quarto", oracle="exact")
    env.reset(options={"position": "b74./c.93/20fd/.5a. 6"})
    agent = env.agent_selection
    assert env.infos[agent]["value"] == 1.0 and "regret" not in env.infos[agent]
    # The other square only draws.
    env.step(env.game_state.number("A4"))
    assert env.infos[agent] | {"action_mask": None} == {"action_mask": None, "value": 0.0, "regret": 1.0}
    assert str(env.infos[agent]["value"]) == "0.0"


@pytest.mark.parametrize("name", ["2048", "2048:3x3", "2048:2x3,four=0", "2048:shape=4d", "quarto", "quarto:torus"])
def test_an_observation_is_made_a_state_again(name):
    game, dice = damier.game(name), np.random.default_rng(2)
    state = game.start(3)
    while not state.is_over:
        seen = state.observation()
        again = game.state(seen)
        assert np.array_equal(again.observation(), seen) and again.seat == state.seat
        assert game.state(seen.ravel()) == again and again.legal == state.legal
        if name.startswith("2048"):
            tiles = np.where(seen, 2 ** seen.astype(int), 0)
            assert game.state(tiles) == game.state(tiles.tolist()) == game.state(tiles.ravel().tolist()) == again
        else:
            assert again == state == game.state(seen.tolist())
        state = state.apply(dice.choice(state.legal).item()).settle(1)


@pytest.mark.parametrize(
    ("name", "board", "text"),
    [
        ("2048:2x2", [[2.0, None], ["", 4]], "2 ./. 4"),
        ("2048:2x2", [[1, 3], [0, 0]], "2 8/. ."),
        ("2048", "0x3000000000121001", "2 . . 2/4 2 . ./. . . ./. . . 8"),
        ("quarto", [[9, 15, 6, -1], [-1] * 4, [0, None, None, None], np.array([8, -1, -1, -1])], "9f6./..../0.../8... -"),
        ("filler:3x3", [["orange", "sky", 2], list("CDE"), [1, "F", "G"]], "AB2/CDE/1FG 1 - -"),
        ("filler:3x3", np.array([[0, 1, 2], [2, 3, 4], [0, 5, 6]]), "AB2/CDE/1FG 1 - -"),
    ],
)
def test_boards_of_other_programs_are_read(name, board, text):
    game = damier.game(name)
    assert str(game.state(board)) == text == str(game.state(game.state(text)))


@pytest.mark.parametrize(
    ("name", "numbers", "sentence"),
    [
        ("2048:2x2", [[2, 3], [0, 8]], "3 is no tile, and 8 is no exponent"),
        ("2048:2x2", np.array([[9, 0], [0, 0]], np.uint8), "an exponent from 0 to 5"),
        ("2048:2x2", [[2, 0, 0], [0, 0, 0]], "expected 2 rows of 2 cells"),
        ("2048:2x2", [[2, 0], [0]], "whole numbers of 2 x 2 cells"),
        ("2048:2x2", [[2, 0], [0, -2]], "expected 2 rows of 2 cells"),
        ("2048:2x2", [[2.5, 0], [0, 4]], "expected 2 rows of 2 cells"),
        ("2048:2x2", np.zeros((2, 3), np.uint8), "whole numbers of 2 x 2 cells"),
        ("2048:2x2", 5, "whole numbers of 2 x 2 cells"),
        ("2048:2x2,spawner=adversary", [[2, 0], [0, 4]], "how many tiles are to be placed"),
        ("filler:2x2", np.array([[1, 3], [4, 2]], np.uint8), "who is to move"),
        ("filler:3x3", [[1, 2, 3], [3, 4, 5], [4, 6, 1]], "count the colours from 0 or from 1"),
        ("quarto", np.array([17] + [0] * 16, np.uint8), "number 1: found `17`, expected 0 for no piece"),
        ("quarto", [17] + [0] * 16, "number 1: found `17`, expected 0 for no piece"),
        ("quarto", [1, 1] + [0] * 15, "piece 0 is already on the board"),
    ],
)
def test_numbers_that_are_no_state_are_refused(name, numbers, sentence):
    with pytest.raises(errors.InputError) as caught:
        damier.game(name).state(numbers)
    assert sentence in str(caught.value) and "\n" not in str(caught.value)
