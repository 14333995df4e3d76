"""Ignores what can be ignored, and stays when the game is over: no fault."""
import signal
import time
import honest

for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE, signal.SIGQUIT):
    signal.signal(number, signal.SIG_IGN)
honest.play()
time.sleep(3600)
