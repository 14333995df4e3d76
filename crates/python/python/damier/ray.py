"""Tournaments on a Ray cluster: many small shards as tasks, merged as they finish.

    run = damier.ray.tournament("class.toml", db="class.db")

or `python -m damier.ray class.toml --db class.db` from a shell.

Ray repeats the tasks of a lost node. Games are numbered, and a game that is played twice counts once, so a run ends with
the same digest as on one machine. Needs the packages `ray` and `damier` on every node.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from ._damier import Run, merge_shards, open_run, pack_spec, unpack_spec
from .errors import DamierError
from .tournaments import _read
from .tournaments import tournament as _play

try:
    import ray  # type: ignore[import-not-found, import-untyped, unused-ignore]
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "damier.ray needs Ray on every node: pip install 'ray[default]'", name="ray"
    ) from missing


#: Largest number of shards that are merged together, and number of seconds to wait for more of them.
MERGED_AT_ONCE = 32
MERGED_WITHIN = 2.0


class Parcel(NamedTuple):
    """A spec and the submissions that it names, as one archive for the nodes."""

    archive: bytes
    digest: str


class Progress(NamedTuple):
    """Progress of a run: `shards` of `of` shards are finished, and they have `games` games."""

    shards: int
    of: int
    games: int
    #: Games per second of CPU time and the number of shards, by node.
    speeds: dict[str, tuple[float, int]]

    def slow_nodes(self, share: float = 0.5) -> list[str]:
        """Returns the nodes whose games per second of CPU time are below this share of the median node's."""
        speeds = sorted(speed for speed, _ in self.speeds.values())
        if len(speeds) < 2:
            return []
        middle = speeds[len(speeds) // 2]
        return [node for node, (speed, _) in self.speeds.items() if speed < share * middle]


class Shard(NamedTuple):
    """Result of a task: the bytes of a shard's results file, its number of games, their CPU time, and the node."""

    results: bytes
    games: int
    cpu: float
    node: str


def pack(spec: object) -> tuple[Parcel, dict[str, object]]:
    """Packs a spec as `damier pack` does. Returns the archive, and the players written in Python."""
    own: dict[str, object] = {}
    values, folder = _read(spec, own)
    return Parcel(*pack_spec(values, folder)), own


def _unpack(parcel: Parcel) -> Path:
    """Returns the folder of a parcel on this node. The first task that needs it creates it."""
    place = Path(tempfile.gettempdir()) / f"damier-{parcel.digest}"
    if not place.exists():
        draft = Path(tempfile.mkdtemp(prefix="damier-"))
        unpack_spec(parcel.archive, draft)
        try:
            draft.rename(place)
        except OSError:
            # Another task of this node was quicker.
            pass
    return place


def _shard(parcel: Parcel, own: dict[str, object], part: int, of: int, trust: bool) -> Shard:
    """Plays a shard on a node."""
    begun = time.process_time()
    with tempfile.TemporaryDirectory(prefix="damier-") as folder:
        results = Path(folder) / "shard.db"
        spec = _unpack(parcel) / "spec.toml"
        with _play(spec, db=results, threads=1, shard=(part, of), trust_submissions=trust, _own=own) as run:
            games = len(run)
        cpu = time.process_time() - begun
        return Shard(results.read_bytes(), games, cpu, ray.get_runtime_context().get_node_id())


def tournament(
    spec: object,
    *,
    db: str | os.PathLike[str],
    shards: int | None = None,
    progress: bool | Callable[[Progress], object] = False,
    trust_submissions: bool = False,
    retries: int = 5,
) -> Run:
    """Plays a tournament on the cluster that Ray is connected to, or on this machine if there is none.

    `spec` is the same as for `damier.tournament`. Ray pickles functions and classes among the players. `shards` is the number
    of tasks, by default ten for each processor. A task whose node is lost is repeated at most `retries` times. `progress` is a
    function that is called with a `Progress` after shards have finished, or True to print a line.
    """
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    parcel, own = pack(spec)
    resources = ray.cluster_resources()  # type: ignore[no-untyped-call, unused-ignore]
    cpus = int(resources.get("CPU", 1))
    count = shards if shards is not None else 10 * cpus
    if count < 1:
        raise ValueError(f"shards: found {count}, expected 1 or more")
    task = ray.remote(num_cpus=1, max_retries=retries)(_shard)
    sent, carried = ray.put(parcel), ray.put(own)
    waiting = [
        task.remote(sent, carried, part, count, trust_submissions) for part in range(1, count + 1)
    ]
    report = _show if progress is True else (progress or None)
    target = Path(os.fspath(db))
    _merge_all(waiting, target, report)
    return open_run(target)


def _merge_all(
    waiting: list[Any], target: Path, report: Callable[[Progress], object] | None
) -> None:
    count, games = len(waiting), 0
    played: dict[str, list[Shard]] = {}
    try:
        while waiting:
            ready, waiting = _ready(waiting)
            shards = [ray.get(one) for one in ready]
            games += _merge(target, shards)
            for shard in shards:
                played.setdefault(shard.node, []).append(shard._replace(results=b""))
            if report:
                report(Progress(count - len(waiting), count, games, _speeds(played)))
    except BaseException:
        # After Ctrl-C, or if a shard fails, finished shards stay stored and the others are cancelled.
        for task in waiting:
            ray.cancel(task, force=True)
        raise


def _ready(waiting: list[Any]) -> tuple[list[Any], list[Any]]:
    """Waits for finished tasks. Returns them, at least one, and the others. Merging several together is faster."""
    ray.wait(waiting, num_returns=1)
    most = min(len(waiting), MERGED_AT_ONCE)
    done, others = ray.wait(waiting, num_returns=most, timeout=MERGED_WITHIN)
    return done, others


def _merge(target: Path, shards: list[Shard]) -> int:
    with tempfile.TemporaryDirectory(prefix="damier-") as folder:
        files = [Path(folder) / f"{number}.db" for number in range(len(shards))]
        for file, shard in zip(files, shards, strict=True):
            file.write_bytes(shard.results)
        return merge_shards(target, files)


def _speeds(played: dict[str, list[Shard]]) -> dict[str, tuple[float, int]]:
    def speed(shards: list[Shard]) -> float:
        return sum(one.games for one in shards) / max(1e-9, sum(one.cpu for one in shards))

    return {node: (speed(shards), len(shards)) for node, shards in played.items()}


def _show(now: Progress) -> None:
    """Writes the progress of a run on one line, with its slow nodes."""
    end = "\n" if now.shards == now.of else ""
    slow = "".join(f", slow: {node[:8]}" for node in now.slow_nodes())
    line = f"\r{now.shards}/{now.of} shards, {now.games} games, {len(now.speeds)} nodes{slow}"
    print(line, end=end, file=sys.stderr, flush=True)


def _main() -> int:
    """Plays the tournament of a spec file. Errors are one line and an exit status."""
    read = argparse.ArgumentParser(prog="python -m damier.ray", description=__doc__)
    read.add_argument("spec", help="the spec, a TOML file")
    read.add_argument("--db", required=True, help="the results file; shards are added to it if it exists")
    read.add_argument("--shards", type=int, help="tasks [default: ten for each processor]")
    read.add_argument("--address", help="the cluster, for example auto or ray://HOST:10001 [default: this machine]")
    read.add_argument("--trust-submissions", action="store_true", help="run submissions without a sandbox")
    read.add_argument("--no-report", action="store_true", help="print no report at the end")
    given = read.parse_args()
    try:
        if given.address:
            ray.init(address=given.address, log_to_driver=False)
        with tournament(
            Path(given.spec),
            db=given.db,
            shards=given.shards,
            progress=True,
            trust_submissions=given.trust_submissions,
        ) as run:
            if not given.no_report:
                print(run.report())
    except (DamierError, OSError, ValueError, ConnectionError) as error:
        print(f"damier.ray: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(_main())
