"""Results of runs: reports, and games as rows."""

from __future__ import annotations

import html
from typing import Any

from ._damier import Run


class Report:
    """Report of a run. `data` is the same as the output of `damier report --format json`."""

    def __init__(self, run: Run) -> None:
        self.data: dict[str, Any]
        self.data, self.summary = run._report()
        self._run = run

    @property
    def digest(self) -> str:
        """The digest of all games that count. Equal runs have equal digests."""
        return str(self.data["digest"])

    def table(self, event: int = 0) -> list[dict[str, Any]]:
        """Returns the rows of the table of an event, the best first.

        If the seats have different tasks, each has a table: the rows of the first seat come before those of the second.
        """
        table = self.data["events"][event]["table"]
        return list(table["rows"] if "rows" in table else table["first"] + table["second"])

    def __str__(self) -> str:
        return "\n".join(self.summary)

    def __repr__(self) -> str:
        events = ", ".join(event["name"] for event in self.data["events"])
        return f"<Report of {events}>"

    def _repr_html_(self) -> str:
        page = html.escape(self._run.html(), quote=True)
        return f'<iframe srcdoc="{page}" style="width: 100%; height: 40em; border: 0"></iframe>'


def report(run: Run) -> Report:
    """Returns the report of a run: tables and a summary in sentences."""
    return Report(run)


def rows(run: Run) -> list[dict[str, Any]]:
    """Returns the games of a run as rows for `pandas.DataFrame` and `polars.DataFrame`, one for each seat of each game.

    The page on results files in the book explains the columns.
    """
    columns, rows = run._rows()
    return [dict(zip(columns, row, strict=True)) for row in rows]
