import { bagStatus, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const open = async (page: Page) => {
	await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
	const flyout = page.getByRole("dialog", { name: "Search" });
	await expect(flyout.getByRole("combobox")).toBeFocused();
	return flyout;
};

/** Finds the option that the field names to screen readers. */
const named = (page: Page) => page.getByRole("option", { selected: true });

test("suggestions appear while typing, and arrow keys move through them while the focus stays in the field", async ({
	page,
}) => {
	await page.goto("/en-it/");
	await running(page);
	const flyout = await open(page);
	const field = flyout.getByRole("combobox", { name: "What are you looking for?" });
	await expect(field).toHaveAttribute("aria-expanded", "false");
	await field.pressSequentially("silk dr");
	const list = flyout.getByRole("listbox", { name: "Suggestions" });
	const products = list.getByRole("group", { name: "Products" }).getByRole("option");
	await expect(products).not.toHaveCount(0);
	await expect(products.first()).toContainText(/silk/i);
	await expect(field).toHaveAttribute("aria-expanded", "true");
	const options = list.getByRole("option");
	await expect(flyout.getByRole("status").first()).toHaveText(`Suggestions: ${await options.count()}`);
	await expect(named(page)).toHaveCount(0);

	await field.press("ArrowDown");
	const first = list.getByRole("group", { name: "Suggestions" }).getByRole("option").first();
	await expect(first).toHaveAttribute("aria-selected", "true");
	await expect(field).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
	// Arrow up from the first option leads to the field, and from the field to the last option.
	await field.press("ArrowUp");
	await expect(named(page)).toHaveCount(0);
	await field.press("ArrowUp");
	await expect(options.last()).toHaveAttribute("aria-selected", "true");
	await expect(options.last()).toBeInViewport();
	await field.press("ArrowDown");
	await field.press("ArrowDown");
	await expect(first).toHaveAttribute("aria-selected", "true");
	// Home and End move the caret; typing continues at the end of the text.
	await field.press("Home");
	await expect(named(page)).toHaveCount(0);
	await field.press("End");
	await field.press("e");
	await expect(field).toHaveValue("silk dre");
	await expect(field).toBeFocused();
	const phrase = (await first.textContent()) ?? "";
	await field.press("ArrowDown");
	await expect(first).toHaveAttribute("aria-selected", "true");
	await field.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toContainText(phrase);
	await expect(flyout).toBeHidden();
});

const COUNTED: Record<string, RegExp> = {
	"ar-sa": /^الاقتراحات: \d+$/,
	"ja-jp": /^候補：\d+件$/,
};
for (const [locale, counted] of Object.entries(COUNTED))
	test(`suggestions are counted aloud and reached in ${locale}`, {
		tag: locale === "ar-sa" ? [] : "@thorough",
	}, async ({ page }) => {
		await page.goto(`/${locale}/about`);
		await expect(bagStatus(page)).not.toBeEmpty();
		await page.locator("header a[href$='/search']").click();
		const flyout = page.getByRole("dialog");
		const field = flyout.getByRole("combobox");
		// This name is written the same in every language.
		await field.fill("Lumarea");
		await expect(flyout.getByRole("status").first()).toHaveText(counted);
		await field.press("ArrowUp");
		await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("option").last()).toBeInViewport({ ratio: 0.9 });
		expect(await flyout.evaluate((dialog) => dialog.scrollLeft)).toBe(0);
	});

test("a misspelled word still finds its products", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-it/");
	await running(page);
	const flyout = await open(page);
	await flyout.getByRole("combobox").fill("cashmeer");
	await expect(flyout.getByRole("group", { name: "Products" })).toContainText(/cashmere/i);
});

test("recent searches are shown until they are deleted, and invalid ones are discarded", {
	tag: "@thorough",
}, async ({ page, noise }) => {
	noise.push(/recent searches/);
	await page.goto("/en-it/search?q=velvet");
	await running(page);
	let flyout = await open(page);
	await flyout.getByRole("option", { name: "velvet" }).click();
	await expect(page).toHaveURL("/en-it/search?q=velvet");
	flyout = await open(page);
	await flyout.getByRole("button", { name: "Clear history" }).click();
	await expect(flyout.getByRole("option", { name: "velvet" })).toHaveCount(0);
	await page.evaluate(() => localStorage.setItem("shop.searches", "{"));
	await page.reload();
	await running(page);
	await expect((await open(page)).getByRole("link", { name: "Women" })).toBeVisible();
});

