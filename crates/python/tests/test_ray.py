"""Tournaments on a Ray cluster. Skipped if Ray is not installed."""

import io
import sys
import tarfile

import pytest

import damier

ray = pytest.importorskip("ray")

import damier.ray  # noqa: E402

SPEC = """
seed = 11
[[event]]
name = "tiles"
game = "2048:3x3"
players = ["greedy", "random", "corner"]
games = 300
[[event]]
name = "pieces"
game = "quarto"
players = ["cautious", "one-ply", "random"]
games = 400
"""


@pytest.fixture(scope="module")
def here():
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    yield
    ray.shutdown()


def test_a_cluster_plays_the_same_games(here, tmp_path):
    alone = damier.tournament(SPEC)
    told = []
    run = damier.ray.tournament(SPEC, db=tmp_path / "ray.db", shards=7, progress=told.append)
    assert run.digest == alone.digest
    assert len(run) == len(alone) == told[-1].games
    assert (told[-1].shards, told[-1].of) == (7, 7)
    assert sum(count for _, count in told[-1].speeds.values()) == 7


def test_players_of_python_travel(here, tmp_path):
    def leftmost(state):
        return state.legal[0]

    spec = {"seed": 3, "event": [{"game": "2048:2x2", "players": [leftmost, "random"], "games": 40}]}
    run = damier.ray.tournament(spec, db=tmp_path / "own.db", shards=3)
    assert run.digest == damier.tournament(spec).digest


def test_a_parcel_has_the_submissions_and_the_same_digest_each_time(tmp_path):
    (tmp_path / "handed-in" / "ada").mkdir(parents=True)
    (tmp_path / "handed-in" / "ada" / "bot.py").write_text("print()\n")
    spec = tmp_path / "spec.toml"
    spec.write_text('[[event]]\ngame = "2048"\nplayers = ["random", "handed-in/*"]\n')
    (parcel, own), (again, _) = damier.ray.pack(spec), damier.ray.pack(spec)
    assert parcel == again and own == {}
    with tarfile.open(fileobj=io.BytesIO(parcel.archive)) as archive:
        assert archive.getnames() == ["spec.toml", "handed-in/ada/bot.py"]
    (tmp_path / "handed-in" / "ada" / "bot.py").write_text("pass\n")
    assert damier.ray.pack(spec)[0].digest != parcel.digest


def test_slow_nodes_are_named():
    speeds = {"a": (100.0, 3), "b": (90.0, 3), "c": (20.0, 1)}
    assert damier.ray.Progress(7, 7, 70, speeds).slow_nodes() == ["c"]


@pytest.mark.skipif(sys.platform != "linux", reason="a node is killed")
def test_a_lost_node_changes_nothing(tmp_path):
    from ray.cluster_utils import Cluster

    ray.shutdown()
    spec = SPEC.replace("games = 300", "games = 3000").replace("games = 400", "games = 4000")
    alone = damier.tournament(spec)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        others = [cluster.add_node(num_cpus=1)]
        ray.init(address=cluster.address, log_to_driver=False)

        def lose(now):
            if now.shards < now.of and others:
                cluster.remove_node(others.pop(), allow_graceful=False)

        run = damier.ray.tournament(spec, db=tmp_path / "lost.db", shards=40, progress=lose)
        assert run.digest == alone.digest
        assert len(run) == 21000 and not others
    finally:
        ray.shutdown()
        cluster.shutdown()
