"""facts.py TARGET PROFILE: do our headers for Android's libc and the crate `libc` say the same of it?

Constants, sizes, alignments and places of fields in headers/android-24.h are asked of the C compiler, and held by the Rust compiler
against the crate, whose maintainers test it against the NDK.
"""

import os
import re
import struct
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent.parent.parent
HEADER = HERE / "headers/android-24.h"

# Nothing that has a number of its own.
NOT_NUMBERS = {"INFINITY", "MAP_FAILED", "PTHREAD_MUTEX_INITIALIZER", "PTHREAD_RWLOCK_INITIALIZER"}
# The kernel's own, which the crate has no name for on Android.
THE_KERNELS = {"MREMAP_MAYMOVE", "NSIG"}
TYPES = (
    "ssize_t pid_t uid_t gid_t time_t suseconds_t useconds_t off64_t off_t mode_t dev_t ino_t "
    "sigset_t pthread_t pthread_mutexattr_t pthread_mutex_t pthread_rwlock_t Dl_info"
).split()
FIELDS = {
    "timespec": "tv_sec tv_nsec",
    "timeval": "tv_sec tv_usec",
    "tm": "tm_sec tm_min tm_hour tm_mday tm_mon tm_year tm_wday tm_yday tm_isdst tm_gmtoff tm_zone",
    "stat": "st_dev st_ino st_mode st_nlink st_uid st_gid st_rdev st_size st_blksize st_blocks st_mtime",
    "flock": "l_type l_whence l_start l_len l_pid",
    "dl_phdr_info": "dlpi_addr dlpi_name dlpi_phdr dlpi_phnum",
}
# Newer Androids say more of a program: its size is nobody's business.
GROWS = {"dl_phdr_info"}


def constants():
    named = re.findall(r"^#define ([A-Z_]\w*) \S", HEADER.read_text(), re.MULTILINE)
    return sorted({name for name in named if name not in NOT_NUMBERS | THE_KERNELS and not name.startswith(("EMPILE_", "PRI", "__"))})


def facts(is_wide):
    """Pairs of what to ask of C and of Rust. Files of any length have names of their own on 32 bits."""
    rust_names = {} if is_wide else {"off_t": "off64_t", "flock": "flock64"}
    for name in constants():
        # The crate has no names for the kernel's locks of any length.
        if is_wide or name not in ("F_GETLK", "F_SETLK"):
            yield name, f"libc::{name} as i64"
    for name in TYPES:
        rust = f"libc::{rust_names.get(name, name)}"
        yield f"sizeof({name})", f"size_of::<{rust}>() as i64"
        yield f"_Alignof({name})", f"align_of::<{rust}>() as i64"
    for name, fields in FIELDS.items():
        rust = f"libc::{rust_names.get(name, name)}"
        if name not in GROWS:
            yield f"sizeof(struct {name})", f"size_of::<{rust}>() as i64"
        for field in fields.split():
            yield f"offsetof(struct {name}, {field})", f"core::mem::offset_of!({rust}, {field}) as i64"


def answers_of_c(questions, place):
    source, answer = place / "facts.c", place / "facts.o"
    listed = ",\n".join(f"(long long)({question})" for question in questions)
    # As SQLite asks for files of any length.
    source.write_text(f'#define _FILE_OFFSET_BITS 64\n#include <android-24.h>\n__attribute__((section("facts"))) const long long answers[] = {{\n{listed}\n}};\n')
    subprocess.run([HERE / "android-clang", "-c", source, "-o", answer], check=True)
    content = answer.read_bytes()
    return list(struct.unpack(f"<{len(questions)}q", section(content, b"facts")))


def section(content, wanted):
    is_wide = content[4] == 2
    table = struct.unpack_from("<Q" if is_wide else "<I", content, 40 if is_wide else 32)[0]
    size, count, names = struct.unpack_from("<HHH", content, 58 if is_wide else 46)
    form = "<IIQQQQ" if is_wide else "<IIIIII"
    headers = [struct.unpack_from(form, content, table + size * index) for index in range(count)]
    for name, _, _, _, offset, length in headers:
        begins = headers[names][4] + name
        if content[begins : content.index(b"\0", begins)] == wanted:
            return content[offset : offset + length]
    raise ValueError(f"no section {wanted.decode()}")


def hold_against_rust(target, folder, asked, answers, place):
    source = place / "facts.rs"
    lines = [f'const _: () = assert!({rust} == {answer}, "{c} is {answer} in headers/android-24.h");' for (c, rust), answer in zip(asked, answers)]
    source.write_text("#![no_std]\n#![allow(unused_comparisons, clippy::all)]\nuse core::mem::{align_of, size_of};\n" + "\n".join(lines) + "\n")
    dependencies = REPOSITORY / "target/android" / target / folder / "deps"
    crate = max(dependencies.glob("liblibc-*.rlib"), key=lambda path: path.stat().st_mtime)
    words = ("rustc", "--edition", "2021", "--crate-type", "lib", "--emit", "metadata", "--target", target)
    return subprocess.run([*words, "--extern", f"libc={crate}", "-L", f"dependency={dependencies}", "-o", place / "facts.rmeta", source]).returncode


def main():
    target, profile = sys.argv[1:]
    place = Path(os.environ["ANDROID_PARTS"])
    asked = list(facts(is_wide=not target.startswith("armv7")))
    answers = answers_of_c([c for c, _ in asked], place)
    if hold_against_rust(target, "debug" if profile == "dev" else profile, asked, answers, place) != 0:
        raise SystemExit("facts.py: our headers for Android's libc are wrong (above)")
    print(f"android: our headers and the crate « libc » agree on {len(asked)} facts of Android's libc on {target}")


if __name__ == "__main__":
    main()
