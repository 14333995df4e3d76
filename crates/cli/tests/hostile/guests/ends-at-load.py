"""Ends before it says hello, with a good conscience."""
