"""Never says hello."""
import time

time.sleep(3600)
