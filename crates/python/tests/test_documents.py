"""The code in the documents runs as it is printed."""

import doctest
import hashlib
import json
import re
import shutil
import subprocess
import sys
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


NOTEBOOK = ROOT / "crates/python/examples/train.ipynb"


def cells(notebook, kind):
    """Returns the texts of the cells of one kind, without the lines that set the language."""
    read = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    sources = ["".join(cell["source"]) for cell in read if cell["cell_type"] == kind]
    return [re.sub(r"^damier.language.*", "", source, flags=re.M) for source in sources]


def test_the_notebook_runs(tmp_path):
    pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    if not NOTEBOOK.exists():
        pytest.skip("the package stands alone")
    shutil.copy(NOTEBOOK, tmp_path)
    jupyter = [sys.executable, "-m", "jupyter", "execute", "--inplace", "--timeout=600", NOTEBOOK.name]
    run = subprocess.run(jupyter, cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    outputs = (tmp_path / NOTEBOOK.name).read_text(encoding="utf-8")
    assert "network(file=learned.net) is better than course-fast(depth=1)" in outputs


def test_the_notebook_has_no_outputs_and_a_french_version_with_the_same_code():
    if not NOTEBOOK.exists():
        pytest.skip("the package stands alone")
    french = NOTEBOOK.with_suffix(".fr.ipynb")
    for one in (NOTEBOOK, french):
        assert not any(cell.get("outputs") for cell in json.loads(one.read_text(encoding="utf-8"))["cells"]), one
    assert cells(NOTEBOOK, "code") == cells(french, "code")
    text = NOTEBOOK.read_text(encoding="utf-8")
    checksum = hashlib.sha256(text.encode()).hexdigest()[:16]
    first = f"<!-- Translated from crates/python/examples/{NOTEBOOK.name}, checksum {checksum} -->"
    assert cells(french, "markdown")[0].startswith(first), f"the English notebook has changed; translate, then begin with {first}"


def test_the_examples_of_the_package_run():
    failed, tried = doctest.testmod(damier)
    assert failed == 0 and tried > 3
