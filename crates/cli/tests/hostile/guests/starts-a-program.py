"""Asks another program."""
import subprocess
import honest

honest.play(lambda go: subprocess.run(["sleep", "3600"], check=True))
