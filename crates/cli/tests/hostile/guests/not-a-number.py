"""Expects NaN points."""
import honest

honest.play(lambda go: honest.say(type="info", id=go["id"], value=float("nan")))
