"""Hands out to a Ray cluster what the program `damier` asks for: `damier tune` and `damier lab boards` with `--engine ray`.

Lines of JSON: it begins with `processors` and `version`. Each line that it reads is a list of assignments, as texts; each
answer has the `number` of one in that list, and its `findings` or why it was `refused`.
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

#: A task whose node is lost is done again, so many times at most.
RETRIES = 5


def _main() -> int:
    # Whatever else writes to standard output is no answer.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        import ray  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ModuleNotFoundError:
        print("damier: a cluster needs Ray on every node: pip install 'ray[default]'", file=sys.stderr)
        return 2
    try:
        ray.init(log_to_driver=False)
        # As Ctrl-C: what was begun is called off without a word.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        _tell(answers, processors=int(ray.cluster_resources().get("CPU", 1)), version=__version__)  # type: ignore[no-untyped-call, unused-ignore]
        for line in sys.stdin:
            _hand_out(ray, json.loads(line), answers)
    except (OSError, ConnectionError) as mistake:
        print(f"damier: {mistake}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def _do(text: str) -> str:
    """Does an assignment on a node. Ray takes no functions but Python's own."""
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
