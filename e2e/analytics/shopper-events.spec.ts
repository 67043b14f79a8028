import { PASSWORD } from "../../tests/setup/customer.ts";
import { askToSignIn, createCustomer, signIn } from "../support/customer.ts";
import { findEvent, readNames } from "../support/data-layer.ts";
import { product, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

/** Covers what shoppers do besides viewing and buying (docs/rules/shoppers/event.md). */

const main = (page: Page) => page.getByRole("main");
const expectEvent = (page: Page, name: string, facts: Record<string, unknown>) =>
	expect.poll(() => findEvent(page, name), { message: name }).toMatchObject(facts);

// proves event-30
test("a wish, and its end, are told with the product's facts", async ({ page }) => {
	await page.goto(product("VT10001-emerald"));
	await running(page);
	const heart = main(page)
		.getByRole("button", { name: /wishlist/ })
		.first();
	await heart.click();
	await expectEvent(page, "add_to_wishlist", {
		ecommerce: { items: [expect.objectContaining({ item_id: "VT10001-emerald" })] },
	});
	const popup = page.getByRole("dialog", { name: "Your wishlist on every device" });
	await popup.waitFor();
	await page.keyboard.press("Escape");
	await expect(popup).toBeHidden();
	await heart.click();
	await expectEvent(page, "remove_from_wishlist", {
		ecommerce: { items: [expect.objectContaining({ item_id: "VT10001-emerald" })] },
	});
});

// proves event-30
test("a sign-in in the flyout follows the customer, and signing out is told", async ({ page }) => {
	const email = await createCustomer("vetrina-eu", "Anna");
	await page.goto("/en-it/about");
	await running(page);
	await expect.poll(() => readNames(page)).toContain("customer_changed");
	await askToSignIn(page);
	await signIn(page, email);
	await expectEvent(page, "login", { method: "password" });
	const names = await readNames(page);
	expect(names.lastIndexOf("customer_changed")).toBeLessThan(names.lastIndexOf("login"));
	await page.goto("/en-it/myaccount");
	await main(page).getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL("/en-it/login?notice=signedOut");
	await expectEvent(page, "logout", {});
});

// proves event-30
test("a sign-in by a form is told by the document after it, and once", async ({ page, baseURL }) => {
	const email = await createCustomer("vetrina-eu", "Anna");
	await page.goto("/en-it/about");
	await expect.poll(() => readNames(page)).toContain("customer_changed");
	await page.request.post("/en-it/login", {
		form: { intent: "signIn", email, password: PASSWORD },
		headers: { origin: new URL(baseURL ?? "").origin },
		maxRedirects: 0,
	});
	await page.goto("/en-it/myaccount");
	await expectEvent(page, "login", { method: "form" });
	await page.reload();
	await expect.poll(() => readNames(page)).toContain("customer_changed");
	expect(await readNames(page)).not.toContain("login");
});

// proves event-30
test("a search tells all its results, and each chosen value of a refinement", async ({ page }) => {
	await page.goto("/en-it/search?q=dress");
	await running(page);
	await expectEvent(page, "search", { phrase: "dress", page_type: "full search results" });
	expect((await findEvent(page, "search"))?.results).toBeGreaterThan(24);
	await page.goto("/en-it/women/dresses");
	await running(page);
	await page.getByText("Filter", { exact: true }).click();
	await page
		.getByRole("dialog")
		.getByRole("link", { name: /^Green/ })
		.click();
	await expectEvent(page, "refinement", {
		attribute: expect.any(String),
		value: expect.stringMatching(/Green/),
	});
	await page.goto("/en-it/search?q=zzqxv");
	await expectEvent(page, "no_result", { phrase: "zzqxv" });
});

// proves event-30
test("a store is told when it is chosen and when it is shown", async ({ page }) => {
	await page.goto("/en-it/stores");
	await running(page);
	await main(page)
		.getByRole("link", { name: /Milano/ })
		.first()
		.click();
	await expectEvent(page, "select_store", { storeId: expect.any(String) });
	await expectEvent(page, "view_store", { storeId: (await findEvent(page, "select_store"))?.storeId });
});

// proves event-31
test("a promotion is told when it is in sight, and when it is followed", async ({ page }) => {
	const promotion = { id: "landing-home", name: "autumn", position: "hero" };
	await page.goto("/en-it/home");
	await running(page);
	await main(page).locator("a[href*=HP_BAN]").first().scrollIntoViewIfNeeded();
	await expectEvent(page, "view_promotion", promotion);
	await main(page).locator("a[href*=HP_BAN]").first().click();
	await expectEvent(page, "select_promotion", promotion);
});

// proves event-29
test("a view is credited to the click before it, also after a reload", async ({ page }) => {
	await page.goto("/en-it/women/dresses");
	await running(page);
	await main(page).getByRole("article").getByRole("link").first().click();
	await expectEvent(page, "view_item", { source: "list" });
	await page.reload();
	await running(page);
	await expectEvent(page, "view_item", { source: "list" });
});

// proves event-6, event-30
test("what is added to a wishlist in the quick search is labelled by the search", async ({ page }) => {
	await page.goto("/en-it/about");
	await running(page);
	await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
	await page.getByRole("dialog").getByRole("combobox").fill("dress");
	await page
		.getByRole("dialog")
		.getByRole("option")
		.filter({ has: page.locator("img") })
		.first()
		.click();
	await expectEvent(page, "select_item", { page_type: "search preview", source: "quick-search" });
});

// proves event-32
test("each document reports its Core Web Vitals with route and release", async ({ page }) => {
	const reported: unknown[] = [];
	page.on("request", (request) => {
		if (!request.url().endsWith("/events")) return;
		const body = request.postDataJSON() as { reported: { event: { type: string } }[] };
		reported.push(...body.reported.map(({ event }) => event).filter(({ type }) => type === "webVital"));
	});
	await page.goto("/en-it/women/dresses");
	await running(page);
	await expect
		.poll(() => reported)
		.toEqual(
			expect.arrayContaining([
				expect.objectContaining({ metric: "TTFB", route: "list", release: expect.stringMatching(/\.js$/) }),
				expect.objectContaining({ metric: "FCP", value: expect.any(Number), rating: expect.any(String) }),
			]),
		);
});
