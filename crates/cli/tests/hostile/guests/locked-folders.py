"""Makes a folder that nobody may open, where files could be hidden."""
import os
import honest


def trick(go):
    place = os.environ["TMPDIR"]
    if go["ply"] > 2:
        return
    os.makedirs(os.path.join(place, "a", "b"), exist_ok=True)
    with open(os.path.join(place, "a", "b", "file"), "w") as file:
        file.write("x")
    if not os.path.exists(os.path.join(place, "locked")):
        os.mkdir(os.path.join(place, "locked"), 0o300)
        os.symlink("/", os.path.join(place, "link"))


honest.play(trick)
