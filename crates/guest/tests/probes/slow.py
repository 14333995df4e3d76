"""Waits for 0.2 s before each answer."""

import json
import sys
import time

print(json.dumps({"type": "hello"}), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "go":
        time.sleep(0.2)
        answer = {"type": "move", "id": message["id"], "action": message["legal"][0]}
        print(json.dumps(answer), flush=True)
