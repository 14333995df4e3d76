"""The seed of a run with submissions is drawn if none is given, so that they cannot foresee chance."""

import damier

BOT = """\
import json, sys
print('{"type":"hello"}', flush=True)
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "go":
        print(json.dumps({"type": "move", "id": m["id"], "action": m["legal"][0]}), flush=True)
"""
# What `damier match 2048:2x2 ./bot.py random --games 4 --seed 3` prints for the same bot: see crates/cli/tests/guests.rs.
DIGEST = "dd44f0e373bcae6878bf082b6bee21e727f4cf7e91c11c50fb91acaaa41e017b"


def play(**options):
    return damier.match("2048:2x2", "./bot.py", "random", games=4, **options)


def test_a_run_of_submissions_draws_its_seed(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text(BOT)
    assert play().digest != play().digest
    assert play(seed=3).digest == DIGEST
    spec = "[[event]]\ngame = '2048:2x2'\nplayers = ['./bot.py', 'random']\ngames = 4\n"
    assert damier.tournament(spec).digest != damier.tournament(spec).digest
    assert damier.tournament("seed = 3\n" + spec).digest == DIGEST


def test_built_in_players_have_the_usual_seed():
    runs = [damier.match("2048:2x2", "greedy", "random", games=4) for _ in range(2)]
    assert runs[0].digest == runs[1].digest


def test_what_a_pattern_fits_and_is_no_submission_is_listed(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "bot.py").write_text(BOT)
    (tmp_path / "in" / "BOB.PY").write_text(BOT)
    run = damier.match("2048:2x2", "in/*", "random", games=4, seed=3)
    assert run.passed_over == [("in/BOB.PY", "rename it to BOB.py")]
