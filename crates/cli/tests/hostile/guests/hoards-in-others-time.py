"""Answers at once, and fills the disk for a second, once, while its opponent thinks."""
import os
import threading
import time
import honest


def hoard():
    held = []
    for _ in range(4):
        name = os.path.join(os.environ["TMPDIR"], "file")
        file = open(name, "wb")
        os.unlink(name)
        file.write(b"x" * (15 << 20))
        file.flush()
        held.append(file)
    time.sleep(1)


honest.hello()
for go in honest.questions():
    honest.answer(go)
    if go["ply"] < 2:
        threading.Thread(target=hoard).start()
