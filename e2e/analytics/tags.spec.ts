import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CATEGORIES, CONSENT_COOKIE, writeChoice } from "../../shared/domain/consent/consent.ts";
import { banner } from "../support/consent.ts";
import { minicart, product, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

/** Covers the receivers in the browser, by stand-ins that refuse what their makers would (docs/rules/shoppers/event.md). */
test.use({ storageState: { cookies: [], origins: [] } });

const CONTAINERS = ["GTM-VETRINA", "GTM-HOUSE2"];
const LIST = "/en-ae/women/dresses";
const PRODUCT = product("VT10001-emerald", "en-ae");
const TAGS = /\/(gtm\.js|ns\.html|c\/hotjar)/;

/** Google's own library, by which its tags read a data layer. */
const HELPER = readFileSync(
	fileURLToPath(import.meta.resolve("data-layer-helper/dist/data-layer-helper.js")),
	"utf8",
);

type Entry = { event: string; event_id: string; page_path?: string; ecommerce?: { items: object[] } };
type Container = { accepted: Entry[]; refused: object[]; consent: Record<string, string> };

const readContainer = (page: Page, id = CONTAINERS[0]): Promise<Container | undefined> =>
	page.evaluate(
		(name) =>
			(window as { google_tag_manager?: Record<string, Container> }).google_tag_manager?.[name as string],
		id,
	);
const accepted = async (page: Page, id?: string): Promise<string[]> =>
	((await readContainer(page, id))?.accepted ?? [])
		.map(({ event }) => event)
		// Vitals come when the browser knows them, so they have no place in the order.
		.filter((name) => name !== "web_vital");
const watchTags = (page: Page): string[] => {
	const addresses: string[] = [];
	page.on("request", (request) => {
		if (TAGS.test(request.url())) addresses.push(request.url());
	});
	return addresses;
};
const agree = (page: Page, baseURL: string | undefined, granted = CATEGORIES.map((one) => one)) =>
	page.context().addCookies([{ name: CONSENT_COOKIE, value: writeChoice({ granted }), url: baseURL ?? "" }]);
const answer = (page: Page, name: string): Promise<void> =>
	banner(page, "en-ae").getByRole("button", { name }).click();
const addHere = async (page: Page): Promise<void> => {
	await page.getByRole("radio", { name: /IT 38$/ }).check({ force: true });
	await page.getByRole("button", { name: "Add to bag" }).click();
	await expect(minicart(page, "en-ae").getByRole("listitem")).not.toHaveCount(0);
};
const openProduct = (page: Page): Promise<void> =>
	page.getByRole("main").getByRole("article").getByRole("link").first().click();

// proves event-27, event-28
test("two containers take every event once, and refuse none", async ({ page, baseURL }) => {
	await agree(page, baseURL);
	await page.goto(LIST);
	await expect.poll(() => accepted(page)).toEqual(["page_view", "customer_changed", "view_item_list"]);
	await openProduct(page);
	await expect(page.getByRole("button", { name: "Add to bag" })).toBeVisible();
	await expect.poll(() => accepted(page)).toEqual(expect.arrayContaining(["select_item", "view_item"]));
	await page.goto(PRODUCT);
	await running(page);
	await addHere(page);
	await expect.poll(() => accepted(page)).toEqual(expect.arrayContaining(["add_to_cart", "cart_updated"]));
	for (const id of CONTAINERS) {
		const container = await readContainer(page, id);
		expect([id, container?.refused]).toEqual([id, []]);
		expect(container?.consent).toMatchObject({ analytics_storage: "granted", ad_storage: "granted" });
		const ids = container?.accepted.map(({ event_id }) => event_id) ?? [];
		expect(new Set(ids).size).toBe(ids.length);
	}
	expect(await accepted(page, CONTAINERS[1])).toEqual(await accepted(page));
});

// proves event-16, event-28
test("Google's own helper reads consent, and commerce of one event only", async ({ page, baseURL }) => {
	await agree(page, baseURL, ["analytics"]);
	await page.goto(PRODUCT);
	await running(page);
	await addHere(page);
	await expect
		.poll(() => accepted(page))
		.toEqual(expect.arrayContaining(["view_item", "add_to_cart", "cart_updated"]));
	await page.evaluate(HELPER);
	const replayed = await page.evaluate(() => {
		type Model = { ecommerce?: { items?: unknown[] } | null };
		type Message = { event?: string } & ArrayLike<unknown>;
		type Helper = new (
			layer: unknown,
			listener: (model: Model, message: Message) => void,
			listensToPast: boolean,
		) => unknown;
		const { DataLayerHelper, dataLayer } = window as unknown as {
			DataLayerHelper: Helper;
			dataLayer: unknown;
		};
		const consents: unknown[][] = [];
		const commerce: [string, number][] = [];
		new DataLayerHelper(
			dataLayer,
			({ ecommerce }, message) => {
				if (message[0] === "consent") consents.push([message[1], message[2]]);
				if (message.event && ecommerce) commerce.push([message.event, ecommerce.items?.length ?? 0]);
			},
			true,
		);
		return { consents, commerce };
	});
	expect(replayed.consents.map(([kind]) => kind)).toEqual(["default", "default", "default", "update"]);
	expect(replayed.consents.at(-1)?.[1]).toMatchObject({
		analytics_storage: "granted",
		ad_storage: "denied",
		ad_user_data: "denied",
		ad_personalization: "denied",
		personalization_storage: "denied",
	});
	expect(replayed.commerce).toEqual(
		expect.arrayContaining([
			["view_item", 1],
			["add_to_cart", 1],
		]),
	);
});

// proves event-27
test("a late yes loads the containers with the next page, and loses nothing", async ({ page }) => {
	const requests = watchTags(page);
	await page.goto(LIST);
	await running(page);
	await answer(page, "Accept all");
	await expect(page.locator("html[data-renew]")).toBeAttached();
	expect(requests).toEqual([]);
	await openProduct(page);
	await expect.poll(() => accepted(page)).toEqual(expect.arrayContaining(["view_item_list", "view_item"]));
	const views = ((await readContainer(page))?.accepted ?? []).filter(({ event }) => event === "page_view");
	expect(views.map(({ page_path }) => page_path)).toEqual([LIST, expect.stringMatching(/\.html$/)]);
	expect((await readContainer(page))?.refused).toEqual([]);
});

// proves event-27
test("a withdrawal deletes what tags and visits have stored, and loads no tag again", async ({
	page,
	baseURL,
	context,
}) => {
	await agree(page, baseURL);
	await page.goto(LIST);
	await expect.poll(() => accepted(page)).toContain("page_view");
	const names = async () =>
		[
			...(await context.cookies()).map(({ name }) => name),
			...(await page.evaluate(() => Object.keys(sessionStorage))),
		].filter((name) => /^(_ga|_hj|shop\.(visit|layer))/.test(name));
	await expect.poll(names).toEqual(expect.arrayContaining(["_ga", "_hjSession_100006", "shop.visit"]));
	await page.goto("/en-ae/cookie-settings");
	await running(page);
	await expect(page.getByText("_hj")).toBeAttached();
	await page.getByRole("button", { name: "Refuse all" }).first().click();
	await expect(page.getByText("Your choice has been saved.")).toBeVisible();
	await expect.poll(names).toEqual([]);
	const requests = watchTags(page);
	await page.goto(PRODUCT);
	await running(page);
	await page.waitForLoadState("networkidle");
	expect([requests, await names()]).toEqual([[], []]);
});

// proves event-27
test.describe("disturbed by others", () => {
	test.use({ noise: [/gtm|hotjar|ERR_/] });

	test("scripts that an extension blocks leave the shop and the server's events alone", async ({
		page,
		baseURL,
	}) => {
		await agree(page, baseURL);
		await page.route(TAGS, (route) => route.abort("blockedbyclient"));
		const reported = page.waitForResponse((response) => response.url().endsWith("/events"));
		await page.goto(PRODUCT);
		expect((await reported).status()).toBe(200);
		await running(page);
		await addHere(page);
	});

	test("a data layer that is frozen before the shop starts does so as well", async ({ page, baseURL }) => {
		await agree(page, baseURL);
		await page.addInitScript(() => {
			Object.defineProperty(window, "dataLayer", { value: Object.freeze([]), writable: false });
		});
		const reported = page.waitForResponse((response) => response.url().endsWith("/events"));
		await page.goto(PRODUCT);
		expect((await reported).status()).toBe(200);
		await running(page);
		await addHere(page);
	});

	test("a layer that is replaced later leaves the containers connected", async ({ page, baseURL }) => {
		await agree(page, baseURL);
		await page.goto(PRODUCT);
		await expect.poll(() => accepted(page)).toContain("view_item");
		await page.evaluate(() => {
			(window as { dataLayer?: unknown }).dataLayer = [];
		});
		await addHere(page);
		await expect.poll(() => accepted(page)).toContain("add_to_cart");
	});
});
