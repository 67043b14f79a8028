import { expect, test } from "vitest";
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
