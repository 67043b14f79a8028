import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILES = globSync(["client/**/*.css", "pages/**/*.css", "payments/**/*.css"]);
const RULE = /([^{}]*)\{([^{}]*)\}/g;

const listRules = () =>
	FILES.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(RULE)].map(([, selector = "", body = ""]) => ({
			file,
			selector: selector.trim(),
			body,
		})),
	);

// proves shell-28
test("the accent means an error or a lower price, and is never the colour of focus", () => {
	const rules = listRules();
	expect(rules.length).toBeGreaterThan(500);
	const focused = rules.filter(({ selector }) => selector.includes(":focus"));
	expect(focused.length).toBeGreaterThan(10);
	expect(focused.filter(({ body }) => body.includes("--accent"))).toEqual([]);
	const colours = rules.flatMap(({ body }) => body.match(/--focus:\s*[^;]+/g) ?? []);
	expect(new Set(colours)).toEqual(new Set(["--focus: var(--ink)", "--focus: var(--on-ink)"]));
	const invalid = rules.filter(({ selector }) => /aria-invalid="true"|user-invalid/.test(selector));
	expect(invalid.some(({ body }) => body.includes("--accent"))).toBe(true);
});

// proves shell-30
test("plus and minus of folds and quantities are drawn, and written nowhere", () => {
	const written = listRules().filter(
		({ body }) => /content:\s*"[+–−-]"/.test(body) || body.includes("\\2212"),
	);
	expect(written).toEqual([]);
	const components = globSync([
		"client/**/*.tsx",
		"pages/**/*.tsx",
		"payments/**/*.tsx",
		"sections/**/*.tsx",
	]);
	expect(components.length).toBeGreaterThan(200);
	const sign = /[>"{][+−][<"}]/;
	expect(
		components.filter((file) => !file.includes(".test.") && sign.test(readFileSync(file, "utf8"))),
	).toEqual([
		// A test of a phone number's first character.
		"client/ui/text/address.tsx",
	]);
});
