"""Tries five abilities of the runtime, then plays the first legal action."""
import json, logging, random, sys, tempfile, threading

logging.basicConfig(stream=sys.stderr, format="%(message)s", level=logging.INFO)


def attempt(name, ability):
    try:
        ability()
        logging.info("works: %s", name)
    except Exception as error:
        logging.info("fails: %s: %s", name, error)


def use_file():
    with tempfile.TemporaryFile() as file:
        file.write(b"text")
        file.seek(0)
        assert file.read() == b"text"


def use_thread():
    found = []
    thread = threading.Thread(target=lambda: found.append(1))
    thread.start()
    thread.join()
    assert found == [1]


def use_array():
    array = bytearray(300 << 20)
    array[::1 << 22] = b"x" * len(array[::1 << 22])


attempt("randomness", lambda: random.SystemRandom().random())
attempt("file", use_file)
attempt("thread", use_thread)
attempt("array", use_array)
attempt("logger", lambda: None)
print('{"type":"hello"}', flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "go":
        print(json.dumps({"type": "move", "id": message["id"], "action": message["legal"][0]}), flush=True)
