import { minicart, product, running } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const DRESS = product("VT10001-emerald");

// proves product-16
test("the button at the foot of a phone does what the main button does, which it replaces while that is away", async ({
	page,
}) => {
	await page.goto(DRESS);
	await running(page);
	const bar = page.locator("[data-add-bar] button");
	const main = page.getByRole("button", { name: "Add to bag" });
	await expect(bar).toBeVisible();
	// A finger does not scroll to the bar, as Playwright's click does.
	const box = await bar.boundingBox();
	if (!box) throw new Error("The bar is on the screen");
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
	await expect(page.getByRole("dialog", { name: "Select a size" })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("radio", { name: "IT 40", exact: true }).check({ force: true });
	await main.scrollIntoViewIfNeeded();
	await expect(bar).toHaveCount(0);
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect(bar).toHaveText("Add to bag");
	await bar.dispatchEvent("click");
	await expect(minicart(page)).toContainText("40");
});

// proves product-18
test("the size guide stands next to the sizes, and actions share a row", { tag: "@desktop" }, async ({
	page,
}) => {
	await page.goto(DRESS);
	await running(page);
	const top = async (name: string) => {
		const box = await page.getByRole("main").getByRole("link", { name }).first().boundingBox();
		return (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2;
	};
	const sizes = page.getByRole("group", { name: "Size" });
	await expect(sizes.getByRole("link", { name: "Size guide" })).toBeVisible();
	const first = (await sizes.getByRole("radio").first().boundingBox()) ?? { y: Number.NaN };
	expect(await top("Size guide")).toBeLessThan(first.y);
	const heart = await page
		.getByRole("main")
		.getByRole("button", { name: /^Wishlist|^Add to wishlist|wishlist/i })
		.first()
		.boundingBox();
	expect(
		Math.abs((heart?.y ?? Number.NaN) + (heart?.height ?? 0) / 2 - (await top("Find in boutique"))),
	).toBeLessThan(2);
	expect(Math.abs((await top("Share")) - (await top("Find in boutique")))).toBeLessThan(2);
});

// proves shell-24
test("a message leaves the button at the foot of a phone free", async ({ page, noise }) => {
	noise.push(/503 \(Service Unavailable\)/);
	await page.goto(DRESS);
	await running(page);
	const bar = page.locator("[data-add-bar] button");
	await expect(bar).toBeVisible();
	await page.setExtraHTTPHeaders({ "x-vetrina-fault": "customers:503" });
	await page
		.getByRole("main")
		.getByRole("button", { name: /^Add to wishlist/ })
		.first()
		.dispatchEvent("click");
	const message = page.getByRole("listitem").filter({ hasText: "Failed to add an item to wishlist" });
	await expect(message).toBeVisible();
	const [said, needed] = await Promise.all([message.boundingBox(), bar.boundingBox()]);
	expect((said?.y ?? Number.NaN) + (said?.height ?? 0)).toBeLessThanOrEqual(needed?.y ?? Number.NaN);
});

// proves product-18
test("actions share a row on phones in every language", async ({ page }) => {
	const wrapped: string[] = [];
	for (const locale of ["en-it", "it-it", "de-de", "fr-fr", "ar-sa", "ja-jp", "ko-kr", "zh-cn"]) {
		await page.goto(DRESS.replace("en-it", locale));
		const row = page.getByRole("main").locator("a[href*='/share']").locator("..");
		const middles = await row.evaluate((element) =>
			[...element.children].map((child) => {
				const { top, height } = child.getBoundingClientRect();
				return top + height / 2;
			}),
		);
		expect(middles.length, locale).toBeGreaterThan(1);
		if (Math.max(...middles) - Math.min(...middles) > 4) wrapped.push(locale);
	}
	expect(wrapped).toEqual([]);
});
