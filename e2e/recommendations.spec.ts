import { findWithAxe } from "./support/find-with-axe.ts";
import { product } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const row = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const COMPLETE = "Complete the look";
const ALSO = "You may also like";
const LATELY = "Recently viewed";

/** Scrolls to the end like a shopper, including content that loads on the way. */
async function scrollDown(page: Page): Promise<void> {
	await expect(page.locator("html")).toHaveAttribute("data-running");
	// Late fonts move words a little, so they are loaded first: this test is about rows.
	await page.evaluate(async () => {
		await document.fonts.ready;
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
		window.layoutShifts.splice(0);
	});
	await expect(async () => {
		await page.mouse.wheel(0, 700);
		expect(await page.evaluate(() => innerHeight + scrollY > document.body.scrollHeight - 40)).toBe(true);
	}).toPass({ intervals: [40] });
}
const view = async (page: Page, id: string): Promise<void> => {
	await page.goto(product(id));
	// The product is remembered as soon as the page is idle.
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem("shop.viewed.vetrina-eu")))
		.toContain(`"${id}"`);
};
const shifts = (page: Page) => page.evaluate(() => window.layoutShifts);

test("a product's rows load as the shopper comes near, and a first visit shows no empty row", async ({
	page,
}) => {
	await page.goto(product("VT10001-emerald"));
	await expect(page.locator("html")).toHaveAttribute("data-running");
	await expect(row(page, ALSO)).toHaveCount(0);
	await scrollDown(page);
	for (const name of [COMPLETE, ALSO]) {
		const products = row(page, name).getByRole("article");
		await expect(products).not.toHaveCount(0);
		expect(await products.count()).toBeLessThanOrEqual(12);
		await expect(products.getByRole("link")).toHaveCount(await products.count());
		await expect(row(page, name).locator('a[href*="VT10001"]')).toHaveCount(0);
	}
	await expect(row(page, LATELY)).toHaveCount(0);
	expect(await shifts(page)).toEqual([]);
});

// proves search-12
test("a search that finds nothing offers popular searches and goods", async ({ page }) => {
	await page.goto("/en-us/search?q=qqzzxx");
	const popular = page.getByRole("navigation", { name: "Popular searches" }).getByRole("link");
	await expect(popular).toHaveCount(3);
	await scrollDown(page);
	await expect(row(page, ALSO).getByRole("article")).not.toHaveCount(0);
	await popular.first().click();
	await expect(page.getByRole("list", { name: "Products" }).getByRole("article")).not.toHaveCount(0);
});

// proves search-11
for (const [locale, rows] of [
	["en-it", 1],
	["ja-jp", 0],
] as const)
	test(`an empty bag reserves no space for missing rows: ${locale}`, {
		tag: "@desktop",
	}, async ({ page }) => {
		const loaded = page.waitForResponse(/\/recommendations\?/);
		await page.goto(`/${locale}/cart`);
		await loaded;
		await expect(row(page, ALSO)).toHaveCount(rows);
		await scrollDown(page);
		const last = rows ? row(page, ALSO) : page.getByRole("heading", { level: 1 });
		const gap = async () => {
			const [above, below] = await Promise.all(
				[last, page.getByRole("contentinfo")].map((one) => one.boundingBox()),
			);
			return above && below ? below.y - above.y - above.height : Number.NaN;
		};
		// The footer of a short page is below the screen.
		await expect.poll(gap).toBeLessThan(rows ? 150 : (page.viewportSize()?.height ?? 0));
		expect(await shifts(page)).toEqual([]);
	});

// proves search-10
test("recently viewed products show latest first, without the current product", async ({ page }) => {
	for (const id of ["VT10002-camel", "VT10003-ivory", "VT10016-indigo"]) await view(page, id);
	await view(page, "VT10003-ivory");
	await scrollDown(page);
	const products = row(page, LATELY).getByRole("link");
	await expect(products).toHaveCount(2);
	await expect(products.first()).toHaveAttribute("href", /VT10016-indigo/);
	// Another colour reached by client navigation counts as the same product.
	await products.first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Arianna wide-leg jeans");
	await scrollDown(page);
	await expect(products.first()).toHaveAttribute("href", /VT10003-ivory/);
	await expect(products).toHaveCount(2);
});

test("an unreadable list is discarded, and starts again", { tag: "@thorough" }, async ({ page }) => {
	await page.addInitScript(() => {
		if (!sessionStorage.getItem("spoilt")) localStorage.setItem("shop.viewed.vetrina-eu", '[{"id":');
		sessionStorage.setItem("spoilt", "1");
	});
	await view(page, "VT10002-camel");
	await view(page, "VT10003-ivory");
	await scrollDown(page);
	await expect(row(page, LATELY).getByRole("link")).toHaveCount(1);
});

// proves search-11
test("a slow service neither blocks nor moves the page", { tag: "@thorough" }, async ({ page }) => {
	await view(page, "VT10002-camel");
	await page.setExtraHTTPHeaders({ "x-vetrina-fault": "recommendations:latency=9000" });
	// No other test requests this product: a cached response would be shown instead.
	await page.goto(product("VT10024-indigo"));
	await scrollDown(page);
	await expect(row(page, LATELY).getByRole("link")).toHaveCount(1);
	await expect(row(page, COMPLETE)).toHaveCount(0);
	await expect(row(page, ALSO)).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
	await expect(page.getByRole("contentinfo")).toBeVisible();
	expect(await shifts(page)).toEqual([]);
});

test("the keyboard moves through rows", { tag: "@thorough" }, async ({ page }) => {
	await page.goto(product("VT10001-emerald"));
	await scrollDown(page);
	const links = row(page, COMPLETE).getByRole("link");
	await links.first().focus();
	await page.keyboard.press("Tab");
	await expect(links.nth(1)).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(links.nth(3)).toBeInViewport();
	const href = (await links.nth(3).getAttribute("href")) ?? "";
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(href);
});

test.describe("pages without products", () => {
	test.use({ noise: [/no-such-page/] });
	for (const [name, path] of [
		["a page that is not there", "/en-it/no-such-page"],
		["an empty bag", "/en-it/cart"],
	] as const) {
		test(`${name} shows recommendations`, { tag: "@thorough" }, async ({ page }) => {
			await page.goto(path);
			await scrollDown(page);
			await expect(row(page, ALSO).getByRole("link")).not.toHaveCount(0);
			expect(await shifts(page)).toEqual([]);
		});
	}
	test("have a sound look with their rows", { tag: "@thorough" }, async ({ page }) => {
		await page.goto("/ar-sa/no-such-page");
		await scrollDown(page);
		await expect(page.getByRole("region").getByRole("link").first()).toBeVisible();
		expect(await findWithAxe(page)).toEqual([]);
	});
});

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("the page has neither rows nor their headings", async ({ page }) => {
		await page.goto(product("VT10001-emerald"));
		await expect(page.getByRole("heading", { name: ALSO })).toHaveCount(0);
		await expect(page.getByRole("contentinfo")).toBeAttached();
	});
});
