import { PASSWORD } from "../tests/setup/customer.ts";
import { createCustomer } from "./support/customer.ts";
import { bagStatus, lines, minicart, product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Covers stock that changes between viewing and clicking. */

const GONE = "This item is no longer available.";
const SEARCH = "/en-it/search?q=VT10003";
const tile = (page: Page) =>
	page.getByRole("article").filter({ has: page.locator('a[href*="VT10003-ivory"]') });

/** The page still shows all sizes as available. */
const withOldStock = (page: Page) =>
	page.route("**/_page/en-it/*VT10003-ivory.html", async (route) => {
		const response = await route.fetch();
		const answer = await response.json();
		for (const size of answer.page.data.sizes) size.state = "available";
		await route.fulfill({ response, json: answer });
	});

test.use({ noise: [/409 \(Conflict\)|404 \(Not Found\)/] });
test.beforeEach(async ({ page }) => {
	await page.goto(SEARCH);
	await running(page);
});

test("the product page says that a size was sold in the meantime", { tag: "@thorough" }, async ({ page }) => {
	await withOldStock(page);
	await tile(page).getByRole("link").first().click();
	await page.getByRole("radio", { name: "XS", exact: true }).check({ force: true });
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(page.getByText(GONE)).toBeVisible();
	await expect(page.getByText("Size XS is sold out.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Notify me" })).toBeVisible();
	await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(minicart(page).getByRole("listitem")).toHaveCount(1);
});

test("a product withdrawn in the meantime shows a page that says so, with a way back", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.evaluate(() => document.body.setAttribute("data-document", "first"));
	const link = tile(page).getByRole("link").first();
	await link.evaluate((element) => element.setAttribute("href", "/en-it/nothing-VT99999-red.html"));
	await link.click();
	await expect(page.getByRole("main")).toContainText("404");
	await expect(page).toHaveURL("/en-it/nothing-VT99999-red.html");
	await page.goBack();
	await expect(tile(page)).toBeVisible();
	await expect(page.locator("body")).toHaveAttribute("data-document", "first");
});

test.describe("a file of the shop is missing, as after a new version", () => {
	test.use({ noise: [/ERR_FAILED|Failed to fetch dynamically imported module|Unable to preload/] });
	const without = (page: Page, file: string) =>
		page.route(`**/assets/${file}-*.js`, (route) => route.abort());

	test("an addition to the bag succeeds", async ({ page }) => {
		await page.goto(product("VT10003-ivory"));
		await running(page);
		await without(page, "change-basket");
		await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
		await page.getByRole("button", { name: "Add to bag" }).click();
		await expect(page).toHaveURL("/en-it/cart?notice=added");
		await expect(lines(page)).toHaveCount(1);
	});

	test("a sign-in succeeds", { tag: "@thorough" }, async ({ page }) => {
		const email = await createCustomer("vetrina-eu");
		await page.goto("/en-it/login");
		await running(page);
		await without(page, "sign-in");
		await page.getByLabel("Email address").fill(email);
		await page.getByLabel("Password").fill(PASSWORD);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/en-it/myaccount?notice=signedIn");
	});

	test("an addition already sent is not repeated", { tag: "@thorough" }, async ({ page }) => {
		await page.goto(product("VT10003-ivory"));
		await running(page);
		await without(page, "minicart");
		await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
		const added = page.waitForResponse((answer) => answer.url().endsWith("/basket/items"));
		const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/minicart-"));
		await page.getByRole("button", { name: "Add to bag" }).click();
		await Promise.all([added, failed]);
		await expect(bagStatus(page)).toHaveText("1 item in your bag");
		await page.unrouteAll({ behavior: "ignoreErrors" });
		await page.goto("/en-it/cart");
		await expect(lines(page)).toContainText("Quantity 1");
	});
});

