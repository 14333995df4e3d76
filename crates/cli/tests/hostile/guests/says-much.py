"""Writes 63 MiB to its log before its first move, which is allowed."""
import sys
import honest

BLOCK = "x" * 1023 + "\n"
SAID = []


def trick(go):
    if not SAID:
        SAID.append(True)
        for _ in range(63 << 10):
            sys.stderr.write(BLOCK)


honest.play(trick)
