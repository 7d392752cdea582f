"""Hold what the package tells the system to what we say of it: for which Androids, what it asks for, who reaches it."""

import re
from xml.etree import ElementTree

from house import EMPILE_VERSION, EMPILE_VERSION_CODE, VERSIONS, Failed, run
from libraries import NAME
from resources import APPLICATION, LINKED, MANIFEST, NAMESPACE, permissions

# Whoever opens the app, or hands it a file.
OPEN = f"{NAMESPACE}.MainActivity"
# Only the system itself, or a developer at a desk, holds these.
THE_SYSTEMS = {"android.permission.DUMP"}


def told(package):
    """What the system reads of it, line by line: a word, and what is said of it."""
    lines = [line.partition(":") for line in run("aapt2", "dump", "badging", package).splitlines()]
    return {word: said for word, _, said in lines}


def doors():
    """What other apps reach: its name, and the permission that they need for it."""
    for element in ElementTree.parse(MANIFEST).iter():
        if element.get(f"{NAME}exported") == "true":
            yield element.get(f"{NAME}name"), element.get(f"{NAME}permission")


def faults(package):
    said = told(package)
    named = dict(re.findall(r"(\w+)='([^']*)'", said.get("package", "")))
    expected = {"name": APPLICATION, "versionCode": str(EMPILE_VERSION_CODE), "versionName": EMPILE_VERSION}
    for name, value in expected.items():
        if named.get(name) != value:
            yield f"its {name} is {named.get(name)} instead of {value}"
    for word, level in (("sdkVersion", "min-sdk"), ("targetSdkVersion", "target-sdk")):
        if said.get(word) != f"'{VERSIONS[level]}'":
            yield f"its {level} is {said.get(word)} instead of {VERSIONS[level]}"
    if "application-debuggable" in said:
        yield "it can be debugged"
    asked = permissions(package)
    if asked:
        yield f"it asks for {' '.join(asked)}"
    reached = list(doors())
    if OPEN not in dict(reached):
        yield f"nobody can open {OPEN}"
    for name, guard in reached:
        if name != OPEN and guard not in THE_SYSTEMS:
            yield f"any app reaches {name}" if guard is None else f"apps with {guard} reach {name}"


def hold(package=LINKED):
    found = list(faults(package))
    if found:
        raise Failed("\n".join(f"the package: {fault}" for fault in found))
