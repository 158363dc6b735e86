"""The free fonts that pictures are set in, so that they look the same on every machine."""

from contextlib import ExitStack
from importlib.resources import as_file, files

FILES = ("FiraSansCondensed-SemiBold.ttf", "DejaVuSans-Bold.ttf", "DejaVuSerif-Bold.ttf", "DejaVuSerif-Italic.ttf")


def png(svg: str, width: int) -> bytes:
    """A picture in pixels; needs no font but the package's own (Latin letters only)."""
    import resvg_py

    with ExitStack() as stack:
        paths = [str(stack.enter_context(as_file(files(__name__).joinpath(name)))) for name in FILES]
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=True,
                font_files=paths,
                font_family="DejaVu Sans",
                sans_serif_family="DejaVu Sans",
                serif_family="DejaVu Serif",
            )
        )
