"""Uses the machine as some honest programs do: no standard error, timers, many threads, addresses that it never touches: no fault."""
import mmap
import os
import signal
import sys
import tempfile
import threading
import time
import honest

signal.signal(signal.SIGVTALRM, lambda number, frame: None)
signal.setitimer(signal.ITIMER_VIRTUAL, 0.01, 0.01)
threading.stack_size(8 << 20)
for _ in range(100):
    threading.Thread(target=time.sleep, args=(600,), daemon=True).start()
PRIVATE = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
reserved = [mmap.mmap(-1, 1 << 30, flags=PRIVATE) for _ in range(4)]
os.close(2)
os.makedirs(os.path.join(tempfile.gettempdir(), *"abcdefghij"))


def trick(go):
    with tempfile.TemporaryFile() as file:
        file.write(b"x" * 100000)
        file.flush()
        os.fsync(file.fileno())


honest.play(trick)
os._exit(0)
