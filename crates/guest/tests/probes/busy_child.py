"""Lets another process compute for it."""

import json
import os
import sys
import time

if os.fork() == 0:
    while time.process_time() < 0.3:
        pass
    os._exit(0)
os.wait()
print(json.dumps({"type": "hello"}), flush=True)
sys.stdin.read()