test.describe("input made before the script has loaded is kept", () => {
	/** Shows a page whose script is delayed; the returned function continues it. */
	const withoutScriptYet = async (page: Page, address: string) => {
		const script = Promise.withResolvers<void>();
		await page.route("**/assets/entry-*.js", async (route) => {
			await script.promise;
			await route.continue();
		});
		await page.goto(address, { waitUntil: "commit" });
		// A shopper can choose only visible elements, so the test waits until nothing moves any more.
		await page.locator("footer").waitFor();
		await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
		return async () => {
			script.resolve();
			await running(page);
		};
	};

	test("a size is added to the bag, and a sold-out size shows a message", async ({ page }) => {
		const start = await withoutScriptYet(page, product("VT10003-ivory"));
		const size = page.getByRole("radio", { name: "M", exact: true });
		await size.check({ force: true });
		await start();
		await expect(size).toBeChecked();
		await page.getByRole("button", { name: "Add to bag" }).click();
		await expect(minicart(page).getByRole("listitem")).toHaveCount(1);
		const startAgain = await withoutScriptYet(page, product("VT10003-ivory"));
		await page.getByRole("radio", { name: "XS, Sold out" }).check({ force: true });
		await startAgain();
		await expect(page.getByText("Size XS is sold out.")).toBeVisible();
	});

	test("words and choices of a customised product", { tag: "@thorough" }, async ({ page }) => {
		const start = await withoutScriptYet(page, product("VT10035-gold"));
		await page.getByText("Engraving", { exact: true }).click();
		await page.getByLabel("Your text").fill("Per Ada");
		await page.getByRole("radio", { name: "Italic" }).check({ force: true });
		await start();
		await expect(page.getByLabel("Your text")).toHaveValue("Per Ada");
		await page.getByRole("button", { name: "Add to bag" }).click();
		const line = minicart(page).getByRole("listitem").first();
		await expect(line).toContainText("Engraving: Per Ada");
		await expect(line).toContainText("Lettering: Italic");
	});

	test("a choice of a kit's part", { tag: "@thorough" }, async ({ page }) => {
		const start = await withoutScriptYet(page, product("VT10038-all"));
		await page.getByRole("radio").first().check({ force: true });
		const part = page.getByLabel(/^Select: .*lipstick/i);
		await part.selectOption({ label: "Blush" });
		await start();
		await page.getByRole("button", { name: "Add to bag" }).click();
		await expect(minicart(page)).toContainText(/lipstick, Blush/i);
		await expect(part.getByRole("option", { name: "Blush" })).toHaveJSProperty("selected", true);
	});

	// proves list-23
	test("a filter in the panel, which the layer replaces", { tag: "@thorough" }, async ({ page }) => {
		const start = await withoutScriptYet(page, "/en-it/women/dresses");
		await page.getByText("Filter", { exact: true }).click();
		await start();
		await page.getByRole("link", { name: /^Green/ }).click();
		const filters = page.getByRole("dialog", { name: "Filter" });
		await expect(filters.getByRole("link", { name: /^Green/ })).toHaveAttribute("aria-current", "true");
		await expect(page.locator("details[open] > summary").filter({ hasText: "Filter" })).toHaveCount(0);
	});

	test("the number of products per row", { tag: "@thorough" }, async ({ page }) => {
		const start = await withoutScriptYet(page, "/en-it/women/dresses");
		const rows = page.getByRole("group", { name: "Items per row" });
		const one = rows.getByRole("radio", { name: "1", exact: true });
		await page.getByText("Sort", { exact: true }).click();
		await one.check({ force: true });
		await start();
		await expect(page.locator("html")).toHaveAttribute("data-grid-mobile", "1");
		await expect(one).toBeChecked();
	});

	test("words of a search, and an address for the newsletter", { tag: "@thorough" }, async ({ page }) => {
		const start = await withoutScriptYet(page, SEARCH);
		const words = page.getByRole("main").getByRole("searchbox");
		await words.fill("silk");
		await start();
		await expect(words).toHaveValue("silk");
		await page.getByRole("main").getByRole("button", { name: "Search" }).click();
		await expect(page).toHaveURL("/en-it/search?q=silk");
		const startAgain = await withoutScriptYet(page, "/en-it/newsletter");
		const address = page.getByRole("main").getByLabel("Email address", { exact: true });
		await address.fill("mara@vetrina.example");
		await startAgain();
		await expect(address).toHaveValue("mara@vetrina.example");
	});

	test("a size that the browser restores with the page", { tag: "@thorough" }, async ({ page }) => {
		await page.goto(product("VT10003-ivory"));
		await running(page);
		const size = page.getByRole("radio", { name: "M", exact: true });
		await size.check({ force: true });
		await page.goto("/en-it/about");
		await page.goBack();
		await running(page);
		await expect(size).toBeChecked();
		await page.getByRole("button", { name: "Add to bag" }).click();
		await expect(minicart(page).getByRole("listitem")).toHaveCount(1);
	});
});
