"""All errors are exceptions of damier, in one line, and none stops the interpreter."""

import random

import numpy as np
import pytest

import damier
from damier import errors


@pytest.mark.parametrize(
    ("call", "kind", "sentence"),
    [
        (lambda: damier.game("chess"), errors.InputError, "game: `chess` is unknown; allowed: 2048, filler (Seven Colours), quarto"),
        (lambda: damier.game("2048:9x9x9"), errors.InputError, None),
        (lambda: damier.game("quarto").state("nonsense"), errors.InputError, None),
        (lambda: damier.game("quarto").state(None), errors.InputError, "a text, a state, or the whole numbers of 17 cells"),
        (lambda: damier.game("filler").start().observation(2), errors.InputError, "seat: found `2`"),
        (lambda: damier.game("quarto").start().apply("give z"), errors.InputError, None),
        (lambda: damier.game("quarto").start().apply("A1"), errors.IllegalActionError, "give 0"),
        (lambda: damier.game("quarto").start().apply(0), errors.IllegalActionError, "give 0"),
        (lambda: damier.game("quarto").start().apply(-1), errors.InputError, "-1"),
        (lambda: damier.game("quarto").start().apply(10**30), errors.InputError, None),
        (lambda: damier.game("quarto").start().apply(1.5), errors.InputError, "1.5"),
        (lambda: damier.game("quarto").start().apply(None), errors.InputError, "None"),
        (lambda: damier.game("quarto").start(seed=-1), errors.InputError, "seed"),
        (lambda: damier.game("quarto").start(seed="x"), errors.InputError, "seed"),
        (lambda: damier.player("quarto", "nobody"), errors.InputError, "nobody"),
        (lambda: damier.player("quarto", "expert", budget="soon"), errors.InputError, "budget"),
        (lambda: damier.game("2048").start().solve(), errors.InputError, "exact answers"),
        (lambda: damier.game("2048:3x3").start().solve(goal="all"), errors.InputError, "goal"),
        (lambda: damier.play("quarto", "random"), errors.InputError, "one for each seat"),
        (lambda: damier.play("quarto", "random", 5), errors.InputError, "a function"),
        (lambda: damier.match("quarto", "random", "random"), errors.InputError, "random"),
        (lambda: damier.match("quarto", "random", "nobody"), errors.InputError, "nobody"),
        (lambda: damier.tournament("[[event]]\ngame = 3\n"), errors.InputError, None),
        (lambda: damier.open_run("/nowhere/at/all.db"), errors.ResultsError, None),
    ],
)
def test_a_mistake_is_told_in_one_line(call, kind, sentence):
    with pytest.raises(kind) as caught:
        call()
    text = str(caught.value)
    assert text and "\n" not in text and isinstance(caught.value, damier.DamierError)
    assert sentence is None or sentence in text


def test_a_panic_is_an_exception():
    with pytest.raises(errors.InternalError, match="asked for"):
        damier._damier._panic()


def test_a_closed_run_is_refused():
    run = damier.match("quarto", "first", "random", games=2)
    with run:
        assert len(run) == 2
    for call in (run.report, run.games, run.html, lambda: run.digest, lambda: len(run)):
        with pytest.raises(errors.ResultsError, match="closed"):
            call()
    run.close()


def test_nothing_can_be_set_or_made_from_nothing():
    state = damier.game("quarto").start()
    for name in ("text", "seat", "scores", "anything"):
        with pytest.raises(AttributeError):
            setattr(state, name, 1)
    for made in (damier.State, damier.Game, damier.Player, damier.Run):
        with pytest.raises(TypeError):
            made()


def test_ten_thousand_random_calls():
    """Any input raises only exceptions of damier, TypeError or OverflowError."""
    dice = random.Random(2026)
    games = [damier.game(n) for n in ("2048:3x3", "filler:4x4", "quarto", "2048:2x2,spawner=adversary")]
    states = [game.start(seed) for game in games for seed in range(3)]
    boards = [damier.Boards(game, 2) for game in games]
    texts = ["", "left", "A", "give 3", "B2", "2@r1c1", "\0", "é" * 300, "swap", "A1\nB2", "[", "0" * 50]
    junk = [
        None, True, 0, 1, 3, -1, 2**63, 2**64, 10**40, 0.5, float("nan"), b"left", [], {}, object(), int,
        np.int8(-3), np.float32(2), np.arange(2), np.zeros((2, 2)), *texts,
    ]
    done = refused = 0
    for _ in range(10_000):
        state, game = dice.choice(states), dice.choice(games)
        board, a, b = dice.choice(boards), dice.choice(junk), dice.choice(junk)
        calls = [
            lambda: state.apply(a), lambda: state.number(a), lambda: state.action(a), lambda: state.remark(a),
            lambda: state.settle(a), lambda: game.state(a), lambda: game.start(a), lambda: game.opening(a),
            lambda: damier.game(a), lambda: state == a, lambda: board.step(a), lambda: board.step_one(a, b),
            lambda: board.reset_one(a, b), lambda: board.reset(a), lambda: board.scores(a),
            lambda: state.advise("random", budget=a, seed=b), lambda: damier.language(a),
            lambda: damier.Boards(game, b if isinstance(b, int) and b < 9 else 1, autoreset=a),
            lambda: state.apply(dice.choice(state.legal)) if state.legal else None,
            lambda: board.step(dice.choices(range(40), k=2)), lambda: damier.Chance(a),
            lambda: state.pixels(a), lambda: state.solve(goal=a, budget=b), lambda: state.observation(a),
            lambda: board.reset(position=a, mask=b), lambda: board.reset_one(0, position=a), lambda: board.state(a),
            lambda: damier.Boards(game, 1, frame=a, max_episode_steps=b),
        ]
        try:
            got = dice.choice(calls)()
        except (damier.DamierError, TypeError, OverflowError) as error:
            assert not isinstance(error, errors.InternalError), error
            assert "\n" not in str(error)
            refused += 1
        else:
            done += 1
            if isinstance(got, damier.State):
                states[dice.randrange(len(states))] = got if not got.is_over else got.game.start(1)
    damier.language("en")
    assert done > 1200 and refused > 1500, (done, refused)
