"""Tells what only people read in kinds that some languages write, and some that none should: no fault."""
import honest

ODD = [
    {"pv": None, "depth": None, "nodes": None, "text": None, "value": None},
    {"pv": "left up", "depth": 4.0, "nodes": 1e6, "text": 12, "value": "0.5"},
    {"pv": [1, None], "depth": -1, "nodes": "1200000.0", "text": ["a"], "value": [1], "more": {"a": 1}},
]
honest.hello(name=None, author=None, options=None, games=None, more=[1])
for go in honest.questions():
    for number, odd in enumerate(ODD):
        honest.say(type="info", id=go["id"], **odd)
    honest.answer(go, **ODD[go["id"] % len(ODD)])
