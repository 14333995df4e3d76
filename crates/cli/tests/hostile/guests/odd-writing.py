"""Writes a byte at a time, in halves, with spaces and Windows' line ends, and as much information as it may: no fault."""
import json
import os
import sys
import time
import honest


def write(text, piece):
    data = text.encode()
    for at in range(0, len(data), piece):
        os.write(1, data[at:at + piece])


def message(end="\n", **more):
    return " \t" + json.dumps(more, indent=None, separators=(" , ", " : ")) + " " + end


write(message(type="hello"), 1)
for number, go in enumerate(honest.questions()):
    move = message(type="move", id=go["id"], action=go["legal"][0], end="\r\n")
    if number == 0:
        infos = message(type="info", id=go["id"], depth=1) * 9000
        write(infos, 4096)
    if number == 1:
        write(message(type="info", id=go["id"], text="x" * 900000), 65536)
    if number == 2:
        write(move[:9], 9)
        time.sleep(0.3)
        write(move[9:], len(move))
    else:
        write(move, 1 if number < 20 else len(move))
