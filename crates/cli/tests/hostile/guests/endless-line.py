"""A gigabyte without a line break."""
import sys
import honest

honest.hello()
for go in honest.questions():
    for _ in range(1024):
        sys.stdout.write("x" * (1 << 20))
