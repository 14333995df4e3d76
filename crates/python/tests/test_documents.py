"""The code in the documents runs as it is printed."""

import doctest
import re
from pathlib import Path

import pytest

import damier

ROOT = Path(__file__).resolve().parents[3]
PAGES = ["docs/book/src/python.md", "crates/python/README.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_blocks_of_a_page_run_one_after_another(page, tmp_path, monkeypatch):
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    if not (ROOT / page).exists():
        pytest.skip("the package stands alone")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.M | re.S)
    assert blocks
    names = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)


def test_the_example_draws_its_picture(tmp_path, monkeypatch, capsys):
    example = ROOT / "crates/python/examples/notebook.py"
    if not example.exists():
        pytest.skip("the package stands alone")
    monkeypatch.chdir(tmp_path)
    exec(compile(example.read_text(encoding="utf-8"), str(example), "exec"), {})
    assert (tmp_path / "notebook.svg").read_text().startswith("<svg")
    assert "joue" in capsys.readouterr().out
    lines = [line for line in example.read_text().splitlines() if line.strip() and '"""' not in line]
    assert len(lines) <= 10


def test_the_examples_of_the_package_run():
    failed, tried = doctest.testmod(damier)
    assert failed == 0 and tried > 3
