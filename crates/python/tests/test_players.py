"""Python functions and classes as players, in games, matches and tournaments of the Rust referee."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import damier


def first_legal(state):
    return state.legal[0]


class Watcher:
    """Takes the last legal action, and records the calls that it receives."""

    made: list["Watcher"] = []

    def __init__(self, seat, seed):
        self.seat, self.seed, self.seen, self.ending = seat, seed, [], None
        Watcher.made.append(self)

    def choose(self, state):
        assert state.seat == self.seat
        return state.legal_numbers[-1]

    def observe(self, state, action):
        assert action in state.legal
        self.seen.append(action)

    def close(self, state, ending):
        assert state.is_over
        self.ending = ending


def test_a_function_plays_as_the_player_of_the_same_rule():
    theirs = damier.play("quarto", "first", "random", seed=3)
    mine = damier.play("quarto", first_legal, "random", seed=3)
    assert mine.actions == theirs.actions and mine.players == ["first_legal", "random"]
    assert len(mine.states) == len(mine.actions) + 1 and mine.states[-1] == mine.last
    assert mine.last.is_over and mine.ending == "finished"
    state = mine.states[0]
    for action in mine.actions:
        state = state.apply(action)
    assert state == mine.last and state.scores == mine.scores


def test_a_class_is_made_anew_for_every_game():
    Watcher.made.clear()
    played = damier.play("2048:3x3", Watcher, seed=7)
    (watcher,) = Watcher.made
    assert watcher.ending and played.moves[0] + len(watcher.seen) == len(played.actions)
    damier.match("filler:5x5", Watcher, "random", games=6, threads=2)
    assert len(Watcher.made) == 7 and {made.seat for made in Watcher.made[1:]} == {0, 1}
    assert len({made.seed for made in Watcher.made}) == 7


def test_one_player_may_take_both_seats():
    assert damier.play("filler:5x5", first_legal, first_legal).last.is_over
    assert damier.play("filler:5x5", "greedy", "greedy").players == ["greedy", "greedy"]


def test_the_exception_of_a_player_is_raised_by_play():
    def divide(state):
        return state.legal[1 // 0]

    with pytest.raises(ZeroDivisionError):
        damier.play("2048:3x3", divide)
    with pytest.raises(damier.errors.IllegalActionError):
        damier.play("2048:3x3", lambda state: "sideways")


def test_a_match_keeps_faults_as_faults():
    def divide(state):
        raise ValueError("no idea")

    run = damier.match("quarto", divide, "random", games=2, threads=1)
    rows = [row for row in run.games() if row["player"] == "divide"]
    assert [row["ending"] for row in rows] == ["fault"] * 2
    assert rows[0]["fault"] == "crash" and "ValueError: no idea" in rows[0]["fault_message"]


def test_equal_runs_have_equal_digests_whoever_plays():
    def run(player, threads):
        return damier.match("filler:6x6", player, "random", games=40, seed=5, threads=threads)

    named = {"first_legal": run(first_legal, 1).digest, "again": run(first_legal, 2).digest}
    assert named["first_legal"] == named["again"]
    spec = 'seed = 5\n[[event]]\ngame = "filler:6x6"\nplayers = ["first", "random"]\ngames = 40\n'
    assert damier.tournament(spec).digest == run("first", 2).digest


def test_reports_and_rows():
    run = damier.match("quarto", "cautious", "random", games=40, seed=2)
    report = run.report()
    assert [row["name"] for row in report.table()] == ["cautious", "random"]
    assert report.digest == run.digest and "cautious" in str(report)
    assert report._repr_html_().startswith("<iframe") and "<table" in run.html()
    rows = run.games()
    assert len(rows) == 80 and {row["seat"] for row in rows} == {1, 2}
    points = sum(row["points"] for row in rows if row["player"] == "cautious")
    assert points / 40 == pytest.approx(report.table()[0]["score"]["value"])


def test_a_run_is_kept_in_a_file_and_goes_on(tmp_path):
    path, told = tmp_path / "run.db", []
    spec = {"seed": 3, "event": [{"game": "filler:5x5", "players": ["first", first_legal], "games": 20}]}
    with damier.tournament(spec, db=path, progress=lambda *far: told.append(far)) as run:
        digest = run.digest
    assert told[-1] == (20, 20)
    assert damier.tournament(spec, db=path).digest == digest
    assert damier.open_run(path).digest == digest
    (tmp_path / "spec.toml").write_text(damier.open_run(path).spec.replace("first_legal", "random"))
    assert len(damier.tournament(tmp_path / "spec.toml", shard=(1, 2))) == 10


def test_losses_are_the_difference_between_best_play_and_the_result():
    run = damier.match("filler:4x4,win=full", "random-available", "greedy", games=4)
    event = run.losses()[0]
    assert (event["unit"], event["games"], event["of"]) == ("cells", 4, 4)
    # Of the first player of the event, in all games: the margin that best play gives, and the margin that was made.
    best = made = 0.0
    for row in run.games():
        sign = 1 if row["player"] == "random-available" else -1
        made += sign * row["score"]
        if row["seat"] == 1:
            best += sign * damier.game(row["game"]).state(row["opening"]).solve().score
    own, other = ({p["player"]: p for p in event["players"]}[name] for name in ("random-available", "greedy"))
    lost = [4 * player["points"]["per_game"]["value"] for player in (own, other)]
    assert made == pytest.approx(best - lost[0] + lost[1])
    assert own["points"]["per_100_turns"]["interval"] and own["results"] and not own["estimated_points"]
    assert run.losses(every=1000, threads=2)[0]["players"][0]["turns"] == 4


def test_a_progress_function_may_end_a_run(tmp_path):
    def enough(done, total):
        raise StopIteration("enough")

    with pytest.raises(StopIteration, match="enough"):
        damier.match("filler", "expert", "greedy", games=1000, threads=2, progress=enough)


@pytest.mark.parametrize(
    "work",
    [
        lambda: damier.match("filler", "expert", "foresight", games=100_000, threads=2),
        lambda: damier.game("filler:9x9").start(1).solve(),
        lambda: damier.game("filler").start(1).advise("mcts(playouts=1000000)"),
        lambda: damier.match("2048", first_legal, lambda state: state.legal[-1], games=1_000_000),
    ],
)
def test_ctrl_c_ends_what_takes_long(work):
    # A program that a shell starts in the background ignores the signal by default.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    began = time.monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            work()
            time.sleep(20)
    finally:
        signal.signal(signal.SIGINT, before)
    assert time.monotonic() - began < 15


def test_the_interpreter_runs_while_rust_works():
    counted = 0
    done = threading.Event()

    def count():
        nonlocal counted
        while not done.wait(0.001):
            counted += 1

    thread = threading.Thread(target=count)
    thread.start()
    damier.match("filler", "greedy", "foresight", games=200, threads=1)
    done.set()
    thread.join()
    assert counted > 20


def test_players_of_python_are_called_by_one_thread_at_a_time():
    busy = threading.Lock()

    def alone(state):
        assert busy.acquire(blocking=False), "two games are played at once"
        time.sleep(0.001)
        busy.release()
        return state.legal[0]

    rows = damier.match("quarto", alone, "random", games=10, seed=1).games()
    assert not any(row["ending"] == "fault" for row in rows), rows[0]


def test_threads_share_states_and_boards():
    game, failed = damier.game("2048:3x3"), []
    state, boards = game.start(1), damier.Boards(game, 8, illegal="ignore")

    def work(number):
        try:
            for at in range(300):
                assert state.apply(state.legal[0]).is_chance
                boards.reset_one(number)
        except damier.errors.InputError:
            pass  # two threads held the arrays at once: refused, not mixed up
        except Exception as error:  # noqa: BLE001
            failed.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert failed == []


def test_games_are_a_stream_of_arrow():
    nanoarrow = pytest.importorskip("nanoarrow")
    run = damier.match("2048:3x3", "greedy", first_legal, games=30, seed=4)
    stream = nanoarrow.ArrayStream(run)
    names = [field.name for field in stream.schema.fields]
    rows = [dict(zip(names, row.values(), strict=True)) for row in stream.read_all().to_pylist()]
    assert rows == run.games() and len(rows) == 60
    types = {field.name: field.type.name for field in stream.schema.fields}
    assert types["points"] == "DOUBLE" and types["fact_tile"] == "INT64" and types["player"] == "STRING"


def test_networks_are_found_beside_the_package():
    """If `damier-strong` is installed, its folder is in the environment. Otherwise the caller can set one."""
    folder = Path(__file__).resolve().parents[2] / "twenty48" / "network"
    if not folder.exists():
        pytest.skip("the package stands alone")
    code = """if True:
        import damier
        state = damier.game("2048").start(seed=1)
        value, values = damier._damier._Oracle(state.game, "network", "none").look(state)
        print(state.advise("network").player, value == max(values) > 10_000)
    """
    run = [sys.executable, "-c", code]
    found = subprocess.run(run, env={**os.environ, "DAMIER_NETWORKS": str(folder)}, capture_output=True, text=True)
    assert (found.returncode, found.stdout) == (0, "network True\n"), found.stderr
    nowhere = subprocess.run(run, env={**os.environ, "DAMIER_NETWORKS": "nowhere"}, capture_output=True, text=True)
    assert nowhere.returncode == 1 and "InputError" in nowhere.stderr
