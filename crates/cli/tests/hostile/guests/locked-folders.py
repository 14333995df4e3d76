"""Leaves folders behind that nobody may open: no fault."""
import os
import honest

os.makedirs(os.path.join(os.environ["TMPDIR"], "a", "b"))
with open(os.path.join(os.environ["TMPDIR"], "a", "b", "file"), "w") as file:
    file.write("x")
os.mkdir(os.path.join(os.environ["TMPDIR"], "locked"), 0)
os.symlink("/", os.path.join(os.environ["TMPDIR"], "link"))
honest.play()
