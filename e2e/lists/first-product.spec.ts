import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const LIST = "/en-it/women/dresses";
const MOST = 300;
const tiles = (page: Page) => page.getByRole("list", { name: "Products" }).getByRole("article");

// proves list-27
test("the first product of a list or search begins within 300 px", { tag: "@desktop" }, async ({ page }) => {
	for (const path of [
		LIST,
		"/en-it/women",
		"/ar-ae/men",
		"/en-it/search?q=dress",
		"/en-it/search?q=dres%20silck",
	]) {
		await page.goto(path);
		const { y } = (await page.locator("[data-grid] article").first().boundingBox()) ?? { y: Number.NaN };
		expect(y, path).toBeLessThanOrEqual(MOST);
	}
});

test("the heading of a search that finds nothing does not cover its field", { tag: "@desktop" }, async ({
	page,
}) => {
	await page.goto("/en-it/search?q=qqzzxx");
	const field = await page.getByRole("main").getByRole("searchbox").boundingBox();
	const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
	if (!field || !heading) throw new Error("The search has a field and a heading");
	const isApart = heading.y >= field.y + field.height || heading.y + heading.height <= field.y;
	expect(isApart).toBe(true);
});

// proves list-28
test("a tile has four lines, none of them cut, whatever its product has", {
	tag: ["@desktop", "@thorough"],
}, async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	const rows = await tiles(page).evaluateAll((all) =>
		all.map((tile) =>
			[
				...tile.querySelectorAll("[data-frame] + div > :first-child > *, [data-frame] + div > :last-child"),
			].map((line) => line.scrollWidth - line.clientWidth),
		),
	);
	expect(rows.length).toBeGreaterThan(20);
	for (const cut of rows) {
		expect(cut).toHaveLength(4);
		// Both widths are rounded.
		expect(Math.max(...cut)).toBeLessThanOrEqual(1);
	}
});

// proves list-29
test("the button that loads more says how far the list goes", async ({ page }) => {
	await page.goto(LIST);
	const total = Number.parseInt(
		(await page
			.getByText(/^\d+ items$/)
			.first()
			.textContent()) ?? "",
		10,
	);
	const reach = (count: number) => page.getByText(`${count} of ${total}`, { exact: true });
	await expect(reach(24)).toBeVisible();
	await page.goto(`${LIST}?page=3`);
	await expect(reach(72)).toBeVisible();
});
