"""Computes for ever before it says hello."""
while True:
    pass
