"""Games, states and actions. States never change."""

import copy
import pickle

import numpy as np
import pytest

import damier

NAMES = [
    "2048",
    "2048:3x3",
    "2048:shape=4d",
    "2048:preset=notebook",
    "2048:2x2,spawner=adversary",
    "filler:6x6",
    "filler:8x6,colours=5,swap=first",
    "quarto",
    "quarto:torus,misere",
    "quarto:squares,traits=colour+height",
]


@pytest.fixture(params=NAMES)
def game(request):
    return damier.game(request.param)


def walk(game, seed, plies=200):
    """Returns the states of a random game, including those of chance."""
    random = np.random.default_rng(seed)
    state = game.opening(seed)
    yield state
    for _ in range(plies):
        if state.is_over:
            return
        state = state.apply(random.choice(state.legal).item())
        yield state


def test_every_game_is_listed_and_opens():
    assert set(damier.games()) == {"2048", "filler", "quarto"}
    for name in damier.games():
        game = damier.game(name)
        assert game.name == name and game.summary and game.players
        assert game == damier.game(name) and hash(game) == hash(damier.game(name))


def test_a_state_is_its_text(game):
    for state in walk(game, 1):
        again = game.state(str(state))
        assert again == state and hash(again) == hash(state)
        assert pickle.loads(pickle.dumps(state)) == state
        assert copy.deepcopy(state) is state
        assert state.game == game


def test_texts_and_numbers_of_actions_agree(game):
    assert len(set(game.actions)) == len(game.actions) >= game.seat_actions
    for state in walk(game, 2, plies=60):
        assert [state.number(text) for text in state.legal] == list(state.legal_numbers)
        before = str(state)
        for text, number in zip(state.legal, state.legal_numbers, strict=True):
            assert game.actions[number] == text == state.action(number)
            assert state.apply(text) == state.apply(number) == state.apply(np.int64(number))
        assert str(state) == before, "applying an action changes nothing"


def test_masks_and_observations_tell_the_state(game):
    for state in walk(game, 3):
        mask, seen = state.mask(), state.observation()
        assert mask.dtype == np.int8 and mask.shape == (game.seat_actions,)
        own = [] if state.is_chance else list(state.legal_numbers)
        assert np.flatnonzero(mask).tolist() == sorted(own)
        assert seen.dtype == np.uint8 and seen.shape == game.shape and seen.max() <= game.largest
        seen[...] = 0
        assert (state.observation() == 0).all() or (state.observation() != seen).any()


def test_chance_is_a_player():
    state = damier.game("2048:3x3").opening(1)
    assert state.is_chance and state.seat is None and state.result is None
    assert len(state.outcomes) == 18
    assert sum(chance for _, chance in state.outcomes) == pytest.approx(1)
    first, second = damier.Chance(5), damier.Chance(5)
    assert state.settle(first) == state.settle(second) == state.settle(5)
    assert damier.game("2048:3x3").start(5) == damier.Chance(5).start(damier.game("2048:3x3"))


def test_a_finished_game_has_a_result():
    quarto = damier.game("quarto").state("0123/..../..../.... -")
    assert quarto.is_over and quarto.legal == () and sorted(quarto.result) == [0.0, 1.0]
    stuck = damier.game("2048:2x2").state("2 4/4 2 score=4")
    assert stuck.is_over and stuck.scores == (4,) and stuck.result == (4.0,)
    assert stuck.facts["tile"] == 4


def test_known_rules():
    state = damier.game("2048:2x4").state("2 2 4 8/. . . .").apply("left")
    assert state.text == "4 4 8 ./. . . . score=4 spawn=1"
    cascade = damier.game("2048:2x4,merge=cascade").state("2 2 4 8/. . . .").apply("left")
    assert cascade.text.startswith("16 . . ./")
    assert damier.game("quarto").start().apply("give 7").seat == 1


def test_pictures_are_drawn(game):
    for state in walk(game, 4, plies=30):
        picture = state.svg()
        assert picture.startswith("<svg") and picture.endswith("</svg>")
        pixels = state.pixels(16)
        assert pixels.dtype == np.uint8 and pixels.ndim == 3 and pixels.shape[2] == 3


def test_players_advise_and_solve():
    state = damier.game("2048:2x3").start(1)
    advice = state.advise("greedy")
    assert advice.action in state.legal and advice.player == "greedy"
    found = state.solve()
    assert found.seat == 0 and found.score > state.scores[0]
    assert {one.action for one in found.actions} == set(state.legal)
    assert found.actions[0].score == max(one.score for one in found.actions)
    expert = damier.player("quarto", "expert", budget="2000nodes")
    winning = damier.game("quarto").state("b74./c.93/20fd/.5a. 6")
    assert expert(winning) == "B2" and winning.solve(goal="verdicts").verdict == "win"
    assert damier.game("filler:5x5").start(1).solve(budget="1nodes") is None


def test_sentences_have_languages():
    try:
        assert damier.language("fr") == "fr"
        with pytest.raises(damier.errors.InputError, match="siège|jeu"):
            damier.game("chess")
    finally:
        damier.language("en")
    with pytest.raises(damier.errors.InputError, match="allowed: en, fr"):
        damier.language("de")
