"""What a page must never show: text that is cut or too small, two texts on each other, a main button out of sight."""

from __future__ import annotations

from typing import Final

from tests.browser.site import Visit

LEAST: Final = 11
"""How high letters are at least, in pixels."""
FAULTS: Final = """(least) => {
  const found = [];
  const say = (fault, one, more = "") => found.push(`${fault}: "${one.textContent.trim().slice(0, 60)}" ${more}`);
  const isSeen = (one, style) => style.visibility !== "hidden" && !one.closest(".hidden, select");
  const isShown = (one, style) => isSeen(one, style) && one.getBoundingClientRect().width > 0;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
  for (const one of document.querySelectorAll("body *")) {
    const style = getComputedStyle(one);
    if (!isShown(one, style)) continue;
    const hasText = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (one instanceof HTMLElement) {
      const isCut = one.scrollWidth > one.clientWidth + 1 && one.clientWidth && style.display !== "inline";
      if (isCut && !["auto", "scroll"].includes(style.overflowX)) say("wider than its box", one);
      if (hasText && parseFloat(style.fontSize) < least) say("too small", one, style.fontSize);
    } else if (one.tagName === "text" && hasText) {
      const { a, b } = one.getScreenCTM();
      const size = parseFloat(style.fontSize) * Math.hypot(a, b);
      if (size < least - 0.05) say("too small", one, size.toFixed(1));
    }
  }
  const overlaid = document.querySelector("[data-overlay]")?.getBoundingClientRect();
  const battle = document.querySelector(".battle")?.getBoundingClientRect();
  const isOnIt = overlaid && battle && overlaid.top < battle.bottom && overlaid.bottom > battle.top;
  if (isOnIt) found.push("something lies over the battle");
  const main = document.querySelector(".decision .primary:not([disabled])");
  const box = main?.getBoundingClientRect();
  if (box && (box.top < 0 || box.bottom > innerHeight)) say("out of sight", main);
  return [...new Set(found)];
}"""


def faults(visit: Visit, least: float = LEAST) -> list[str]:
    """What is wrong with what the page shows now."""
    visit.page.evaluate("document.fonts.ready")
    found: list[str] = visit.page.evaluate(FAULTS, least)
    return found
