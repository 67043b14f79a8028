import { globSync, readFileSync } from "node:fs";
import { theme as demo } from "@vetrina/demo-house/theme.ts";
import { expect, test } from "vitest";
import { findOwnColours } from "../checks/colors.ts";
import { findOwnLook } from "./own-look.ts";

// proves shell-34
test.each([
	['a { font-family: "Bodoni Moda", serif }', ["Bodoni Moda"]],
	["a { font: 400 1rem / 1.2 Georgia, serif }", ["Georgia"]],
	['a { font: 16px/1.5 "Instrument Sans" }', ["Instrument Sans"]],
	["a { border-radius: 2rem }", ["2rem"]],
	["a { border-start-start-radius: 4px; }", ["4px"]],
	["<p style={{ borderRadius: '1rem' }}>", ["1rem"]],
	["a { transition: opacity 250ms cubic-bezier(0.2, 0, 0, 1) }", ["cubic-bezier(0.2, 0, 0, 1)"]],
	["<g font-family=\"Georgia, 'Times New Roman', serif\">", ["Georgia", "Times New Roman"]],
	['import text from "../../fonts/house.woff2?url";', ["../../fonts/house.woff2"]],
	["@font-face { src: url(x) }", ["@font-face"]],
])("a typeface, corner or course of a source's own is found in %s", (source, found) =>
	expect(findOwnLook(source)).toEqual(found),
);

test.each([
	"a { font: 400 var(--size-title) / var(--leading, 1.15) var(--display) }",
	"a { font: 400 clamp(1.5rem, 1.2rem + 1.6vw, 2.75rem) / 1.2 var(--display) }",
	"a { font: inherit; font-family: inherit; border-radius: 0 }",
	"body{font:1rem/1.5 system-ui,sans-serif}",
	`body { font: 16px/1.5 \${raw(families)}; border-radius: \${corners.button}; }`,
	"i { border-radius: 50%; transition: opacity var(--quick) }",
	"i { border-radius: var(--choice) }",
	'<g font-family="ui-sans-serif,system-ui,sans-serif">',
	"/* It was Georgia: font-family: Georgia. */",
])("%s takes its look from the theme", (source) => expect(findOwnLook(source)).toEqual([]));

const TOOLS = "{packages/{commerce-sandbox,operations,studio},worker/api/preview}/**/*.{ts,tsx,css}";
const DEMO = JSON.stringify(demo);
/** Returns colours and font files of the demo in a source, also with transparency. */
const findDemoLook = (source: string): string[] => [
	...findOwnColours(source.toLowerCase()).filter((colour) => DEMO.includes(colour.slice(0, 7))),
	...findOwnLook(source).filter(
		(value) => value.endsWith(".woff2") && DEMO.includes(value.replace(/^.*\//, "")),
	),
];

// proves shell-34
test("tools of editors and operations, and pages of stand-ins, have no colour and no font of the demo", () => {
	const files = globSync(TOOLS).filter((file) => !/\.test\.tsx?$|node_modules|\/testing\//.test(file));
	expect(files.length).toBeGreaterThan(100);
	expect(
		files.flatMap((file) => findDemoLook(readFileSync(file, "utf8")).map((value) => [file, value])),
	).toEqual([]);
	expect(findDemoLook(`a{color:${demo.colors.ink};border-color:${demo.colors.accent}1f}`)).toHaveLength(2);
});
