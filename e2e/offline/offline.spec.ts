import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { PASSWORD } from "../../tests/setup/customer.ts";
import { createCustomer } from "../support/customer.ts";
import {
	collectMissingFiles,
	controlled,
	dataKept,
	listRegistrations,
	prepared,
} from "../support/offline.ts";
import { add, bagLink, minicart, product, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";
import { textsAt } from "../support/texts.ts";

/** A time without a network, with the service worker of the build (decision 192). */
test.use({
	serviceWorkers: "allow",
	reuseContext: false,
	noise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_RESET|Failed to fetch/],
});
// One test switches service workers off for all browsers.
test.describe.configure({ mode: "default" });

const LIST = "/en-it/women/dresses";
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const menu = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

// proves shell-43
test("a list that was seen is read offline, from its document and from its data", async ({
	page,
	context,
}) => {
	await page.goto(LIST);
	await running(page);
	await prepared(page);
	await menu(page, "Midi dresses").click();
	await expect(heading(page)).toHaveText("Midi dresses");
	await dataKept(page);

	await context.setOffline(true);
	await page.goto(LIST);
	await expect(heading(page)).toHaveText("Dresses");
	await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
	await expect(page.getByText("You’re currently browsing in offline mode")).toBeVisible();
	await menu(page, "Midi dresses").click();
	await expect(heading(page)).toHaveText("Midi dresses");
	await page.reload();
	await expect(heading(page)).toHaveText("Midi dresses");
});

// proves shell-43
test("a link leads to a page of which the document alone is kept, and to the bag", async ({
	page,
	context,
}) => {
	await page.goto(`${LIST}/midi`);
	await prepared(page);
	await page.goto(LIST);
	await running(page);
	await prepared(page);
	await context.setOffline(true);
	await menu(page, "Midi dresses").click();
	await expect(heading(page)).toHaveText("Midi dresses");
	await page.goto(LIST);
	// Before the bag is known, its link leads to its page.
	await page.evaluate(() => {
		const link = document.querySelector<HTMLAnchorElement>("[data-testid=bag]");
		if (link) location.assign(link.href);
	});
	await expect(heading(page)).toHaveText("Bag");
});

// proves shell-42
for (const locale of ["en-it", "ar-ae"] as const)
	test(`a page that was not seen is answered by the offline page in ${locale}, and opens with the network`, async ({
		page,
		context,
	}) => {
		const t = textsAt(locale);
		await page.goto(`/${locale}/women/dresses`);
		await prepared(page);
		await context.setOffline(true);
		await page.goto(product("VT10001-emerald", locale));
		await expect(heading(page)).toHaveText(t("offline.title"));
		await expect(page.getByRole("button", { name: t("error.retry") })).toBeVisible();
		await expect(page.getByRole("banner")).toBeVisible();
		expect(await page.evaluate(() => document.dir)).toBe(locale === "ar-ae" ? "rtl" : "ltr");
		await context.setOffline(false);
		await expect(page.getByRole("button", { name: t("product.add") })).toBeVisible();
	});

// proves shell-13
test("a link to a page that was not seen leaves the page on screen", async ({ page, context }) => {
	await page.goto(LIST);
	await running(page);
	await prepared(page);
	await context.setOffline(true);
	await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
	await expect(
		page
			.getByRole("alert")
			.or(page.getByRole("status"))
			.getByText(/offline mode/)
			.first(),
	).toBeVisible();
	await expect(heading(page)).toHaveText("Dresses");
	await context.setOffline(false);
	await expect(page).toHaveURL(/\.html$/);
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeVisible();
});

// proves shell-43
test("no page of a shopper's own is kept, and all that is kept is a page for everyone", async ({ page }) => {
	await page.goto(LIST);
	await prepared(page);
	for (const path of ["/en-it/cart", "/en-it/wishlist", "/en-it/login", "/en-it/women"])
		await page.goto(path);
	await prepared(page);
	const kept = await page.evaluate(async () => {
		const cache = await caches.open("shop-pages");
		const requests = await cache.keys();
		const responses = await Promise.all(requests.map((request) => cache.match(request)));
		return requests.map(({ url }, at) => [
			new URL(url).pathname,
			responses[at]?.headers.get("cache-control")?.split(",")[0],
		]);
	});
	expect(kept.map(([path]) => path)).toEqual(expect.arrayContaining([LIST, "/en-it/women"]));
	expect(kept.filter(([path]) => /cart|wishlist|login/.test(path ?? ""))).toEqual([]);
	expect(new Set(kept.map(([, scope]) => scope))).toEqual(new Set(["public"]));
});

