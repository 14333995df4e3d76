"""Shards of a run, played separately and merged."""

import hashlib
import importlib.util

import pytest

import damier
from damier._damier import merge_shards, pack_spec, unpack_spec

SPEC = """
seed = 5
[[event]]
game = "2048:2x2"
players = ["greedy", "random"]
games = 60
"""


def test_shards_are_the_run_of_one_machine(tmp_path):
    whole = tmp_path / "whole.db"
    for part in (2, 1, 3):
        shard = tmp_path / f"{part}.db"
        damier.tournament(SPEC, db=shard, shard=(part, 3)).close()
        assert merge_shards(whole, [shard]) == 40
        # Merging the same games again adds nothing.
        assert merge_shards(whole, [shard]) == 0
    at_once = tmp_path / "at-once.db"
    assert merge_shards(at_once, [tmp_path / f"{part}.db" for part in (3, 1, 2, 1)]) == 120
    assert merge_shards(at_once, []) == 0
    with damier.open_run(at_once) as run, damier.open_run(whole) as one_by_one:
        assert run.digest == one_by_one.digest
    with damier.open_run(whole) as run:
        assert run.digest == damier.tournament(SPEC).digest


def test_shards_of_another_run_are_refused(tmp_path):
    first, other = tmp_path / "first.db", tmp_path / "other.db"
    damier.tournament(SPEC, db=first, shard=(1, 2)).close()
    damier.tournament(SPEC.replace("seed = 5", "seed = 6"), db=other, shard=(2, 2)).close()
    with pytest.raises(damier.DamierError, match="its spec differs"):
        merge_shards(first, [other])


def test_a_packed_spec_is_what_the_program_packs(tmp_path):
    (tmp_path / "in" / "ada").mkdir(parents=True)
    (tmp_path / "in" / "ada" / "bot.py").write_text("print()\n")
    text = '[[event]]\ngame = "2048"\nplayers = ["random", "in/*"]\n'
    archive, digest = pack_spec(text, tmp_path)
    assert digest == hashlib.sha256(archive).hexdigest()
    there = tmp_path / "there"
    there.mkdir()
    assert unpack_spec(archive, there).read_text() == text
    assert (there / "in" / "ada" / "bot.py").exists()
    with pytest.raises(damier.errors.InputError, match="damier pack"):
        unpack_spec(archive[:-30], there)
    with pytest.raises(damier.errors.InputError, match="in/bob"):
        pack_spec(text.replace("in/*", "in/bob"), tmp_path)


@pytest.mark.skipif(importlib.util.find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_one_line_says_what_to_install():
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'ray\[default\]'"):
        import damier.ray  # noqa: F401
