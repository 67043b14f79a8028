import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { banner } from "../support/consent.ts";
import { minicart, product, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

/** Covers what the recommendation service learns of a shopper, and the rows that become the shopper's own. */
test.use({
	storageState: { cookies: [], origins: [] },
	// A late answer to a report of the test before may set that test's cookie in a context that is used again.
	reuseContext: false,
});

const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;
const admin = { authorization: `Bearer ${ensureSecrets().commerce.ADMIN_TOKEN ?? ""}` };
type Activity = { activity: string; body: Record<string, unknown> };

const readCookieId = async (page: Page): Promise<string | undefined> =>
	(await page.context().cookies()).find(({ name }) => name.endsWith("recommendations_id"))?.value;

/** Returns what the service was told of this browser, in the order of its arrival. */
const activities = async (page: Page): Promise<Activity[]> => {
	const cookieId = await readCookieId(page);
	if (!cookieId) return [];
	const url = `${commerce}/admin/recommendations/activities?cookieId=${cookieId}`;
	const response = await page.request.get(url, { headers: admin });
	return ((await response.json()) as { activities: Activity[] }).activities;
};
const kinds = async (page: Page): Promise<string[]> =>
	(await activities(page)).map(({ activity }) => activity).toSorted();

const row = (page: Page) => page.getByRole("region", { name: "You may also like", exact: true });
const ids = (page: Page): Promise<(string | null)[]> =>
	row(page)
		.getByRole("article")
		.evaluateAll((all) => all.map((one) => one.getAttribute("data-product")));
const everyones = async (page: Page): Promise<string[]> => {
	const response = await page.request.get("/api/en-it/recommendations?type=you-may-also-like");
	return ((await response.json()) as { tiles: { id: string }[] }).tiles.map(({ id }) => id);
};
const shifts = (page: Page) => page.evaluate(() => window.layoutShifts);
const agree = (page: Page, baseURL: string | undefined, initials = "apm") =>
	page.context().addCookies([{ name: "consent", value: `1.${initials}`, url: baseURL ?? "" }]);

/** Waits for everything that the queue delivers. */
const DELIVERED = { timeout: 20_000 };

// proves search-18, event-47
test("after consent the service learns of earlier views, and a row becomes the shopper's own without a shift", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/recommendations/own")) asked.push(request.url());
	});
	await page.goto(product("VT10003-ivory"));
	await running(page);
	await page.goto("/en-it/cart");
	await expect(row(page)).toBeVisible();
	expect(await ids(page)).toEqual(await everyones(page));
	expect(asked).toEqual([]);
	await page.goto(product("VT10003-ivory"));
	await running(page);
	await banner(page).getByRole("button", { name: "Accept all" }).click();
	await expect.poll(() => kinds(page), DELIVERED).toContain("viewProduct");
	await page.goto("/en-it/cart");
	await expect(row(page)).toBeVisible();
	const shared = await everyones(page);
	await expect.poll(() => ids(page)).not.toEqual(shared);
	expect(await ids(page)).not.toContain("VT10003-ivory");
	expect(await shifts(page)).toEqual([]);
});

// proves search-18
test("after a refusal rows stay everyone's, and the service is told nothing", async ({ page }) => {
	const sent: string[] = [];
	page.on("request", (request) => {
		if (/recommendations\/own|\/events$/.test(request.url())) sent.push(request.url());
	});
	await page.goto(product("VT10003-ivory"));
	await running(page);
	await banner(page).getByRole("button", { name: "Refuse all" }).click();
	await expect(banner(page)).toBeHidden();
	await page.goto("/en-it/cart");
	await expect(row(page)).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(await ids(page)).toEqual(await everyones(page));
	expect([sent, await readCookieId(page)]).toEqual([[], undefined]);
});

