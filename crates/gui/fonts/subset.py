"""Cut the fonts of the window and the page out of Inter: what people read in both languages, and no more.

    python3 subset.py /usr/share/fonts/opentype/inter

README.md beside this file says where the folder comes from.
"""

import hashlib
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

# What is cut out of what: the files of Debian's package `fonts-inter`, with their checksums.
SOURCES = {
    "Regular": "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc",
    "SemiBold": "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457",
    "Bold": "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1",
}

# Latin with the accents of its languages; marks, spaces, dashes and quotes; arrows; signs of mathematics; shapes.
TEXT = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *(0x2009, 0x200A, 0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E),
    *(0x2022, 0x2026, 0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122),
    *(0x2190, 0x2191, 0x2192, 0x2193, 0x21BA, 0x21BB),
    *(0x2212, 0x2248, 0x2260, 0x2264, 0x2265, 0x221E),
    *(0x2588, 0x25A0, 0x25A1, 0x25B2, 0x25B6, 0x25BC, 0x25C0, 0x25C6, 0x25C7, 0x25CB, 0x25CF, 0x25FB),
    *(0x2605, 0x2606, 0x2713, 0x2717),
]

# What stands on tiles.
FIGURES = [ord(letter) for letter in "0123456789.,-+^kM ?"]

LETTERS = {"Regular": TEXT, "SemiBold": TEXT, "Bold": FIGURES}


def set_figures_in_columns(font):
    """Give every digit the width of all others: scores must not tremble, and tables stand in columns."""
    features = font["GSUB"].table.FeatureList.FeatureRecord
    lookups = next(one.Feature.LookupListIndex for one in features if one.FeatureTag == "tnum")
    tabular = {}
    for index in lookups:
        for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
            tabular.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for digit in map(ord, "0123456789"):
            if digit in table.cmap:
                table.cmap[digit] = tabular.get(table.cmap[digit], table.cmap[digit])


def show_what_lacks(font):
    """Give the sign for a letter that is lacking a shape: egui looks for U+25FB, which Inter has as U+25A1."""
    for table in font["cmap"].tables:
        if 0x25A1 in table.cmap:
            table.cmap[0x25FB] = table.cmap[0x25A1]


def cut(source, letters, target):
    """Write what these letters need, with the spaces between pairs of them."""
    font = TTFont(source, recalcTimestamp=False)
    set_figures_in_columns(font)
    show_what_lacks(font)
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    options.recalc_timestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    font.save(target)


def main():
    folder, here = Path(sys.argv[1]), Path(__file__).resolve().parent
    for weight, digest in SOURCES.items():
        source = folder / f"Inter-{weight}.otf"
        found = hashlib.sha256(source.read_bytes()).hexdigest()
        if found != digest:
            sys.exit(f"{source}: another version of Inter (sha256 {found}); allowed: {digest}")
        cut(source, LETTERS[weight], here / f"Inter-{weight}.otf")


if __name__ == "__main__":
    main()
