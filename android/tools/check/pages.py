#!/usr/bin/env python3
"""pages.py APK...: does every native library fit memory pages of 16 KB, in itself and in the archive?"""

import struct
import sys
import zipfile

PAGE = 16 * 1024


def alignments(library):
    """What a library's own headers say of each of its segments that is loaded."""
    if library[:4] != b"\x7fELF":
        raise ValueError("not a native library")
    is_wide = library[4] == 2
    table = struct.unpack_from("<Q" if is_wide else "<I", library, 32 if is_wide else 28)[0]
    size, count = struct.unpack_from("<HH", library, 54 if is_wide else 42)
    headers = [table + size * index for index in range(count)]
    loaded = [header for header in headers if struct.unpack_from("<I", library, header)[0] == 1]
    if not loaded:
        raise ValueError("nothing to load")
    return [struct.unpack_from("<Q" if is_wide else "<I", library, header + (48 if is_wide else 28))[0] for header in loaded]


def narrow_segments(library):
    """Alignments of a 64-bit library's segments that are less than a page. Devices of 32 bits have small pages."""
    found = alignments(library)
    return [alignment for alignment in found if alignment < PAGE] if library[4] == 2 else []


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
