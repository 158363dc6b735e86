"""Gives every clause its own address in the built pages: `rules/en/expanze.html#EX-FGT-16`.

A clause stands in the rule texts as a bold id (`- **EX-FGT-16** …`) or as the first cell of a table row.
Which ids a text defines is asked of the program's own reader of the rules, so that help and documentation
cannot differ; an id that got no anchor is a warning, and the strict build fails. Other pages link with
`[EX-FGT-16](rules/en/expanze.md#EX-FGT-16)`.
"""

from collections.abc import Iterator
from pathlib import Path, PurePath

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.typing import ExtensionMetadata

from velmoci.kernel.clauses import parse

logger = logging.getLogger(__name__)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register with Sphinx."""
    app.connect("doctree-read", anchor_clauses)
    app.connect("doctree-read", link_through_the_symbolic_link)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def anchor_clauses(app: Sphinx, doctree: nodes.document) -> None:
    """Give each clause that a rule text defines an anchor of the clause's own name."""
    document = app.env.docname
    if PurePath(document).parts[:1] != ("rules",):
        return
    defined = {clause.id for clause in parse(app.env.doc2path(document).read_text(encoding="utf-8"))}
    anchored: dict[str, str] = {}
    for id, text, element in places(doctree):
        if id in defined and id not in anchored:
            element["ids"].append(id)
            text.parent.replace(text, nodes.reference("", text.astext(), refid=id, internal=True))
            anchored[id] = text.astext()
    for id in sorted(defined - anchored.keys()):
        logger.warning("clause %s got no anchor", id, location=document)
    slugs = app.env.metadata[document].setdefault("myst_slugs", {})
    slugs.update({id: (0, id, label) for id, label in anchored.items()})


def places(doctree: nodes.document) -> Iterator[tuple[str, nodes.Text, nodes.Element]]:
    """Yield each place that may define a clause: its id, the text that names it, and what gets the anchor."""
    for strong in list(doctree.findall(nodes.strong)):
        if isinstance(strong[0], nodes.Text):
            yield strong.astext(), strong[0], strong
    for row in list(doctree.findall(nodes.row)):
        for text in list(row[0].findall(nodes.Text))[:1]:
            yield text.astext().partition(" ")[0], text, row


def link_through_the_symbolic_link(app: Sphinx, doctree: nodes.document) -> None:
    """Name rule texts in links as Sphinx knows them: it resolves `docs/rules` to where that points."""
    real = Path(app.srcdir, "rules").resolve()
    for link in doctree.findall(pending_xref):
        if link.get("refdomain") == "doc" and Path(link["reftarget"]).is_relative_to(real):
            link["reftarget"] = f"rules/{Path(link['reftarget']).relative_to(real).as_posix()}"
