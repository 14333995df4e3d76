"""The code in the book that needs a framework runs as it is printed."""

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[3] / "docs/book/src/python.md"


def test_the_blocks_that_need_a_framework_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```python skip needs [^\n]*\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert blocks
    for block in blocks:
        exec(compile("import damier\n" + block, str(PAGE), "exec"), {})
