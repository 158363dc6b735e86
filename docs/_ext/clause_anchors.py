"""Gives every clause its own address in the built pages: `rules/en/expanze.html#EX-FGT-16`.

A clause stands in the rule texts as a bold id (`- **EX-FGT-16** …`) or as the first cell of a table row.
Which ids a text defines is asked of the program's own reader of the rules, so that help and documentation
cannot differ; an id that got no anchor is a warning, and the strict build fails. Other pages link with
`[EX-FGT-16](rules/en/expanze.md#EX-FGT-16)`. An id that merely stands in a text becomes a link by itself.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePath

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.typing import ExtensionMetadata

from velmoci.kernel.clauses import parse

logger = logging.getLogger(__name__)

ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Za-z0-9_]+)+\b")
NOT_IN = (nodes.reference, nodes.title, nodes.FixedTextElement, nodes.raw)
"""Where a clause is no running text."""


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register with Sphinx."""
    app.connect("doctree-read", anchor_clauses)
    app.connect("doctree-read", link_through_the_symbolic_link)
    app.connect("doctree-resolved", link_mentions)
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


@cache
def homes(folder: Path) -> dict[str, dict[str, str]]:
    """For each language the clauses by id, and the page that defines each."""
    found: dict[str, dict[str, str]] = {}
    for file in sorted((folder / "rules").glob("**/*.md")):
        page = file.relative_to(folder).with_suffix("")
        known = found.setdefault(page.parent.name, {})
        for clause in parse(file.read_text(encoding="utf-8")):
            known.setdefault(clause.id, page.as_posix())
    return found


def link_mentions(app: Sphinx, doctree: nodes.document, document: str) -> None:
    """Make a link of every clause that a text mentions, in the language of the page where it is written in that."""
    known = homes(Path(app.srcdir))
    own = known.get(PurePath(document).parent.name, {})
    pages = {**{id: page for ids in known.values() for id, page in ids.items()}, **known.get("en", {}), **own}
    for text in list(doctree.findall(nodes.Text)):
        if not is_running_text(text) or not any(id in pages for id in ID.findall(text.astext())):
            continue
        if isinstance(text.parent, nodes.literal):
            whole = text.astext()
            if whole in pages:
                text.parent.replace_self(link(app, document, pages[whole], whole, text.parent.deepcopy()))
            continue
        text.parent.replace(text, list(with_links(app, document, pages, text.astext())))


def is_running_text(text: nodes.Text) -> bool:
    """Whether no node around it forbids a link."""
    node: nodes.Node | None = text.parent
    while node is not None:
        if isinstance(node, NOT_IN):
            return False
        node = node.parent
    return True


def with_links(app: Sphinx, document: str, pages: dict[str, str], text: str) -> Iterator[nodes.Node]:
    """Yield the text in pieces, of which the clauses are links."""
    end = 0
    for found in ID.finditer(text):
        if found[0] in pages:
            if found.start() > end:
                yield nodes.Text(text[end : found.start()])
            yield link(app, document, pages[found[0]], found[0], nodes.Text(found[0]))
            end = found.end()
    if end < len(text):
        yield nodes.Text(text[end:])


def link(app: Sphinx, document: str, page: str, id: str, shown: nodes.Node) -> nodes.reference:
    """A link to a clause."""
    place = f"#{id}" if page == document else f"{app.builder.get_relative_uri(document, page)}#{id}"
    return nodes.reference("", "", shown, refuri=place, internal=True)
