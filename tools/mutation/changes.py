"""The small changes that can be made in a function, found in its syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

Function = ast.FunctionDef | ast.AsyncFunctionDef
Part = ast.AST | list[ast.expr]

TURNED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.Gt,
    ast.LtE: ast.GtE,
    ast.Gt: ast.Lt,
    ast.GtE: ast.LtE,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
MOVED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OPPOSITES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
EARLY: Final[dict[str, tuple[str, ...]]] = {
    "None": ("return",),
    "bool": ("return True", "return False"),
    "int": ("return 0",),
    "i64": ("return 0",),
    "str": ("return ''",),
}
TEXT_ONLY: Final = frozenset({"cast", "assert_never", "isinstance", "issubclass", "getattr", "hasattr"})
"""Calls whose arguments are no rule: types and names."""
NO_RULE: Final = frozenset({"annotation", "returns", "decorator_list", "type_comment", "type_params"})
"""Parts of the tree that are not carried out when the function is called."""


@dataclass(frozen=True)
class Change:
    """One small fault: what stands in the field of a node of the tree, and what takes its place."""

    kind: str
    ordinal: int
    line: int
    statement: int
    before: str
    after: str
    holder: ast.AST
    field: str
    index: int | None
    new: Part

    @property
    def id(self) -> str:
        """The name of this change within its function."""
        return f"{self.kind}-{self.ordinal}"

    @contextmanager
    def made(self) -> Iterator[None]:
        """Put the fault into the tree, and take it out again."""
        old = put(self.holder, self.field, self.index, self.new)
        try:
            yield
        finally:
            put(self.holder, self.field, self.index, old)


def put(holder: ast.AST, field: str, index: int | None, new: Part) -> Part:
    """Put something at a place of the tree and return what stood there."""
    if index is None:
        old: Part = getattr(holder, field)
        setattr(holder, field, new)
        return old
    nodes: list[Part] = getattr(holder, field)
    old, nodes[index] = nodes[index], new
    return old


def number_statements(function: Function) -> None:
    """Give every statement of a function a number, by which a run tells that it came there."""
    for number, node in enumerate(node for node in ast.walk(function) if isinstance(node, ast.stmt)):
        node.number = number  # type: ignore[attr-defined]


def changes_in(function: Function) -> list[Change]:
    """Find every change of a function, in the order of its text; the statements must be numbered."""
    finder = Finder(function)
    finder.early()
    for index, statement in enumerate(function.body):
        finder.meet(function, "body", index, statement)
    return finder.found


class Finder:
    """Walks over a function and notes the changes that can be made in it."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.found: list[Change] = []
        self.counts: dict[str, int] = {}
        self.statement: ast.stmt = function
        self.returns = ast.unparse(function.returns) if function.returns else ""
        self.is_init = function.name == "__init__"

    def note(self, kind: str, holder: ast.AST, field: str, index: int | None, new: Part) -> None:
        """Note one change, with the text of its statement before and after."""
        self.counts[kind] = ordinal = self.counts.get(kind, 0) + 1
        statement = self.statement
        before = headline(statement)
        old = put(holder, field, index, new)
        after = headline(new if isinstance(new, ast.AST) and old is statement else statement)
        put(holder, field, index, old)
        line = getattr(old, "lineno", statement.lineno)
        if isinstance(new, ast.AST) and isinstance(old, ast.AST):
            ast.copy_location(new, old if hasattr(old, "lineno") else statement)
            ast.fix_missing_locations(new)
        number: int = statement.number  # type: ignore[attr-defined]
        self.found.append(Change(kind, ordinal, line, number, before, after, holder, field, index, new))

    def early(self) -> None:
        """Return at once, with what a careless author would return."""
        body = [node for node in self.function.body if not is_docstring(node)]
        if self.is_init or not body or is_empty(body):
            return
        place = self.function.body.index(body[0])
        self.statement = body[0]
        kind = self.returns.partition("[")[0]
        for text in EARLY.get(kind, ("return None",)):
            if [ast.unparse(node) for node in body] == [text]:
                continue
            new = ast.If(ast.Constant(True), [ast.parse(text).body[0]], [body[0]])
            self.note("early", self.function, "body", place, new)

    def meet(self, holder: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
        """Note the changes at a node and go on below it."""
        if isinstance(node, ast.stmt):
            outer, self.statement = self.statement, node
            if not is_docstring(node) and not isinstance(node, ast.Raise | ast.Assert | ast.ClassDef):
                self.at_statement(holder, field, index, node)
                self.below(node)
            self.statement = outer
        else:
            self.at_expression(holder, field, index, node)
            self.below(node)

    def below(self, node: ast.AST) -> None:
        """Meet the parts of a node that are carried out."""
        if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Call) and called(node) in TEXT_ONLY):
            return
        for field, value in ast.iter_fields(node):
            if field in NO_RULE or isinstance(value, ast.arguments | ast.expr_context):
                continue
            if isinstance(value, ast.AST):
                self.meet(node, field, None, value)
            elif isinstance(value, list):
                for index, part in enumerate(value):
                    if isinstance(part, ast.AST):
                        self.meet(node, field, index, part)

    def at_statement(self, holder: ast.AST, field: str, index: int | None, node: ast.stmt) -> None:
        """A whole statement is left out, a loop skipped, a branch taken always or never."""
        if can_be_left_out(node, self.is_init):
            self.note("removed", holder, field, index, ast.Pass())
        if isinstance(node, ast.If | ast.While) and not isinstance(node.test, ast.Constant):
            self.condition(node, "test", only_false=isinstance(node, ast.While))
        elif isinstance(node, ast.For):
            self.note("skipped", node, "iter", None, ast.Tuple([], ast.Load()))
        elif isinstance(node, ast.Break | ast.Continue):
            self.note("loop", holder, field, index, ast.Continue() if isinstance(node, ast.Break) else ast.Break())
        elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            self.note("arithmetic", node, "op", None, ARITHMETIC[type(node.op)]())
        elif isinstance(node, ast.Return) and self.returns == "bool" and is_plain(node.value):
            assert node.value is not None
            self.note("negated", node, "value", None, ast.UnaryOp(ast.Not(), node.value))

    def condition(self, node: ast.AST, field: str, *, only_false: bool = False) -> None:
        """A condition no longer asked."""
        for value in (False,) if only_false else (True, False):
            self.note("dropped", node, field, None, ast.Constant(value))

    def at_expression(self, holder: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
        """The changes at one expression."""
        match node:
            case ast.Compare():
                self.compare(node)
            case ast.BoolOp():
                self.junction(holder, field, index, node)
            case ast.IfExp() if not isinstance(node.test, ast.Constant):
                self.condition(node, "test")
            case ast.comprehension():
                for place in range(len(node.ifs)):
                    self.note("dropped", node, "ifs", place, ast.Constant(True))
            case ast.UnaryOp(op=ast.Not()) if field != "test":
                self.note("negated", holder, field, index, node.operand)
            case ast.UnaryOp(op=ast.USub()):
                self.note("sign", holder, field, index, node.operand)
            case ast.BinOp() if type(node.op) in ARITHMETIC and not is_text(node.left) and not is_text(node.right):
                self.note("arithmetic", node, "op", None, ARITHMETIC[type(node.op)]())
            case ast.Constant():
                self.constant(holder, field, index, node)
            case ast.Call():
                self.call(node)

    def compare(self, node: ast.Compare) -> None:
        for table, kind in ((TURNED, "turned"), (MOVED, "bound")):
            for place, operator in enumerate(node.ops):
                if type(operator) in table:
                    self.note(kind, node, "ops", place, table[type(operator)]())

    def junction(self, holder: ast.AST, field: str, index: int | None, node: ast.BoolOp) -> None:
        self.note("junction", node, "op", None, ast.Or() if isinstance(node.op, ast.And) else ast.And())
        for place in range(len(node.values)):
            rest = node.values[:place] + node.values[place + 1 :]
            self.note("dropped", holder, field, index, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))

    def constant(self, holder: ast.AST, field: str, index: int | None, node: ast.Constant) -> None:
        if isinstance(holder, ast.keyword) and holder.arg == "strict":
            return
        if isinstance(node.value, bool):
            self.note("constant", holder, field, index, ast.Constant(not node.value))
        elif isinstance(node.value, int) and not is_moved_bound(holder):
            self.note("constant", holder, field, index, ast.Constant(node.value + 1))

    def call(self, node: ast.Call) -> None:
        name = called(node)
        if name in OPPOSITES and isinstance(node.func, ast.Name):
            self.note("opposite", node, "func", None, ast.Name(OPPOSITES[name], ast.Load()))
        if name in TEXT_ONLY or name in OPPOSITES or any(isinstance(argument, ast.Starred) for argument in node.args):
            return
        for place in range(len(node.args) - 1):
            first, second = node.args[place : place + 2]
            if ast.dump(first) != ast.dump(second):
                swapped = [*node.args[:place], second, first, *node.args[place + 2 :]]
                self.note("swapped", node, "args", None, swapped)


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def headline(node: ast.AST) -> str:
    """The text of a statement, of a compound one only its first line."""
    if isinstance(node, ast.If) and isinstance(node.test, ast.Constant) and node.test.value is True and node.orelse:
        node = node.body[0]
    lines = ast.unparse(node).splitlines()
    return next((line for line in lines if not line.startswith("@")), "")


def is_docstring(node: ast.AST) -> bool:
    """Tell whether a statement is a bare text or three dots."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_empty(body: list[ast.stmt]) -> bool:
    """Tell whether a body does nothing or refuses to be called."""
    return all(isinstance(node, ast.Pass | ast.Raise) for node in body)


def is_text(node: ast.AST) -> bool:
    """Tell whether an operand is plainly a text or a list, which can only be joined."""
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def is_plain(node: ast.expr | None) -> bool:
    """Tell whether a returned value is no condition that other changes turn round already."""
    return node is not None and not isinstance(node, ast.Constant | ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Await)


def is_moved_bound(holder: ast.AST) -> bool:
    """Tell whether moving the bound of this comparison is one of its changes already."""
    return isinstance(holder, ast.Compare) and any(type(operator) in MOVED for operator in holder.ops)


def can_be_left_out(node: ast.stmt, is_init: bool) -> bool:
    """Tell whether a statement can be taken out without breaking the names that others need."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super"))))):
            return False
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Delete():
            return True
        case ast.Assign():
            places = node.targets
        case ast.AnnAssign() if node.value is not None:
            places = [node.target]
        case _:
            return False
    return not is_init and all(isinstance(place, ast.Attribute | ast.Subscript) for place in places)
