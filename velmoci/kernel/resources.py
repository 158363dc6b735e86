"""The one door through which the package reads its own data files."""

from importlib.resources import files


def read_text(package: str, path: str) -> str:
    """Return a text file that is shipped inside a package; the path is relative and uses forward slashes."""
    file = files(package)
    for name in path.split("/"):
        file = file.joinpath(name)
    return file.read_text(encoding="utf-8")
