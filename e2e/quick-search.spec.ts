import { running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const open = async (page: Page) => {
	await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
	const flyout = page.getByRole("dialog", { name: "Search" });
	await expect(flyout.getByRole("searchbox")).toBeFocused();
	return flyout;
};

test("what is typed is answered while it is typed, and reached by the arrow keys", async ({ page }) => {
	await page.goto("/en-it/");
	await running(page);
	const flyout = await open(page);
	await flyout.getByRole("searchbox").pressSequentially("silk dr");
	const products = flyout.getByRole("list", { name: "Products" }).getByRole("listitem");
	await expect(products).not.toHaveCount(0);
	await expect(products.first()).toContainText(/silk/i);
	await expect(flyout.getByRole("status").first()).toHaveText(/^Suggestions: \d+$/);
	await page.keyboard.press("ArrowDown");
	const first = flyout.getByRole("region", { name: "Suggestions" }).getByRole("link").first();
	await expect(first).toBeFocused();
	const phrase = (await first.textContent()) ?? "";
	// Who types on types in the field.
	await page.keyboard.press("e");
	await expect(flyout.getByRole("searchbox")).toBeFocused();
	await expect(flyout.getByRole("searchbox")).toHaveValue("silk dre");
	await page.keyboard.press("ArrowDown");
	await expect(first).toHaveText(phrase);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/en-it\/search\?q=/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(phrase);
	// It is a recent one at once; Escape leaves, whatever is typed, to where the search was opened.
	const again = await open(page);
	await expect(again.getByRole("button", { name: phrase })).toBeVisible();
	await again.getByRole("searchbox").fill("ve");
	await page.keyboard.press("Escape");
	await expect(again).toBeHidden();
	await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toBeFocused();
});

test("a word that is not spelled well finds its pieces all the same", async ({ page }) => {
	await page.goto("/en-it/");
	await running(page);
	const flyout = await open(page);
	await flyout.getByRole("searchbox").fill("cashmeer");
	await expect(flyout.getByRole("list", { name: "Products" })).toContainText(/cashmere/i);
});

test("recent searches come back, until they are forgotten; broken ones begin anew", async ({
	page,
	noise,
}) => {
	noise.push(/recent searches/);
	await page.goto("/en-it/search?q=velvet");
	await running(page);
	let flyout = await open(page);
	await flyout.getByRole("button", { name: "velvet" }).click();
	await expect(page).toHaveURL("/en-it/search?q=velvet");
	flyout = await open(page);
	await flyout.getByRole("button", { name: "Forget these" }).click();
	await expect(flyout.getByRole("button", { name: "velvet" })).toHaveCount(0);
	await page.evaluate(() => localStorage.setItem("vetrina.searches", "{"));
	await page.reload();
	await running(page);
	await expect((await open(page)).getByRole("link", { name: "Women" })).toBeVisible();
});

test("before anything is typed there is what others look for, where the search knows it", async ({
	page,
}) => {
	await page.goto("/en-us/about");
	await running(page);
	const others = (await open(page)).getByRole("region", { name: "Others look for" });
	await expect(others.getByRole("link")).toHaveCount(3);
	const phrase = (await others.getByRole("link").first().textContent()) ?? "";
	await others.getByRole("link").first().click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(phrase);
});

test("what becomes of a search is told to whoever answered it", async ({ page }) => {
	await page.goto("/en-us/search?q=silk+dress");
	await running(page);
	const told = page.waitForRequest(/\/api\/en-us\/search-events$/);
	const tile = page.getByRole("main").getByRole("article").nth(1);
	await tile.getByRole("link").first().click();
	const request = await told;
	expect(request.postDataJSON()).toMatchObject({
		type: "click",
		index: "vetrina-us__products__en",
		position: 2,
	});
	expect((await request.response())?.status()).toBe(202);
});

test("without suggestions the search still works", async ({ page }) => {
	await page.setExtraHTTPHeaders({ "x-vetrina-fault": "search:503" });
	await page.goto("/en-it/about");
	await running(page);
	const flyout = await open(page);
	const answer = page.waitForResponse(/suggestions\?q=/);
	await flyout.getByRole("searchbox").fill("velvet");
	expect((await (await answer).json()).products).toEqual([]);
	await expect(flyout.getByRole("link", { name: "Women" })).toBeVisible();
	await page.setExtraHTTPHeaders({});
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/en-it/search?q=velvet");
});
