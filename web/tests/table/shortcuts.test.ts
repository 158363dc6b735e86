import { expect, test } from "vitest";
import { DEEDS, KEYS } from "../../src/games/expanze/keys";
import { deedOf } from "../../src/table/shortcuts.svelte";
import { ownTexts } from "../fixtures";

const pressed = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("letters mean deeds, with or without capitals", () => {
  expect(deedOf(pressed("g"), DEEDS)).toBe("go");
  expect(deedOf(pressed("G"), DEEDS)).toBe("go");
  expect(deedOf(pressed("?"), DEEDS)).toBe("help");
  expect(deedOf(pressed("Escape"), DEEDS)).toBe("cancel");
});

test("digits are numbers of soldiers", () => {
  expect(deedOf(pressed("7"), DEEDS)).toEqual({ digit: "7" });
});

test("the browser's own keys are left alone", () => {
  expect(deedOf(pressed("c", { ctrlKey: true }), DEEDS)).toBeNull();
  expect(deedOf(pressed("a", { metaKey: true }), DEEDS)).toBeNull();
  expect(deedOf(pressed("Tab"), DEEDS)).toBeNull();
});

test("every key of the help is explained in both languages", () => {
  for (const language of ["cs", "en"]) {
    const texts = ownTexts(language);
    for (const [, what] of KEYS) expect(texts).toContain(`\ntable-key-${what} = `);
  }
});
