"""Assignments of the program `damier`, done here and, if Ray is installed, by a cluster."""

import json
import os
import subprocess
import sys

import pytest

import damier
from damier._damier import do_assignment


def openings(game, start, end):
    """Openings of a survey that `greedy` judges by its games against itself."""
    return json.dumps(
        {
            "kind": "openings",
            "game": game,
            "seed": 1,
            "any_seat_begins": False,
            "player": "greedy",
            "scores": True,
            "budget": "none",
            "numbers": {"start": start, "end": end},
        }
    )


def numbers(findings):
    return [opening["number"] for opening in json.loads(findings)["found"]]


def test_an_assignment_is_done_here():
    assert numbers(do_assignment(openings("filler:4x4", 3, 6))) == [3, 4, 5]


@pytest.mark.parametrize("text", ["", "{}", "[]", openings("chess", 0, 1), openings("2048", 0, 1)])
def test_what_cannot_be_done_is_refused_in_a_sentence(text):
    with pytest.raises(damier.errors.DamierError) as refused:
        do_assignment(text)
    assert "\n" not in str(refused.value)


def test_a_cluster_answers_each_by_its_number():
    pytest.importorskip("ray")
    given = [openings("filler:4x4", 0, 2), openings("chess", 0, 2), openings("filler:4x4", 2, 5)]
    done = subprocess.run(
        [sys.executable, "-m", "damier._work"],
        input=json.dumps(given) + "\n" + json.dumps(given[:1]) + "\n",
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env={name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"},
    )
    greeting, *answers = map(json.loads, done.stdout.splitlines())
    assert greeting["version"] == damier.__version__ and greeting["processors"] >= 1
    first = {answer["number"]: answer for answer in answers[:3]}
    assert numbers(first[0]["findings"]) == [0, 1]
    assert "chess" in first[1]["refused"]
    assert numbers(first[2]["findings"]) == [2, 3, 4]
    assert numbers(answers[3]["findings"]) == [0, 1]