// proves shell-43
test("service workers of others and older ones give way to the shop's own", async ({ page }) => {
	await page.goto("/en-it/offline");
	await controlled(page);
	await page.evaluate(async () => {
		await caches.open("of-another-shop");
		for (const registration of await navigator.serviceWorker.getRegistrations())
			await registration.unregister();
	});
	await page.route("**/en-it/about", (route) =>
		route.fulfill({ contentType: "text/html", body: "<title>Before</title>" }),
	);
	await page.goto("/en-it/about");
	// The policy of a page in which a script may be registered.
	await page.evaluate(async () => {
		await navigator.serviceWorker.register("/worker.js?v=1");
		await navigator.serviceWorker.register("/worker.js?v=1&of=another", { scope: "/en-it/" });
	});
	await expect.poll(() => listRegistrations(page)).toHaveLength(2);
	await page.unroute("**/en-it/about");
	await page.goto("/en-it/women");
	await running(page);
	// A page that no service worker controls yet waits for the first click.
	await page.getByRole("main").dispatchEvent("click");
	const { origin } = new URL(page.url());
	await expect.poll(() => listRegistrations(page)).toEqual([`${origin}/worker.js?v=2`]);
	await expect.poll(() => page.evaluate(() => caches.has("of-another-shop"))).toBe(false);
});

// proves shell-43
test("with the storage full, the shop goes on as without a service worker", async ({ page, context }) => {
	const session = await context.newCDPSession(page);
	await page.goto(LIST);
	await controlled(page);
	const { origin } = new URL(page.url());
	await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
	await page.goto("/en-it/men");
	await running(page);
	await expect(heading(page)).toBeVisible();
	await page.goto(product("VT10026"));
	await running(page);
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(page.getByRole("dialog", { name: "Bag" })).toBeVisible();
	await page.goto("/en-it/cart");
	await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
	await session.send("Storage.overrideQuotaForOrigin", { origin });
});

// proves shell-44
test("operations switch service workers off, and what they have kept is gone", async ({ page, context }) => {
	const change = async (body: object) => {
		const response = await page.request.patch("/ops/switches", {
			headers: { authorization: `Bearer ${ensureSecrets().storefront.OPS_TOKEN}` },
			data: { site: "vetrina-eu", ...body },
		});
		expect(response.status()).toBe(200);
	};
	await page.goto(LIST);
	await prepared(page);
	const other = await context.newPage();
	await other.goto("/en-us/women");
	await running(other);
	await change({ off: ["offline"] });
	try {
		await page.goto("/en-it/women");
		await running(page);
		await expect.poll(() => listRegistrations(page)).toEqual([]);
		// The former service worker serves the pages that it had, and may store a file for them.
		await page.reload();
		await running(page);
		await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
		// A tab of another site goes on.
		await other.getByRole("main").getByRole("link").first().click();
		await expect(heading(other)).toBeVisible();
		await other.close();
	} finally {
		await change({ on: ["offline"] });
	}
	await page.goto(LIST);
	await prepared(page);
});

const BAG = { name: "Items in your bag" };
const keptKeys = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter((key) => /^shop\.(bag|queued)/.test(key)));
const keptBag = (page: Page) =>
	page.waitForFunction(() => /"count":[1-9]/.test(localStorage.getItem("shop.bag./api/en-it") ?? ""));

