"""Neither computes nor answers nor ends."""
import os
import signal
import honest

honest.play(lambda go: os.kill(os.getpid(), signal.SIGSTOP))