test("an empty field shows popular searches, if the provider has any", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.goto("/en-us/about");
	await running(page);
	const others = (await open(page)).getByRole("group", { name: "Popular searches" });
	await expect(others.getByRole("option")).toHaveCount(3);
	const phrase = (await others.getByRole("option").first().textContent()) ?? "";
	await others.getByRole("option").first().click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(phrase);
});

test("events after a search go to the provider that ran it", { tag: "@thorough" }, async ({ page }) => {
	await page.goto("/en-us/search?q=silk+dress");
	await running(page);
	const sent = page.waitForRequest(/\/api\/en-us\/search-events$/);
	const tile = page.getByRole("main").getByRole("article").nth(1);
	await tile.getByRole("link").first().click();
	const request = await sent;
	expect(request.postDataJSON()).toMatchObject({
		type: "click",
		index: "vetrina-us__products__en",
		position: 2,
	});
	expect((await request.response())?.status()).toBe(202);
});

// proves search-8
test("an addition by a tile's button is sent as an addition, not as a click", async ({ page }) => {
	const sent: { type: string }[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/api/en-us/search-events")) sent.push(request.postDataJSON());
	});
	await page.goto("/en-us/search?q=silk+dress");
	await running(page);
	const tile = page.getByRole("main").getByRole("article").first();
	await tile.getByRole("link", { name: /^Add/ }).click();
	await page
		.getByRole("dialog", { name: "Select a size" })
		.getByRole("button", { name: /\d/ })
		.filter({ hasNotText: "Sold out" })
		.first()
		.click();
	await expect.poll(() => sent.map(({ type }) => type)).toEqual(["addToCart"]);
});

test("an added product is reported with its own search, in another tab and after other clicks", {
	tag: "@thorough",
}, async ({ page, context }) => {
	const SEARCH = "/en-us/search?q=silk+dress";
	const sent = (of: Page) => of.waitForRequest(/\/api\/en-us\/search-events$/);
	const clickTile = async (at: number) => {
		await page.goto(SEARCH);
		await running(page);
		const [request] = await Promise.all([
			sent(page),
			page.getByRole("main").getByRole("article").nth(at).getByRole("link").first().click(),
		]);
		await expect(page.getByRole("button", { name: /^Add to bag/ })).toBeVisible();
		return request.postDataJSON();
	};
	const first = await clickTile(0);
	const address = page.url();
	const second = await clickTile(1);
	expect(second.objectId).not.toBe(first.objectId);

	const tab = await context.newPage();
	await tab.goto(address);
	await running(tab);
	await tab.getByRole("button", { name: /^Add to bag/ }).click();
	const sizes = tab.getByRole("dialog", { name: "Select a size" }).getByRole("listitem");
	const [request] = await Promise.all([
		sent(tab),
		sizes.filter({ hasNotText: "Sold out" }).getByRole("button").first().click(),
	]);
	const { objectId, queryId, index } = first;
	expect(request.postDataJSON()).toEqual({ type: "addToCart", objectId, queryId, index });
	expect((await request.response())?.status()).toBe(202);
});

// proves search-3
test("the search works if suggestions fail", async ({ page }) => {
	await page.setExtraHTTPHeaders({ "x-vetrina-fault": "search:503" });
	await page.goto("/en-it/about");
	await running(page);
	const flyout = await open(page);
	const response = page.waitForResponse(/suggestions\?q=/);
	await flyout.getByRole("combobox").fill("velvet");
	expect((await (await response).json()).products).toEqual([]);
	await expect(flyout.getByRole("link", { name: "Women" })).toBeVisible();
	await page.setExtraHTTPHeaders({});
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/en-it/search?q=velvet");
});