// proves search-18
test("a service that is down or slow leaves everyone's row", async ({ page, baseURL, noise }) => {
	noise.push(/503/);
	await agree(page, baseURL);
	await page.route("**/recommendations/own?*", (route) => route.fulfill({ status: 503, body: "{}" }));
	await page.goto("/en-it/cart");
	await expect(row(page)).toBeVisible();
	expect(await ids(page)).toEqual(await everyones(page));
	expect(await shifts(page)).toEqual([]);
});

// proves event-47
test("what a shopper does is told once each, with price and quantity", async ({ page, baseURL }) => {
	await agree(page, baseURL, "p");
	await page.goto("/en-it/women/dresses");
	await running(page);
	await page.getByRole("main").getByRole("article").getByRole("link").first().click();
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeVisible();
	await expect.poll(() => kinds(page), DELIVERED).toEqual(["clickCategory", "viewCategory", "viewProduct"]);
	await page.goto("/en-it/search?q=dress");
	await running(page);
	await page.getByRole("main").getByRole("article").getByRole("link").first().click();
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeVisible();
	await page.goto(product("VT10001-emerald"));
	await running(page);
	await page.getByRole("radio", { name: "IT 38", exact: true }).check({ force: true });
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(minicart(page).getByRole("listitem")).not.toHaveCount(0);
	await page.goto("/en-it/checkout");
	await expect
		.poll(() => kinds(page), DELIVERED)
		.toEqual([
			"addToCart",
			"beginCheckout",
			"checkoutStep",
			"clickCategory",
			"clickSearch",
			"viewCategory",
			"viewPage",
			"viewProduct",
			"viewProduct",
			"viewProduct",
			"viewSearch",
		]);
	const told = await activities(page);
	const line = { id: "VT10001", sku: expect.any(String), price: expect.any(Number), quantity: 1 };
	const find = (name: string) => told.find(({ activity }) => activity === name)?.body;
	const common = { cookieId: await readCookieId(page), realm: "vtra", instanceType: "prd" };
	expect(find("addToCart")).toMatchObject({ ...common, products: [line] });
	expect(find("beginCheckout")).toMatchObject({ ...common, products: [line], amount: expect.any(Number) });
	expect(find("clickSearch")).toMatchObject({ searchText: "dress", product: { id: expect.any(String) } });
	expect(find("viewCategory")).toMatchObject({ category: { id: "women-dresses" }, showProducts: true });
	expect(find("checkoutStep")).toMatchObject({ stepName: "contact", stepNumber: 1 });
});

// proves event-47
test("recommendations that are seen and clicked are told once each", async ({ page, baseURL }) => {
	await agree(page, baseURL);
	await page.goto("/en-it/cart");
	await row(page).scrollIntoViewIfNeeded();
	await expect(row(page)).toBeInViewport();
	const link = row(page).getByRole("link").first();
	await link.click();
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeVisible();
	await expect.poll(() => kinds(page), DELIVERED).toEqual(expect.arrayContaining(["clickReco", "viewReco"]));
	const told = await activities(page);
	expect(told.filter(({ activity }) => activity === "clickReco")).toHaveLength(1);
	const uuids = told.filter(({ activity }) => activity === "viewReco").map(({ body }) => body.__recoUUID);
	expect(uuids, JSON.stringify(told)).toEqual([...new Set(uuids)]);
});

// proves search-18, search-19
test("an editor's row that a zone fills becomes the shopper's own in its place", async ({
	page,
	baseURL,
}) => {
	await agree(page, baseURL);
	await page.goto(product("VT10003-ivory"));
	await running(page);
	await expect.poll(() => kinds(page), DELIVERED).toContain("viewProduct");
	const placed = page.getByRole("region", { name: "Most loved" });
	const links = () =>
		placed
			.getByRole("heading", { level: 3 })
			.getByRole("link")
			.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
	const shared = await (await page.request.get("/en-it/window")).text();
	await page.goto("/en-it/window");
	await running(page);
	const before = await links();
	for (const href of before) expect(shared).toContain(String(href));
	await placed.scrollIntoViewIfNeeded();
	await expect.poll(links).not.toEqual(before);
	expect(before.length).toBeGreaterThan(0);
});
