"""Writes 15 MiB of information before every move: more than anybody reads."""
import json
import sys
import honest

LINE = json.dumps({"type": "info", "id": 1, "pv": ["left", "right"] * 5000})


def trick(go):
    text = LINE.replace('"id": 1', '"id": %d' % go["id"]) + "\n"
    for _ in range((15 << 20) // len(text)):
        sys.stdout.write(text)


honest.play(trick)
