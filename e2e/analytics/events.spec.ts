import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import type { AnalyticsEvent } from "../../shared/contracts/analytics-events.ts";
import { banner } from "../support/consent.ts";
import { findEvent, readLayer as layer, readNames } from "../support/data-layer.ts";
import { minicart, product, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

/** Covers what reaches the data layer before, with and after consent (docs/rules/shoppers/event.md). */
const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;
test.use({ storageState: { cookies: [], origins: [] } });

/** Vitals come when the browser knows them, so they have no place in the order. */
const names = async (page: Page): Promise<(string | undefined)[]> =>
	(await readNames(page)).filter((name) => name !== "web_vital");

/** Collects the addresses of reports, and of the code that makes them. */
const watchReports = (page: Page): string[] => {
	const addresses: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/\/events$|start-analytics/.test(pathname)) addresses.push(pathname);
	});
	return addresses;
};
const answer = (page: Page, name: string): Promise<void> =>
	banner(page).getByRole("button", { name }).click();
const PRODUCT = product("VT10001-emerald");
const addHere = async (page: Page): Promise<void> => {
	await page.getByRole("radio", { name: "IT 38", exact: true }).check({ force: true });
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(minicart(page).getByRole("listitem")).not.toHaveCount(0);
};

// proves event-9, event-15, event-16
test("a late yes reports what the document has seen, in its order, and an addition with facts of the catalogue", async ({
	page,
}) => {
	const reports = watchReports(page);
	await page.goto("/en-it/women/dresses");
	await running(page);
	await page.goto(PRODUCT);
	await running(page);
	await page.waitForLoadState("networkidle");
	expect([reports, await layer(page)]).toEqual([[], []]);
	await answer(page, "Accept all");
	await expect.poll(() => names(page)).toEqual(["page_view", "customer_changed", "view_item"]);
	await addHere(page);
	await expect.poll(() => names(page)).toEqual(expect.arrayContaining(["add_to_cart", "cart_updated"]));
	const [item] = (await layer(page)).find(({ event }) => event === "add_to_cart")?.ecommerce?.items ?? [];
	expect(item).toMatchObject({ item_brand: expect.any(String), price: expect.any(Number), quantity: 1 });
	expect(Number.isInteger(item?.price)).toBe(true);
});

// proves event-11
test("a refusal reports nothing, then and later", async ({ page }) => {
	const reports = watchReports(page);
	await page.goto(PRODUCT);
	await running(page);
	await answer(page, "Refuse all");
	await expect(banner(page)).toBeHidden();
	await addHere(page);
	await page.goto("/en-it/women/dresses");
	await running(page);
	await page.waitForLoadState("networkidle");
	expect([reports, await layer(page)]).toEqual([[], []]);
});

// proves event-15
test("each page is reported once, also where the browser stays in one document", async ({
	page,
	context,
	baseURL,
}) => {
	await context.addCookies([{ name: "consent", value: "1.apm", url: baseURL ?? "" }]);
	await page.goto("/en-it/women/dresses");
	await running(page);
	await expect.poll(() => names(page)).toEqual(["page_view", "customer_changed", "view_item_list"]);
	await page.getByRole("main").getByRole("article").getByRole("link").first().click();
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeVisible();
	await page.goBack();
	await page.waitForURL(/dresses$/);
	const views = async () =>
		(await layer(page)).filter(({ event }) => event === "page_view").map((one) => one.page_path);
	await expect
		.poll(views)
		.toEqual(["/en-it/women/dresses", expect.stringMatching(/\.html$/), "/en-it/women/dresses"]);
	expect(await names(page)).toEqual(expect.arrayContaining(["select_item", "view_item"]));
});

/** Returns the products whose clicks in a list the dataset has. Requests of a document that is gone are seen by their receiver alone. */
async function listClicked(path: string, since: number): Promise<string[]> {
	const headers = { authorization: `Bearer ${ensureSecrets().commerce.ADMIN_TOKEN ?? ""}` };
	const url = `${commerce}/admin/dataset/events?name=select_item&since=${since}`;
	const { events } = (await (await fetch(url, { headers })).json()) as {
		events: AnalyticsEvent<"select_item">[];
	};
	return events.flatMap(({ place, data }) => (place.path === path ? data.items.map((item) => item.id) : []));
}

// proves event-15, event-29
for (const { when, list, hold, untilHeld } of [
	{
		when: "before its client starts",
		list: "/en-it/women/dresses/midi",
		// The client starts after the first frame.
		hold: () => {
			window.requestAnimationFrame = () => 0;
		},
		untilHeld: async () => {},
	},
	{
		when: "before analytics has loaded, in a browser that loads each page as a document",
		list: "/en-it/men/knitwear",
		hold: () => {
			Object.defineProperty(window, "navigation", { value: undefined });
			window.requestIdleCallback = () => 0;
		},
		untilHeld: (page: Page) => page.waitForFunction(() => !("ids" in document)),
	},
])
	test(`a list that is left by a click ${when} is reported with the click, to which the next page is credited`, async ({
		page,
		context,
		baseURL,
	}) => {
		await context.addCookies([{ name: "consent", value: "1.apm", url: baseURL ?? "" }]);
		await page.addInitScript(`if (location.pathname === ${JSON.stringify(list)}) (${hold})();`);
		const since = Date.now();
		await page.goto(list);
		await untilHeld(page);
		const link = page.getByRole("main").getByRole("article").getByRole("link").first();
		const id = /-(VT\d+-[\w-]+)\.html$/.exec((await link.getAttribute("href")) ?? "")?.[1];
		await link.click();
		await page.waitForURL(new RegExp(`${id}\\.html$`));
		await expect.poll(() => listClicked(list, since), { timeout: 20_000 }).toEqual([id]);
		await expect.poll(() => findEvent(page, "view_item")).toMatchObject({ source: "list" });
	});
