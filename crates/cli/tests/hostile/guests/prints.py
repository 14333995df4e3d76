"""Debugs on its standard output."""
import honest

honest.play(lambda go: print("thinking about", go["ply"]))
