import { categoryFields } from "@vetrina/demo-house/catalogue/category-fields.ts";
import { categoryLines } from "@vetrina/demo-house/catalogue/category-tree.ts";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const LIST = "/en-it/women/dresses";
const MOST = 300;
const SORT = "new-arrivals";
const tiles = (page: Page) => page.getByRole("list", { name: "Products" }).getByRole("article");

/** The lists of all categories, and searches, one with a correction. A category that opens with the editors' page shows its list in a chosen order. */
const lists = (locale: string): string[] => [
	...categoryLines.map(
		({ id, url }) =>
			`/${locale}${url}${categoryFields[id]?.c_template === "landing" ? `?srule=${SORT}` : ""}`,
	),
	`/${locale}/search?q=dress`,
	...(locale === "en-it" ? [`/${locale}/search?q=dres%20silck`] : []),
];

// proves list-27
for (const locale of ["en-it", "ar-ae", "fr-fr", "ja-jp"]) {
	const tag = locale === "en-it" ? "@desktop" : ["@desktop", "@thorough"];
	test(`every list begins within 300 px in ${locale}`, { tag }, async ({ page }) => {
		test.slow();
		const [first = "", ...others] = lists(locale);
		await page.goto(first);
		await running(page);
		// The lists differ in their main part, and replacing it is many times faster than opening the pages.
		const places = await page.evaluate(
			async (paths) => {
				const open = (path: string) =>
					new Promise<Document | null>((resolve, reject) => {
						const request = new XMLHttpRequest();
						request.open("GET", path);
						request.responseType = "document";
						request.onload = () => resolve(request.responseXML);
						request.onerror = reject;
						request.send();
					});
				const tops: Record<string, number> = {};
				for (const path of paths) {
					const main = (await open(path))?.querySelector("main");
					for (const picture of main?.querySelectorAll("img, source") ?? []) picture.remove();
					if (main) document.querySelector("main")?.replaceWith(main);
					await document.fonts.ready;
					const cell = main?.querySelector("[data-grid] > :first-child");
					tops[path] = cell ? cell.getBoundingClientRect().y + scrollY : Number.POSITIVE_INFINITY;
				}
				return tops;
			},
			[first, ...others],
		);
		expect(Object.keys(places).length).toBeGreaterThan(categoryLines.length - 1);
		expect(Object.entries(places).filter(([, y]) => !(y <= MOST))).toEqual([]);
	});
}

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

// proves list-28
for (const locale of ["en-it", "ar-sa"])
	test(`the prices of a row stand on one line in ${locale}, whatever lines its tiles have`, {
		tag: "@desktop",
	}, async ({ page }) => {
		await page.goto(`/${locale}/women/dresses`);
		await running(page);
		const rows = await page.locator("[data-grid] > li").evaluateAll((cells) => {
			const lines = cells.flatMap((cell) => {
				const prices = [
					...cell.querySelectorAll("[data-frame] + div > :first-child > p:last-child > :first-child bdi"),
				];
				const price = prices.at(-1)?.getBoundingClientRect().bottom;
				return price === undefined ? [] : { row: Math.round(cell.getBoundingClientRect().top), price };
			});
			return [...Map.groupBy(lines, ({ row }) => row).values()].map((row) => {
				const places = row.map(({ price }) => price);
				return Math.max(...places) - Math.min(...places);
			});
		});
		expect(rows.length).toBeGreaterThan(3);
		expect(Math.max(...rows)).toBeLessThan(1);
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
