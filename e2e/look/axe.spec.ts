import { expect, type Page, test } from "@playwright/test";
import { findWithAxe } from "../support/find-with-axe.ts";

/** The check of every screen with axe finds planted faults, and nothing on a sound page. */
const FINE = "<h1>Dresses</h1><p>Pieces of one house</p><button>Add</button>";

const PLANTED: readonly [what: string, html: string, says: RegExp][] = [
	["a picture without words", `<img src="data:,">`, /^image-alt: img/m],
	["a button without a name", "<button><svg></svg></button>", /^button-name: button/m],
	["words that are too pale", `<p style="color:#bbb">Emerald</p>`, /^color-contrast: p/m],
	[
		"a focus on what is hidden from screen readers",
		`<div aria-hidden="true"><a href="/">Away</a></div>`,
		/^aria-hidden-focus/m,
	],
	["a heading out of order", "<h4>Silk</h4>", /^heading-order: h4/m],
	["a field without a label", "<input>", /^label: input/m],
	["a list with another child", "<ul><div>Silk</div></ul>", /^list: ul/m],
];

const show = (page: Page, html: string) =>
	page.setContent(
		`<!doctype html><html lang="en"><title>Dresses</title><body><main>${html}</main></body></html>`,
	);

test("finds nothing on a sound page", async ({ page }) => {
	await show(page, FINE);
	expect(await findWithAxe(page)).toEqual([]);
});

for (const [what, html, says] of PLANTED) {
	test(`finds ${what}`, { tag: "@thorough" }, async ({ page }) => {
		await show(page, FINE + html);
		expect((await findWithAxe(page)).join("\n")).toMatch(says);
	});
}

test("finds a fault in a layer over the page", async ({ page }) => {
	await show(page, `${FINE}<dialog aria-label="Bag"><input></dialog>`);
	await page.evaluate(() => document.querySelector("dialog")?.showModal());
	expect((await findWithAxe(page)).join("\n")).toMatch(/^label: input/m);
});
