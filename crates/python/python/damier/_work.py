"""Runs assignments of the program `damier` on a Ray cluster: `damier tune` and `damier lab boards` with `--engine ray`.

It reads and writes JSON Lines. The first line that it writes has `processors` and `version`. Each line that it reads is a list
of assignments, which are texts. It writes one line for each assignment, with its `number` in that list, from 0, and its
`findings` or, under the key `refused`, the reason why it was refused.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any, TextIO

from . import __version__
from ._damier import do_assignment
from .errors import DamierError

#: Largest number of times that a task is repeated if its node is lost.
RETRIES = 5


def _main() -> int:
    # Other output must not mix with the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        import ray  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ModuleNotFoundError:
        print("damier: a cluster needs Ray on every node: pip install 'ray[default]'", file=sys.stderr)
        return 2
    try:
        ray.init(log_to_driver=False)
        # Like Ctrl-C: running tasks are cancelled silently.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        _tell(answers, processors=int(ray.cluster_resources().get("CPU", 1)), version=__version__)  # type: ignore[no-untyped-call, unused-ignore]
        for line in sys.stdin:
            _hand_out(ray, json.loads(line), answers)
    except (OSError, ConnectionError) as error:
        print(f"damier: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def _do(text: str) -> str:
    """Does an assignment on a node. Ray only takes functions written in Python."""
    return do_assignment(text)


def _hand_out(ray: Any, assignments: list[str], answers: TextIO) -> None:
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(_do)
    numbers = {task.remote(text): number for number, text in enumerate(assignments)}
    waiting = list(numbers)
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        for one in done:
            try:
                _tell(answers, number=numbers[one], findings=ray.get(one))
            except ray.exceptions.RayTaskError as error:
                if not isinstance(error.cause, DamierError):
                    raise
                _tell(answers, number=numbers[one], refused=str(error.cause))


def _tell(answers: TextIO, **what: object) -> None:
    answers.write(json.dumps(what) + "\n")
    answers.flush()


if __name__ == "__main__":
    sys.exit(_main())
