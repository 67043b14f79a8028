import { expect, type Page, test } from "@playwright/test";
import { checkLook, type LookFindings, NOTHING_FOUND } from "../support/look/check-look.ts";
import { watch } from "../support/watch.ts";

/** The checks of every screen's look find planted faults, and nothing on a sound page. */
const FINE = `
	<h1>Dresses</h1>
	<p>A line with <a href="/">a link</a> in it, 日本語 and العربية</p>
	<p><a href="/" style="display:inline-block;padding:6px 0">Alone</a></p>
	<div style="overflow:hidden;width:200px"><p>Short enough</p></div>
	<div style="overflow-x:auto;width:200px;white-space:nowrap"><p>What scrolls may well be longer than its box is wide</p></div>
	<span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">For screen readers</span>
	<button style="padding:8px">Add</button>
	<p style="position:fixed;top:0;margin:0">Above</p>`;

const PLANTED: readonly [what: string, kind: keyof LookFindings, html: string, says: RegExp][] = [
	[
		"a page wider than the screen",
		"overflow",
		`<div style="width:120vw">Wide</div>`,
		/^7\d px: .*div “Wide”/,
	],
	[
		"text cut by its box",
		"clipped",
		`<div style="overflow:hidden;width:100px"><p style="white-space:nowrap">Much longer than its box</p></div>`,
		/“Much longer than its box” cut by div/,
	],
	[
		"text cut in height",
		"clipped",
		`<div style="overflow:clip;height:20px"><p>One</p><p>Two</p></div>`,
		/“Two” cut by div/,
	],
	[
		"text shortened",
		"clipped",
		`<p style="display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden">${"word ".repeat(40)}</p>`,
		/(?:cut|shortened) by p/,
	],
	[
		"text with an ellipsis",
		"clipped",
		`<p style="width:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Too long for this</p>`,
		/“Too long for this” cut by p/,
	],
	[
		"text that leaves its box",
		"clipped",
		`<p style="width:40px">Unbreakableword</p>`,
		/“Unbreakableword” leaves p/,
	],
	[
		"text beyond the screen",
		"clipped",
		`<p style="position:absolute;right:-30px">Beyond</p>`,
		/“Beyond” leaves the screen/,
	],
	[
		"a button cut by its box",
		"clipped",
		`<div style="overflow:hidden;height:20px"><button style="height:50px">Add</button></div>`,
		/button “Add” cut by div/,
	],
	["a character without a glyph", "glyphs", "<p>Price \u{10FFFE}\u{F8FF} is \u{E0F0}</p>", /U\+E0F0/],
	[
		"text on text",
		"overlaps",
		`<p>Emerald</p><p style="margin-top:-32px">Silk dress</p>`,
		/“Emerald” and “Silk dress”/,
	],
	[
		"a button on a button",
		"overlaps",
		`<button style="height:40px">Less</button><button style="height:40px;margin-inline-start:-30px">More</button>`,
		/button “Less” and button “More”/,
	],
	[
		"a small target",
		"targets",
		`<button style="width:60px;height:18px">Tiny</button>`,
		/button “Tiny” 60 × 18/,
	],
];

const show = (page: Page, html: string) =>
	page.setContent(
		`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><body style="margin:0 0 200px">${html}</body></html>`,
	);

test("finds nothing on a sound page", async ({ page }) => {
	await show(page, FINE);
	expect(await checkLook(page)).toEqual(NOTHING_FOUND);
});

for (const [what, kind, html, says] of PLANTED) {
	test(`finds ${what}`, async ({ page }) => {
		await show(page, html);
		const faults = await checkLook(page);
		expect(faults[kind].join("\n")).toMatch(says);
	});
}

test("checks only the topmost layer, if there is one", async ({ page }) => {
	await show(page, `<p style="width:40px">Unbreakableword</p><dialog>Above</dialog>`);
	await page.evaluate(() => document.querySelector("dialog")?.showModal());
	expect(await checkLook(page)).toEqual(NOTHING_FOUND);
});

const UNFILLED_TEXTS: readonly [where: string, plant: (page: Page) => Promise<unknown>][] = [
	["the document", (page) => show(page, "<p>Made in {weeks} weeks</p>")],
	["what a script adds", (page) => page.evaluate(() => document.body.append("Made in {{weeks}} weeks"))],
	[
		"a name that changes",
		(page) => page.evaluate(() => document.body.setAttribute("aria-label", "Made in {weeks} weeks")),
	],
	[
		"a text that changes",
		async (page) => {
			await show(page, "<p>Made</p>");
			await page.locator("p").evaluate(({ firstChild }) => {
				if (firstChild) firstChild.nodeValue = "Made in {weeks} weeks";
			});
		},
	],
];
for (const [where, plant] of UNFILLED_TEXTS)
	test(`every journey reports an unfilled placeholder in ${where}`, async ({ page, context }) => {
		const troubles = await watch(context);
		await page.goto("data:text/html,<p>Made");
		await plant(page);
		const expected = [expect.stringMatching(/^unfilled: Made in/)];
		await expect(async () => expect([...new Set(troubles())]).toEqual(expected)).toPass();
	});

test("braces of scripts and styles are no placeholders", async ({ page, context }) => {
	const troubles = await watch(context);
	await page.goto("data:text/html,<style>p { color: red }</style><script>function made() {}</script><p>Made");
	await expect(page.getByText("Made")).toBeVisible();
	expect(troubles()).toEqual([]);
});
