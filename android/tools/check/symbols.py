#!/usr/bin/env python3
"""symbols.py LIBRARY.so…|APK…: does Android of API level 24 offer whatever these leave open?

    symbols.py --write BIONIC            write android-24.symbols anew from a checkout of AOSP's bionic
    symbols.py --stub LIBRARY PROCESSOR  an assembler's source of a library with these names, to link with

A library that leaves one name open that no library of the system offers is not loaded: the app ends as it starts.
"""

import re
import struct
import sys
import zipfile
from pathlib import Path

OFFERED = Path(__file__).resolve().parent / "android-24.symbols"
LEVEL = 24
MACHINES = {40: "arm", 62: "x86_64", 183: "arm64", 3: "x86"}
MAPS = {"libc.so": "libc/libc.map.txt", "libm.so": "libm/libm.map.txt", "libdl.so": "libdl/libdl.map.txt"}
# Not bionic's; offered since the first NDK.
LOG = ("__android_log_assert", "__android_log_print", "__android_log_vprint", "__android_log_write")


class Library:
    """What a native library needs, and which names it leaves open."""

    def __init__(self, content):
        if content[:4] != b"\x7fELF":
            raise ValueError("not a native library")
        self.content = content
        wide = content[4] == 2
        self.machine = MACHINES.get(struct.unpack_from("<H", content, 18)[0], "a processor that the app is not for")
        table = struct.unpack_from("<Q" if wide else "<I", content, 40 if wide else 32)[0]
        size, count = struct.unpack_from("<HH", content, 58 if wide else 46)
        form = "<IIQQQQIIQQ" if wide else "<IIIIIIIIII"
        sections = [struct.unpack_from(form, content, table + size * index) for index in range(count)]
        self.needed, self.open = [], []
        for _, kind, _, _, offset, length, link, _, _, entry in sections:
            names = sections[link][4] if link < count else 0
            entries = range(offset, offset + length, entry) if entry else []
            if kind == 6:  # what the loader reads
                pairs = [struct.unpack_from("<QQ" if wide else "<II", content, place) for place in entries]
                self.needed += [self.text(names + value) for tag, value in pairs if tag == 1]
            if kind == 11:  # names that others can see
                form = "<IBBHQQ" if wide else "<IIIBBH"
                for symbol in [struct.unpack_from(form, content, place) for place in entries]:
                    name, info, section = (symbol[0], symbol[1], symbol[3]) if wide else (symbol[0], symbol[3], symbol[5])
                    if name and section == 0 and info >> 4 == 1:
                        self.open.append(self.text(names + name))

    def text(self, place):
        return self.content[place : self.content.index(b"\0", place)].decode()

    def complaints(self):
        """What nothing that it needs offers. A weak name may stay open."""
        offered = {name for library in self.needed for name in symbols(library, self.machine)}
        strangers = [library for library in self.needed if not symbols(library, self.machine)]
        for library in strangers:
            yield f"needs {library}, which an app cannot count on"
        missing = sorted(set(self.open) - offered)
        if missing:
            yield f"leaves {len(missing)} names open that Android of API level {LEVEL} does not offer: {' '.join(missing)}"


def symbols(library, machine):
    """What a library of the system offers on this kind of processor."""
    found = []
    for line in OFFERED.read_text().splitlines():
        if line and not line.startswith("#"):
            home, name, *only = line.split()
            if home == library and (not only or machine in only):
                found.append(name)
    return found


def is_offered(tags):
    if {"platform-only", "apex", "llndk", "systemapi", "future"} & set(tags):
        return False
    levels = [int(tag.split("=")[1]) for tag in tags if tag.startswith("introduced=")]
    return not levels or levels[0] <= LEVEL


def machines(tags):
    """For which processors, where it is not for all."""
    only = set(MACHINES.values()) & set(tags)
    later = {tag.split("=")[0].removeprefix("introduced-") for tag in tags if re.match(r"introduced-\w+=", tag) and int(tag.split("=")[1]) > LEVEL}
    return sorted((only or (set(MACHINES.values()) if later else set())) - later)


def read_map(text):
    version, scope = None, None
    for line in text.splitlines():
        code, _, comment = line.partition("#")
        code, tags = code.strip(), comment.split()
        if code.endswith("{"):
            name = code[:-1].strip()
            version, scope = not name.endswith(("_PRIVATE", "_PLATFORM")) and is_offered(tags), "global:"
        elif code in ("global:", "local:"):
            scope = code
        elif version and scope == "global:" and code.endswith(";") and not code.startswith("}") and is_offered(tags):
            yield " ".join([code[:-1], *machines(tags)])


def write(bionic):
    lines = [f"liblog.so {name}" for name in LOG]
    for library, path in MAPS.items():
        lines += sorted({f"{library} {line}" for line in read_map((Path(bionic) / path).read_text())})
    about = f"# What Android of API level {LEVEL} offers to apps: library, name, and the processors it is for where it is not for all.\n"
    origin = "# Written by symbols.py from the symbol maps of AOSP's bionic (Apache License 2.0; liblog's names from its header).\n"
    OFFERED.write_text(about + origin + "\n".join(lines) + "\n")


def complaints(path):
    path = Path(path)
    if not zipfile.is_zipfile(path):
        libraries = {path.name: path.read_bytes()}
    else:
        with zipfile.ZipFile(path) as archive:
            libraries = {name: archive.read(name) for name in archive.namelist() if name.startswith("lib/") and name.endswith(".so")}
    for name, content in libraries.items():
        for complaint in Library(content).complaints():
            yield f"{name} {complaint}"


def main():
    if sys.argv[1:2] == ["--write"]:
        write(sys.argv[2])
        return
    if sys.argv[1:2] == ["--stub"]:
        for name in symbols(*sys.argv[2:]):
            print(f".globl {name}\n.type {name}, %function\n{name}:")
        return
    found = [complaint for path in sys.argv[1:] for complaint in complaints(path)]
    if found or len(sys.argv) < 2:
        raise SystemExit("\n".join(found) or __doc__)


if __name__ == "__main__":
    main()
