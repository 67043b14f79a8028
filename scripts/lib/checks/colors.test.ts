import { expect, test } from "vitest";
import { findOwnColours } from "./colors.ts";

// proves shell-34
test.each([
	["a { color: #171411 }", ["#171411"]],
	["a { background: linear-gradient(#fab, #fabc) }", ["#fab", "#fabc"]],
	["a { box-shadow: 0 0 1rem rgb(23 20 17 / 18%) }", ["rgb(23 20 17 / 18%)"]],
	["a { color: rgba(1,2,3,.5) }", ["rgba(1,2,3,.5)"]],
	['<rect fill="#1c1a17" />', ["#1c1a17"]],
	["const svg = `<path stroke='#1c1a17'/>`;", ["#1c1a17"]],
])("a colour of a source's own is found in %s", (source, colours) =>
	expect(findOwnColours(source)).toEqual(colours),
);

test.each([
	"a { color: var(--ink) }",
	"a { background: rgb(var(--shade) / 42%) }",
	"a { mask-image: linear-gradient(black, rgb(0 0 0 / 33%)) }",
	"#preview-toolkit { inset: 0 }",
	'<a href="#delivery">',
	"const reset = '#add-bag';",
	"/* It was #171411. */",
])("%s has no colour of its own", (source) => expect(findOwnColours(source)).toEqual([]));
