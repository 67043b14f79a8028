import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const FILES = globSync(["client/**/*.css", "pages/**/*.css", "payments/**/*.css", "sections/**/*.css"]);
const COMMENT = /\/\*[\s\S]*?\*\//g;
const RULE = /([^{}]*)\{([^{}]*)\}/g;

const listRules = () =>
	FILES.flatMap((file) =>
		[...readFileSync(file, "utf8").replaceAll(COMMENT, "").matchAll(RULE)].map(
			([, selector = "", body = ""]) => ({
				file,
				selector: selector.trim(),
				body,
			}),
		),
	);

// proves shell-28
test("the accent means an error or a lower price, and is never the colour of focus", () => {
	const rules = listRules();
	expect(rules.length).toBeGreaterThan(500);
	const focused = rules.filter(({ selector }) => selector.includes(":focus"));
	expect(focused.length).toBeGreaterThan(10);
	expect(focused.filter(({ body }) => body.includes("--accent"))).toEqual([]);
	const colours = rules.flatMap(({ body }) => body.match(/--focus:\s*[^;]+/g) ?? []);
	expect(new Set(colours)).toEqual(
		new Set(["--focus: var(--ink)", "--focus: var(--on-ink)", "--focus: var(--on-picture)"]),
	);
	const invalid = rules.filter(({ selector }) => /aria-invalid="true"|user-invalid/.test(selector));
	expect(invalid.some(({ body }) => body.includes("--accent"))).toBe(true);
	const filled = rules.filter(({ body }) => /background[^;]*--accent/.test(body));
	expect(filled.filter(({ selector }) => !selector.includes('[data-kind="error"]'))).toEqual([]);
});

// proves shell-30
test("plus and minus of folds and quantities are drawn, and written nowhere", () => {
	const faultyRules = listRules().filter(
		({ body }) => /content:\s*"[+–−-]"/.test(body) || body.includes("\\2212"),
	);
	expect(faultyRules).toEqual([]);
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

/** These are no bars at the window's lower edge, or are found by another attribute. */
const NO_FOOT: Record<string, string> = {
	"client/features/consent/consent.module.css": "the form of the footer, which has data-consent",
	"client/features/product/gallery/film-player.module.css": "buttons on a film",
	"client/features/product/gallery/gallery-choices.module.css": "buttons on pictures",
	"client/features/layers/toasts.module.css .layer": "the messages themselves",
	"client/ui/overlay/dialog.module.css": "messages are at the beginning of a dialog",
	"pages/product/screen.module.css .panel": "a column next to the pictures",
	"pages/product/screen.module.css .bar": "the place of the bar in add-bar.tsx",
};
const COMPONENTS = globSync(["client/**/*.tsx", "pages/**/*.tsx", "payments/**/*.tsx", "sections/**/*.tsx"]);

const listUsers = (styles: string): string[] =>
	COMPONENTS.flatMap((file) => {
		const code = readFileSync(file, "utf8");
		const [, path = ""] = new RegExp(`"(\\.[^"]*${basename(styles)})"`).exec(code) ?? [];
		return path && join(dirname(file), path) === styles ? [code] : [];
	});

// proves shell-24
test("what stands at the window's lower edge says so, because messages stand above it", () => {
	const feet = listRules().filter(
		({ body }) =>
			/position:\s*(fixed|sticky)/.test(body) && /inset-block-end:\s*(?!auto)|inset:\s*auto/.test(body),
	);
	expect(feet.map(({ file }) => file)).toContain("pages/cart/screen.module.css");
	const silent = feet.filter(({ file, selector }) => {
		if (NO_FOOT[file] ?? NO_FOOT[`${file} ${selector}`]) return false;
		return !listUsers(file).some((code) => code.includes("data-foot"));
	});
	expect(silent).toEqual([]);
});
