"""Takes four gigabytes at once."""
import honest

honest.play(lambda go: bytearray(4 << 30))
