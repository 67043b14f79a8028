import type { Locator } from "@playwright/test";
import { product, running } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

/** Forced colours remove backgrounds, shadows and gradients; states must still be distinguishable. */
test.use({ contextOptions: { forcedColors: "active" } });

const background = (locator: Locator): Promise<string> =>
	locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test("a chosen size, a sold-out size and the shown colour can be told apart", async ({ page }) => {
	await page.goto(product("VT10003-ivory"));
	await running(page);
	await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
	const pill = (size: RegExp) =>
		page
			.locator("label")
			.filter({ has: page.getByRole("radio", { name: size }) })
			.locator("bdi");
	expect(await background(pill(/^M$/))).not.toBe(await background(pill(/^S$/)));
	await expect(pill(/^XS/)).toHaveCSS("text-decoration-line", "line-through");
	const colours = page.locator("main ul:has(> li > a > span[style*=color])").getByRole("link");
	const line = (locator: Locator) => locator.evaluate((one) => getComputedStyle(one).borderBottomColor);
	expect(await line(colours.and(page.locator("[aria-current]")))).not.toBe(
		await line(colours.and(page.locator(":not([aria-current])")).first()),
	);
});

test("the chosen number per row can be told apart", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await running(page);
	await page.locator("main summary").nth(1).click();
	const digit = (checked: string) => page.locator(`main fieldset:visible label:has(${checked}) span`).first();
	expect(await background(digit(":checked"))).not.toBe(await background(digit("input:not(:checked)")));
});

test("the focused field and the edges of layers are visible", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/login");
	await running(page);
	await page.getByRole("main").getByLabel("Email address").focus();
	await expect(page.locator("main input:focus")).toHaveCSS("outline-style", "solid");
	await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
	await expect(page.getByRole("dialog", { name: "Search" })).toHaveCSS("border-top-style", "solid");
});
