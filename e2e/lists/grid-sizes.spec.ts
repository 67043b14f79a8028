import type { Locator } from "@playwright/test";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const LIST = "/en-it/women/dresses";

const tiles = (page: Page): Locator => page.getByRole("list", { name: "Products" }).getByRole("article");
const inFirstRow = (page: Page): Promise<number> =>
	tiles(page).evaluateAll((all) => {
		const top = all[0]?.getBoundingClientRect().top;
		return all.filter((one) => one.getBoundingClientRect().top === top).length;
	});

// proves list-8
test("the chosen number per row is kept, and applies from the first paint on", async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	expect(await inFirstRow(page)).toBe(2);
	await page.getByText("Sort", { exact: true }).click();
	const rows = page.getByRole("group", { name: "Items per row" });
	await expect(rows.getByRole("radio", { name: "2", exact: true })).toBeChecked();
	// The choice is rendered after its list.
	await rows.getByRole("radio", { name: "1", exact: true }).click();
	// Distinguishes a press without effect from rows that did not change.
	await expect(rows.getByRole("radio", { name: "1", exact: true })).toBeChecked();
	await expect.poll(() => inFirstRow(page)).toBe(1);
	await page.reload({ waitUntil: "commit" });
	await tiles(page).first().waitFor();
	expect(await inFirstRow(page)).toBe(1);
	await running(page);
	await page.getByText("Sort", { exact: true }).click();
	await expect(rows.getByRole("radio", { name: "1", exact: true })).toBeChecked();
	// The sizes are radio buttons, so the keyboard works.
	await rows.getByRole("radio", { name: "1", exact: true }).press("ArrowRight");
	await expect(rows.getByRole("radio", { name: "2", exact: true })).toBeFocused();
	await expect.poll(() => inFirstRow(page)).toBe(2);
});

// proves list-22
test("a large screen offers four, six or ten per row", { tag: ["@desktop-only", "@thorough"] }, async ({
	page,
}) => {
	await page.goto(LIST);
	await running(page);
	expect(await inFirstRow(page)).toBe(6);
	const rows = page.getByRole("group", { name: "Items per row" });
	await rows.getByRole("radio", { name: "10", exact: true }).click({ force: true });
	await expect.poll(() => inFirstRow(page)).toBe(10);
	// The densest rows have no actions, but the tiles are still named links.
	await tiles(page).nth(12).click();
	await expect(page).toHaveURL(/\.html$/);
});

// proves list-8
test("each number offered is the number of products in a row, on every width", {
	tag: ["@desktop-only", "@thorough"],
}, async ({ page }) => {
	for (const width of [768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(LIST);
		await running(page);
		const radios = page.getByRole("group", { name: "Items per row" }).getByRole("radio");
		for (const label of await page.getByRole("group", { name: "Items per row" }).locator("label").all()) {
			await label.click();
			const digit = await label.locator("span:visible").textContent();
			await expect.poll(() => inFirstRow(page)).toBe(Number(digit));
		}
		await expect(radios).toHaveCount(3);
	}
});

test("invalid stored values change nothing", { tag: "@thorough" }, async ({ page }) => {
	await page.addInitScript(() =>
		localStorage.setItem("shop.grid", '{"mobile":"\\"><script>","desktop":{"a":1}}'),
	);
	await page.goto(LIST);
	await running(page);
	expect(await inFirstRow(page)).toBe(2);
});

// proves list-9
test("the viewed product stays in place far down a long list", {
	tag: ["@desktop-only", "@thorough"],
}, async ({ page }) => {
	await page.goto(`${LIST}?page=6`);
	await running(page);
	// The previous page is inserted above as a list of its own, because long lists consist of several.
	const lists = page.getByRole("list", { name: "Products" });
	await page.getByRole("link", { name: "Load previous" }).click();
	await expect(lists).toHaveCount(2);
	await lists.last().getByRole("article").nth(12).scrollIntoViewIfNeeded();
	// Requests for pictures that are still drawn would delay the file of the fade.
	await page.waitForLoadState("networkidle");
	const address = await tiles(page).evaluateAll(
		(all) =>
			all
				.find((one) => (one.parentElement?.getBoundingClientRect().top ?? -1) >= 0)
				?.querySelector("a")
				?.getAttribute("href") ?? "",
	);
	// The tile is located by address, because pages are inserted above it.
	const looked = tiles(page).filter({ has: page.locator(`a[href="${address}"]`) });
	const top = (): Promise<number> => looked.evaluate((one) => Math.round(one.getBoundingClientRect().top));
	const before = await top();
	expect(before).toBeGreaterThan(0);
	const rows = page.getByRole("group", { name: "Items per row" });
	for (const size of ["4", "10"]) {
		await rows.getByRole("radio", { checked: true }).press("ArrowLeft");
		await expect(page.locator(`html[data-grid-desktop="${size}"]`)).toBeAttached();
		await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
	}
});
