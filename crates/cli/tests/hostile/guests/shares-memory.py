"""Takes memory in a way that no limit of the process counts."""
import mmap
import honest


def trick(go):
    held = []
    block = b"x" * (64 << 20)
    while True:
        held.append(mmap.mmap(-1, 64 << 20))
        held[-1].write(block)


honest.play(trick)
