import { expect, test } from "vitest";
import { BREAKPOINTS } from "../../../shared/domain/shell/breakpoints.ts";
import { findOtherWidths } from "./breakpoints.ts";

// proves shell-19
test("the shop has nine breakpoints", () =>
	expect(Object.values(BREAKPOINTS)).toEqual([0, 390, 576, 768, 992, 1200, 1400, 1600, 1920]));

/** `w` stands for the length. */
const CSS = [
	"@media (width >= w) { a { b: c } }",
	"@media (w <= width < 992px) {",
	"@media (576px <= width < w) {",
	"@media (min-width: w) and (orientation: landscape) {",
	"@media screen and (max-width:w){",
	"@media (pointer: coarse), (width < w) {",
	"@media (not (width < w)) {",
	"@container (inline-size >= w) {",
	"@container insert (width >= calc(w + 1rem)) {",
	'@import "x.css" (width < w);',
];
const SCRIPT = [
	'const SIZES = "(min-width: w) 24vw, 68vw";',
	'matchMedia("(width < w)").matches',
	"const style = `@media (width >= w) { dialog { margin: 0 } }`;",
	'<Picture sizes="(min-width: 992px) 10rem, (max-width: w) 28vw" />',
];
const OTHERS = ["340px", "380px", "480px", "600px", "640px", "575.98px", "40rem", "36em"];

// proves shell-19
test.each([
	...CSS.filter((query) => !query.includes("calc")).map((query) => ["css", query] as const),
	...SCRIPT.map((query) => ["script", query] as const),
])("%s: %s passes at a breakpoint", (kind, query) => {
	for (const width of Object.values(BREAKPOINTS))
		expect(findOtherWidths(query.replace(/\bw\b/, `${width}px`), kind)).toEqual([]);
});

// proves shell-19
test.each([
	...CSS.map((query) => ["css", query] as const),
	...SCRIPT.map((query) => ["script", query] as const),
])("%s: %s is found at any other width", (kind, query) => {
	for (const width of OTHERS)
		expect(findOtherWidths(query.replace(/\bw\b/, width), kind), width).toHaveLength(1);
});

// proves shell-19
test("an imported width and a comparison with the window's width are found", () => {
	// biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source
	expect(findOtherWidths("matchMedia(`(width < ${PHONE}px)`)", "script")).toHaveLength(1);
	expect(findOtherWidths("if (innerWidth < 640) open();", "script")).toHaveLength(1);
});

// proves shell-19
test.each([
	["css", "a { max-width: 37rem; inline-size: calc(100vw - 640px) }"],
	["css", "@media (height >= 32rem) {"],
	["css", "/* (width < 640px) */ @media (prefers-reduced-motion: reduce) { a { width: calc(1px) } }"],
	["script", "cropped.width <= width"],
	["script", 'sizes="96px"'],
] as const)("%s: %s contains no width", (kind, source) => expect(findOtherWidths(source, kind)).toEqual([]));
