import { expect, test } from "./support/test.ts";
import { textsAt } from "./support/texts.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a shopper goes from the landing page to a full bag, to Saudi Arabia in Arabic, and back to Italy", async ({
	page,
	context,
	browser,
}) => {
	test.slow();
	await test.step("takes the offered locale", async () => {
		await page.goto("/");
		await page.getByRole("button", { name: "Continue in English" }).click();
		await expect(page).toHaveURL("/en-it/");
		await expect(page.locator("html")).toHaveAttribute("lang", "en-IT");
	});

	await test.step("opens a list by the menu", async () => {
		await page.getByRole("button", { name: "Menu" }).click();
		const menu = page.getByRole("navigation", { name: "Main navigation" });
		await menu.getByRole("button", { name: "Open Women" }).click();
		await menu.getByRole("button", { name: "Open Dresses" }).click();
		await menu.getByRole("link", { name: "View all Dresses" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dresses");
		await expect(page).toHaveURL("/en-it/women/dresses");
		await expect(menu).toBeHidden();
	});

	const products = page.getByRole("list", { name: "Products" }).getByRole("article");
	const total = page.getByText(/^\d+ items$/);
	await test.step("refines the list", async () => {
		const before = Number.parseInt((await total.first().textContent()) ?? "", 10);
		await page.getByText("Filter", { exact: true }).click();
		await page.getByRole("link", { name: /^Green/ }).click();
		await expect(page.getByRole("link", { name: "Remove Green" })).toBeVisible();
		await expect(page).toHaveURL(/prefn1=c_colorGroup&prefv1=green/);
		expect(Number.parseInt((await total.first().textContent()) ?? "", 10)).toBeLessThan(before);
		await page.keyboard.press("Escape");
	});

	const name = "Polka-dot crêpe midi dress";
	await test.step("opens a product", async () => {
		await products.getByRole("link", { name, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
		await expect(page.getByText("950 €").first()).toBeVisible();
	});

	const minicart = page.getByRole("dialog", { name: "Bag" });
	await test.step("chooses a size and adds it", async () => {
		await page.getByRole("button", { name: "Add to bag" }).click();
		const sizes = page.getByRole("dialog", { name: "Select a size" });
		await sizes.getByRole("button", { name: /^IT 42/ }).click();
		await expect(minicart.getByRole("listitem")).toContainText(name);
		await expect(minicart.getByRole("listitem")).toContainText("Emerald · IT 42");
		await minicart.getByRole("link", { name: "View bag" }).click();
		await expect(page).toHaveURL("/en-it/cart");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bag");
		await expect(page.getByRole("main").getByRole("list", { name: "Items in your bag" })).toContainText(
			"950 €",
		);
	});

	const footer = page.getByRole("contentinfo");
	const chooseCountry = async (typed: string, option: RegExp) => {
		await footer.locator("#country summary").click();
		await footer.getByRole("searchbox").fill(typed);
		await footer.getByRole("button", { name: option }).click();
	};
	await test.step("finds no unknown country", async () => {
		await footer.locator("summary").filter({ hasText: "Italy" }).click();
		await footer.getByRole("searchbox", { name: "Search for your country" }).fill("Atlantis");
		await expect(footer.getByText("Nothing found")).toBeVisible();
		await page.keyboard.press("Escape");
	});

	await test.step("changes to Saudi Arabia, in Arabic", async () => {
		await chooseCountry("saudi", /^Saudi Arabia/);
		await expect(page).toHaveURL("/en-sa/cart");
		await footer.getByRole("button", { name: "العربية" }).click();
		await expect(page).toHaveURL("/ar-sa/cart");
		const html = page.locator("html");
		await expect(html).toHaveAttribute("dir", "rtl");
		await expect(html).toHaveAttribute("lang", "ar-SA");
		const list = page.getByRole("list", { name: textsAt("ar-sa")("cart.items") });
		const lines = page.getByRole("main").locator(list).getByRole("listitem");
		await expect(lines).toHaveCount(1);
		await expect(lines).toContainText("42");
		await expect(page.getByRole("main")).toContainText("ر.س");
		await expect(page.getByRole("main")).not.toContainText("€");
	});

	await test.step("changes back to Italy", async () => {
		await chooseCountry("إيطاليا", /^إيطاليا/);
		await expect(page).toHaveURL(/^[^?]+\/\w\w-it\/cart/);
		await footer.getByRole("button", { name: "English" }).click();
		await expect(page).toHaveURL("/en-it/cart");
		await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
		await expect(page.getByRole("main").getByRole("list", { name: "Items in your bag" })).toContainText(
			"950 €",
		);
	});

	await test.step("keeps the bag after a reload, in a second tab and after days", async () => {
		await page.reload();
		await expect(page.getByRole("main").getByRole("list", { name: "Items in your bag" })).toContainText(name);
		const tab = await context.newPage();
		await tab.goto("/en-it/");
		await expect(tab.getByText("1 item in your bag")).toBeAttached();

		// After days the access token's cookie has expired; the other cookies remain.
		const state = await context.storageState();
		const kept = { ...state, cookies: state.cookies.filter((cookie) => !cookie.name.startsWith("cc-at_")) };
		const later = await browser.newContext({ ...test.info().project.use, storageState: kept });
		const back = await later.newPage();
		await back.goto("/");
		await expect(back).toHaveURL("/en-it/");
		await expect(back.getByText("1 item in your bag")).toBeAttached();
		await later.close();
	});
});
