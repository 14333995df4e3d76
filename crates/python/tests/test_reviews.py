"""Reviews of games, and networks that learn."""

import pytest

import damier


def test_a_review_tells_what_was_best():
    played = damier.play("quarto", "random", "cautious", seed=4)
    review = played.review(budget="20ms/move", threads=1)
    assert damier.review(played.save(), budget="20ms/move", threads=1).summary
    assert review.summary and len(review.accuracy) == 2
    assert [turn.ply for turn in review.turns] == sorted(turn.ply for turn in review.turns)
    for turn in review.turns:
        state = damier.game("quarto").state(turn.position)
        assert state.seat == turn.seat and turn.best in state.legal and turn.played in state.legal
        assert 0 <= turn.lost <= 1 and 0 <= turn.bar <= 1
        assert turn.played == played.actions[turn.ply - 1]
    counted = sum(sum(grades.values()) for grades in review.grades)
    assert 0 < counted <= len(review.turns)
    errors = [turn for turn in review.turns if turn.lost > 0]
    assert errors and all(turn.played != turn.best and turn.grade != "best" for turn in errors)
    assert min(review.accuracy) < 1


def test_exact_games_are_reviewed_exactly():
    review = damier.play("2048:2x2", "random", seed=1).review(threads=1)
    assert all(turn.exact for turn in review.turns) and review.turns
    assert review.decided is None


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: damier.review("nonsense"), None),
        (lambda: damier.review("quarto", advisor="nobody"), None),
        (lambda: damier.play("quarto", "first", "first").review(advisor="nobody"), "nobody"),
        (lambda: damier.play("quarto", "first", "first").review(every=-1), "every"),
        (lambda: damier.Training("quarto"), "cannot be trained"),
        (lambda: damier.Training("2048:3x3", rate=2.0), "rate"),
        (lambda: damier.Training("2048:3x3", lambda_=float("nan")), "lambda_"),
        (lambda: damier.Training("2048:3x3", tuples="9x9"), "tuple"),
        (lambda: damier.Training("2048:3x3").learn(-1), "moves"),
        (lambda: damier.Training("2048:3x3").save("x.net", form="gold"), "gold"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(call, sentence):
    with pytest.raises(damier.errors.InputError) as caught:
        call()
    assert "\n" not in str(caught.value)
    assert sentence is None or sentence in str(caught.value)


def test_a_network_learns_and_goes_on(tmp_path):
    training = damier.Training("2048:3x3", seed=7, restart=None)
    first = training.learn(20_000, threads=1)
    assert training.moves == first["moves"] >= 20_000 and first["games"] > 0
    training.keep(tmp_path / "my.training")
    later = training.learn(400_000, threads=1)
    assert later["mean"] > first["mean"]
    # The stored training continues exactly like the other.
    again = damier.Training("2048:3x3", kept=tmp_path / "my.training")
    assert again.moves == first["moves"]
    assert again.learn(400_000, threads=1)["mean"] == later["mean"]
    training.save(tmp_path / "my.net")
    learnt = damier.play("2048:3x3", f"network(file={tmp_path / 'my.net'})", seed=1)
    assert learnt.ending == "finished"
