"""Answers in bytes."""
import sys
import honest

honest.hello()
for go in honest.questions():
    sys.stdout.buffer.write(bytes(range(128, 256)) + b"\n")
    sys.stdout.flush()