// proves shell-42, shell-43
test("bag and wishlist are read offline as they were last known", async ({ page, context }) => {
	await page.goto(product("VT10003-ivory"));
	await running(page);
	const saved = page.waitForResponse(
		(one) => one.request().method() === "POST" && /wishlist/.test(one.url()),
	);
	await page
		.getByRole("main")
		.getByRole("button", { name: /wishlist/i })
		.first()
		.click();
	await saved;
	await add(page, "VT10026");
	const name = await minicart(page).getByRole("listitem").getByRole("link").first().textContent();
	await page.goto(LIST);
	await running(page);
	await prepared(page);
	await keptBag(page);
	const missing = collectMissingFiles(context);
	await page.waitForFunction(() => /"tiles":\[\{/.test(localStorage.getItem("shop.bag./api/en-it") ?? ""));

	await context.setOffline(true);
	await page.goto("/en-it/cart");
	await expect(heading(page)).toHaveText("Bag");
	const bag = page.getByRole("main").getByRole("list", BAG);
	await expect(bag.getByRole("listitem")).toHaveCount(1);
	await expect(bag).toContainText(name ?? "-");
	await expect(page.getByText("As you last saw it.").first()).toBeVisible();
	await page.goto("/en-it/wishlist");
	await expect(heading(page)).toHaveText("Wishlist");
	await expect(page.getByRole("main").getByRole("list", { name: "Wishlist items" })).toBeVisible();
	// The flyout shows the bag on any kept page.
	await page.goto(LIST);
	await running(page);
	await bagLink(page).click();
	await expect(minicart(page).getByRole("listitem").first()).toContainText(name ?? "-");
	expect(missing).toEqual([]);
});

// proves basket-33
test("what was added offline is added once when two tabs are back", async ({ page, context }) => {
	await page.goto(product("VT10026"));
	await running(page);
	await prepared(page);
	const other = await context.newPage();
	await other.goto(LIST);
	await running(other);
	const sent: string[] = [];
	// A token of no session is refused first, and the request repeated.
	context.on("response", (response) => {
		const isAddition = response.request().method() === "POST" && response.url().endsWith("/basket/items");
		if (isAddition && response.ok()) sent.push(response.url());
	});
	const missing = collectMissingFiles(context);
	await context.setOffline(true);
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(page.getByText("We’ll add this to your bag as soon as you’re back online.")).toBeVisible();
	expect(await keptKeys(page)).toContain("shop.queued-additions");
	await context.setOffline(false);
	const told = () =>
		Promise.all([page, other].map((tab) => tab.getByText("1 item has been added to your bag.").count()));
	await expect.poll(async () => (await told()).filter((count) => count > 0).length).toBe(1);
	await expect(page.getByRole("banner").getByRole("status")).toHaveText("1 item in your bag");
	await expect(other.getByRole("banner").getByRole("status")).toHaveText("1 item in your bag");
	expect(sent).toHaveLength(1);
	expect(missing.filter((file) => /send-queued|scroll-restoration/.test(file))).toEqual([]);
	expect(await keptKeys(page)).not.toContain("shop.queued-additions");
});

// proves basket-33
test("an addition whose answer is lost is not made twice", async ({ page, context }) => {
	await page.goto(product("VT10026"));
	await running(page);
	await prepared(page);
	await context.setOffline(true);
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(page.getByText("We’ll add this to your bag as soon as you’re back online.")).toBeVisible();
	let times = 0;
	await page.route("**/basket/items", async (route) => {
		const response = await route.fetch();
		if (times++ === 0) await route.abort("connectionreset");
		else await route.fulfill({ response });
	});
	await context.setOffline(false);
	await expect.poll(() => times).toBe(1);
	await page.goto("/en-it/women");
	await expect(page.getByText("1 item has been added to your bag.")).toBeVisible();
	await expect(page.getByRole("banner").getByRole("status")).toHaveText("1 item in your bag");
	// A page that is left may have tried again as well.
	expect(times).toBeGreaterThan(1);
});

// proves identity-29
test("signing out deletes the bag and the pages that were kept", async ({ page }) => {
	const email = await createCustomer("vetrina-eu", "Carla");
	const origin = new URL(test.info().project.use.baseURL ?? "").origin;
	await page.request.post("/en-it/login", {
		form: { intent: "signIn", email, password: PASSWORD },
		headers: { origin },
		maxRedirects: 0,
	});
	await add(page, "VT10026");
	await keptBag(page);
	await page.goto(LIST);
	await prepared(page);
	await page.goto("/en-it/myaccount");
	await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL("/en-it/login?notice=signedOut");
	const kept = () =>
		page.evaluate(
			async (list) => [
				(await caches.match(list, { cacheName: "shop-pages", ignoreVary: true }))?.status,
				/Carla|"count":[1-9]/.test(localStorage.getItem("shop.bag./api/en-it") ?? ""),
			],
			LIST,
		);
	await expect.poll(kept).toEqual([undefined, false]);
});
