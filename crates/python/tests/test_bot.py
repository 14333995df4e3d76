"""The module for bots, `damier.bot`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import damier.bot

LENT = Path(__file__).resolve().parents[2] / "guest/wrappers/python/bot.py"
BOT = "from damier.bot import play\nplay(lambda turn: turn.legal[-1], name='last')\n"
GO = {"type": "go", "id": 2, "ply": 0, "state": "2 . . 2", "legal": ["left", "right"], "clock_left": {}}


def test_it_is_the_file_that_the_referee_lends():
    if not LENT.exists():
        pytest.skip("the package stands alone")
    assert Path(damier.bot.__file__).read_bytes() == LENT.read_bytes()


def test_a_bot_plays_without_a_referee(tmp_path):
    lines = "".join(json.dumps(message) + "\n" for message in ({"type": "newgame", "game": "2048"}, GO))
    run = [sys.executable, "-c", BOT]
    said = subprocess.run(run, input=lines, capture_output=True, text=True, check=True, cwd=tmp_path).stdout
    hello, move = map(json.loads, said.splitlines())
    assert (hello["name"], move["action"]) == ("last", "right")
