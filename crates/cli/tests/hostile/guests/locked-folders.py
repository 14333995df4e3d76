"""Makes a folder that nobody may open, where files could be hidden."""
import os
import honest

os.makedirs(os.path.join(os.environ["TMPDIR"], "a", "b"))
with open(os.path.join(os.environ["TMPDIR"], "a", "b", "file"), "w") as file:
    file.write("x")
os.mkdir(os.path.join(os.environ["TMPDIR"], "locked"), 0o300)
os.symlink("/", os.path.join(os.environ["TMPDIR"], "link"))
honest.play()
