#!/usr/bin/env python3
"""pages.py APK...: does every native library fit memory pages of 16 KB, in itself and in the archive?"""

import struct
import sys
import zipfile

PAGE = 16 * 1024


def narrow_segments(library):
    """Alignments of a 64-bit library's segments that are less than a page. Devices of 32 bits have small pages."""
    if library[:4] != b"\x7fELF":
        raise ValueError("not a native library")
    if library[4] != 2:
        return []
    table, size, count = struct.unpack_from("<Q", library, 32)[0], *struct.unpack_from("<HH", library, 54)
    headers = [table + size * index for index in range(count)]
    loaded = [header for header in headers if struct.unpack_from("<I", library, header)[0] == 1]
    alignments = [struct.unpack_from("<Q", library, header + 48)[0] for header in loaded]
    if not alignments:
        raise ValueError("nothing to load")
    return [alignment for alignment in alignments if alignment < PAGE]


def data_offset(archive, entry):
    archive.fp.seek(entry.header_offset + 26)
    name, extra = struct.unpack("<HH", archive.fp.read(4))
    return entry.header_offset + 30 + name + extra


def complaints(apk):
    with zipfile.ZipFile(apk) as archive:
        libraries = [entry for entry in archive.infolist() if entry.filename.startswith("lib/") and entry.filename.endswith(".so")]
        if not libraries:
            yield f"{apk}: no native library"
        for entry in libraries:
            if entry.compress_type != zipfile.ZIP_STORED:
                yield f"{entry.filename} is compressed"
            elif data_offset(archive, entry) % PAGE:
                yield f"{entry.filename} begins within a page"
            narrow = narrow_segments(archive.read(entry))
            if narrow:
                yield f"{entry.filename} has segments aligned to {narrow}"


def main():
    found = [complaint for apk in sys.argv[1:] for complaint in complaints(apk)]
    if found or len(sys.argv) < 2:
        raise SystemExit("\n".join(found) or __doc__)


if __name__ == "__main__":
    main()
