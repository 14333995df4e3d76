"""Is asked, and sleeps."""
import time
import honest

honest.play(lambda go: time.sleep(3600))
