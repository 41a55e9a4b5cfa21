"""Cuts the page's fonts down to what it writes: `uv run --no-project --with fonttools[woff] python fonts.py`.

The pieces are committed, so building the page needs neither Python nor fonttools. The sources and their licences are
the npm packages that package.json names; the licence allows changed versions under the same names.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, parse_unicodes, save_font
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
ATKINSON = HERE / "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"
YOUNG = HERE / "node_modules/@fontsource/young-serif/files"

# Names may need any letter of the Latin languages; headings are ours, in English, French and Hungarian.
LATIN = "20-7E,A0,AB,B0,B7,BB,BF-FF,152-153,178,2013-2014,2018-201A,201C-201E,2026,202F,2190,2192,2212"
LATIN_EXT = "100-151,154-177,179-17F,218-21B"
HEADINGS = "20-7E,A0,AB,BB,C0-C2,C7-CF,D3,D4,D6,D9-DC,E0-E2,E7-EF,F3,F4,F6,F9-FC,152-153,2013,2019,2026"
HEADINGS_EXT = "150-151,170-171"

PIECES = {
    "atkinson-latin": (ATKINSON / "atkinson-hyperlegible-next-latin-wght-normal.woff2", LATIN),
    "atkinson-latin-ext": (ATKINSON / "atkinson-hyperlegible-next-latin-ext-wght-normal.woff2", LATIN_EXT),
    "young-serif-latin": (YOUNG / "young-serif-latin-400-normal.woff2", HEADINGS),
    "young-serif-latin-ext": (YOUNG / "young-serif-latin-ext-400-normal.woff2", HEADINGS_EXT),
}

options = Options(flavor="woff2", hinting=False, layout_features=["kern", "liga", "ccmp", "mark", "tnum"])
for name, (source, letters) in PIECES.items():
    font = load_font(str(source), options)
    if "fvar" in font:
        instantiateVariableFont(font, {"wght": (400, 700)}, inplace=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(letters))
    subsetter.subset(font)
    save_font(font, str(HERE / f"src/fonts/{name}.woff2"), options)
    print(name, (HERE / f"src/fonts/{name}.woff2").stat().st_size)
