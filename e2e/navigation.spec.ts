import type { Locator } from "@playwright/test";
import { withPlainPictures } from "../scripts/lib/pictures/with-plain-pictures.ts";
import { product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

const LIST = "/en-it/women/dresses";
/** The list has more pages than load automatically. */
const LONG_LIST = "/en-it/women";
const heading = { level: 1 } as const;

const findTiles = (page: Page) => page.getByRole("list", { name: "Products" }).getByRole("article");
const openLongList = async (page: Page): Promise<Locator> => {
	await withPlainPictures(page);
	await page.goto(LONG_LIST);
	await running(page);
	return findTiles(page);
};

test("client navigation sets the title, announces the page, focuses the heading, and restores the position on going back", async ({
	page,
}) => {
	await page.goto(LIST);
	await running(page);
	await page.evaluate(() => document.body.setAttribute("data-document", "first"));
	const tile = page.getByRole("article").nth(9).getByRole("link").first();
	await tile.scrollIntoViewIfNeeded();
	const scrolled = await page.evaluate(() => scrollY);
	expect(scrolled).toBeGreaterThan(300);
	const name = (await tile.textContent()) ?? "";
	await tile.click();
	await expect(page.getByRole("heading", heading)).toHaveText(name);
	await expect(page.getByRole("heading", heading)).toBeFocused();
	await expect(page).toHaveTitle(new RegExp(`${name}.*Vetrina`));
	await expect(page.locator("[data-announcement]")).toHaveText(await page.title());
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expect(page.getByRole("heading", heading)).toHaveText("Dresses");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
	await expect(page).toHaveTitle(/Dresses/);
	await expect(page.locator("body")).toHaveAttribute("data-document", "first");
});

test("client navigation sets description, robots, canonical and preview as a reload would", async ({
	page,
}) => {
	// Alternates are for crawlers, which load documents.
	const head = () =>
		page
			.locator("head [data-head]:not([hreflang])")
			.evaluateAll((tags) =>
				tags
					.map(
						(tag) =>
							`${tag.tagName} ${[...tag.attributes].map(({ name, value }) => `${name}=${value}`).sort()}`,
					)
					.sort(),
			);
	await page.goto(LIST);
	await running(page);
	await page.getByRole("article").first().getByRole("link").first().click();
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\.html$/);
	const followed = await head();
	await expect(page.locator("head [hreflang]")).toHaveCount(0);
	await page.reload();
	expect(followed).toEqual(await head());
	expect(followed.length).toBeGreaterThan(5);
});

// proves shell-14
test("a slow page shows a spinner, a second click replaces the first, and going back leads to the right page", async ({
	page,
}) => {
	await page.goto(LIST);
	await running(page);
	const slow = Promise.withResolvers<void>();
	await page.route("**/_page/en-it/women/dresses/midi", async (route) => {
		await slow.promise;
		await route.continue().catch(() => {});
	});
	const main = page.getByRole("main");
	await main.getByRole("link", { name: "Midi dresses" }).click();
	const spinner = page.getByRole("progressbar", { name: "One moment, please" });
	await expect(spinner).toBeVisible();
	await main.getByRole("link", { name: "Maxi dresses" }).click();
	await expect(page.getByRole("heading", heading)).toHaveText("Maxi dresses");
	await expect(spinner).toBeHidden();
	slow.resolve();
	await page.goBack();
	await expect(page).toHaveURL("/en-it/women/dresses/midi");
	await expect(page.getByRole("heading", heading)).toHaveText("Midi dresses");
	await page.goBack();
	await expect(page.getByRole("heading", heading)).toHaveText("Dresses");
});

test("a second click on a loading link changes nothing", { tag: "@thorough" }, async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	let requestCount = 0;
	const first = Promise.withResolvers<void>();
	await page.route("**/_page/en-it/women/dresses/midi", async (route) => {
		if (++requestCount === 1) await first.promise;
		await route.continue().catch(() => {});
	});
	const link = page.getByRole("main").getByRole("link", { name: "Midi dresses" });
	await link.click();
	await expect(page).toHaveURL("/en-it/women/dresses/midi");
	await link.click();
	await expect(page.getByRole("heading", heading)).toHaveText("Midi dresses");
	await expect(page.getByRole("progressbar")).toBeHidden();
	first.resolve();
});

test("going back while a page loads ends the spinner and shows the previous page", async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	const never = Promise.withResolvers<void>();
	await page.route("**/_page/en-it/women/dresses/midi", async (route) => {
		await never.promise;
		await route.continue().catch(() => {});
	});
	await page.getByRole("main").getByRole("link", { name: "Midi dresses" }).click();
	await expect(page.getByRole("progressbar")).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(LIST);
	await expect(page.getByRole("progressbar")).toBeHidden();
	await expect(page.getByRole("heading", heading)).toHaveText("Dresses");
	never.resolve();
});

test("going back while a product loads moves nothing, and restores the address of the page on screen", {
	tag: "@thorough",
}, async ({ page }) => {
	const tiles = await openLongList(page);
	await tiles.last().scrollIntoViewIfNeeded();
	await expect(tiles).toHaveCount(48);
	await toMiddle(tiles.nth(4));
	await expect(page).toHaveURL(LONG_LIST);
	const never = Promise.withResolvers<void>();
	await page.route("**/_page/en-it/*.html", async (route) => {
		await never.promise;
		await route.continue().catch(() => {});
	});
	await tiles.nth(4).getByRole("link").first().click();
	await expect(page).toHaveURL(/\.html$/);
	await expect(page.getByRole("progressbar")).toBeVisible();
	// A shopper may scroll while waiting.
	await toMiddle(tiles.nth(40));
	const scrolled = await page.evaluate(() => scrollY);
	await page.goBack();
	await expect(page).toHaveURL(`${LONG_LIST}?page=2`);
	await expect(page.getByRole("progressbar")).toBeHidden();
	expect(await page.evaluate(() => scrollY)).toBe(scrolled);
	never.resolve();
});

test("a list's own link leads to its top, a choice to its first products", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.goto(`${LONG_LIST}?page=3`);
	await running(page);
	await toMiddle(findTiles(page).nth(8));
	await expect(findTiles(page)).toHaveCount(48);
	await page.evaluate((href) => {
		const link = document.createElement("a");
		link.href = href;
		document.body.insertAdjacentElement("beforeend", link);
		link.click();
		link.remove();
	}, LONG_LIST);
	await expect(page).toHaveURL(LONG_LIST);
	await expect(page.getByRole("heading", heading)).toBeFocused();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a page whose data fails to load is loaded as a document", async ({ page, noise }) => {
	noise.push(/502 \(Bad Gateway\)/);
	await page.goto(LIST);
	await running(page);
	await page.route("**/_page/**", (route) =>
		route.fulfill({ status: 502, contentType: "text/html", body: "Bad gateway" }),
	);
	await page.getByRole("main").getByRole("link", { name: "Midi dresses" }).click();
	await expect(page.getByRole("heading", heading)).toHaveText("Midi dresses");
	await expect(page).toHaveURL("/en-it/women/dresses/midi");
});

test("a document from before a deployment is reloaded", { tag: "@thorough" }, async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	await page.route("**/_page/**", async (route) => {
		const response = await route.fetch();
		const headers = { ...response.headers(), "x-client": "/assets/entry-another.js" };
		await route.fulfill({ response, headers });
	});
	const [document] = await Promise.all([
		page.waitForRequest((request) => request.isNavigationRequest()),
		page.getByRole("main").getByRole("link", { name: "Midi dresses" }).click(),
	]);
	expect(new URL(document.url()).pathname).toBe("/en-it/women/dresses/midi");
	await expect(page.getByRole("heading", heading)).toHaveText("Midi dresses");
});

test("a search without a response shows an error on its own page, and 'Try again' repeats it", {
	tag: "@thorough",
}, async ({ page, noise }) => {
	noise.push(/503 \(Service Unavailable\)/);
	await page.goto(LIST);
	await running(page);
	// The search is new, so nothing of it is cached.
	const query = `silk dress ${Date.now()}`;
	await page.setExtraHTTPHeaders({ "x-vetrina-fault": "search:503" });
	await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
	await page.getByRole("combobox").fill(query);
	await page.getByRole("combobox").press("Enter");
	await expect(
		page.getByText("We can’t load these items right now. Please try again in a moment."),
	).toBeVisible();
	await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(query);
	const failed = page.url();
	await page.setExtraHTTPHeaders({});
	await page.getByRole("link", { name: "Try again" }).click();
	await expect(
		page.getByText("We can’t load these items right now. Please try again in a moment."),
	).toBeHidden();
	await expect(page.getByRole("heading", heading)).toHaveText(new RegExp(query));
	expect(page.url()).toBe(failed);
});

const toMiddle = (tile: Locator) => tile.evaluate((element) => element.scrollIntoView({ block: "center" }));

// proves list-5, list-15
test("pages load on scrolling, then by the button, and the address follows the page on screen", async ({
	page,
}) => {
	const tiles = await openLongList(page);
	const first = await tiles.first().textContent();
	for (const shown of [24, 48]) {
		await expect(tiles).toHaveCount(shown);
		await tiles.last().scrollIntoViewIfNeeded();
	}
	await expect(tiles).toHaveCount(72);
	await expect(tiles.first()).toHaveText(first ?? "");
	await toMiddle(tiles.nth(60));
	await expect(page).toHaveURL(`${LONG_LIST}?page=3`);
	const more = page.getByRole("link", { name: "Load more" });
	await more.click();
	await expect(tiles).toHaveCount(96);
	// The focus is on the first new tile.
	await expect(tiles.nth(72).getByRole("link").first()).toBeFocused();
	await toMiddle(tiles.nth(30));
	await expect(page).toHaveURL(`${LONG_LIST}?page=2`);
	// After visiting a product of the second page and going back, all pages are still there.
	await tiles.nth(30).getByRole("link").first().click();
	await expect(page).toHaveURL(/\.html$/);
	await page.goBack();
	await expect(tiles).toHaveCount(96);
	await expect(tiles.nth(30)).toBeInViewport();
	await page.getByRole("link", { name: "Back to top" }).click();
	await expect(page).toHaveURL(LONG_LIST);
});

// proves list-7
test("landing in the middle of a list loads the page before it above, and nothing moves", {
	tag: "@thorough",
}, async ({ page }) => {
	await withPlainPictures(page);
	await page.goto(`${LONG_LIST}?page=3`);
	await running(page);
	const tiles = findTiles(page);
	await expect(tiles).toHaveCount(24);
	const top = await tiles.nth(8).evaluate((element) => {
		element.id = "ninth";
		element.scrollIntoView({ block: "center" });
		return element.getBoundingClientRect().top;
	});
	await expect(tiles).toHaveCount(48);
	expect((await page.locator("#ninth").boundingBox())?.y).toBeCloseTo(top, 0);
	await expect(page).toHaveURL(`${LONG_LIST}?page=3`);
	// Earlier pages load as the shopper comes near, off screen as well.
	await toMiddle(tiles.nth(5));
	await expect(tiles).toHaveCount(72);
	await expect(page).toHaveURL(`${LONG_LIST}?page=2`);
});

test("a list that has become shorter ends instead of loading its next page", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	await page.route("**/_page/en-it/women/dresses?page=*", (route) =>
		route.fulfill({ json: { redirect: LIST, document: false } }),
	);
	await page.getByRole("link", { name: "Load more" }).click();
	await expect(page.getByText("FIN", { exact: true })).toBeVisible();
	await expect(findTiles(page)).toHaveCount(24);
	await expect(findTiles(page).last().getByRole("link").first()).toBeFocused();
});

// proves list-6
test("an address beyond the last page leads to the first page, also in client navigation", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.goto(`${LIST}?page=999&src=letter`);
	await expect(page).toHaveURL(`${LIST}?src=letter`);
	await running(page);
	await page.evaluate((href) => {
		const link = document.createElement("a");
		link.href = href;
		link.textContent = "Far away";
		document.querySelector("main")?.insertAdjacentElement("afterbegin", link);
		document.body.setAttribute("data-document", "first");
	}, "/en-it/women/dresses/midi?page=999");
	await page.getByRole("link", { name: "Far away" }).click();
	await expect(page.getByRole("heading", heading)).toHaveText("Midi dresses");
	await expect(page).toHaveURL("/en-it/women/dresses/midi");
	await expect(page.locator("body")).toHaveAttribute("data-document", "first");
	await page.goBack();
	await expect(page).toHaveURL(`${LIST}?src=letter`);
});

test("a further page of a list is dropped once the shopper has left the list", { tag: "@thorough" }, async ({
	page,
}) => {
	await page.goto(LIST);
	await running(page);
	const late = Promise.withResolvers<void>();
	await page.route("**/_page/en-it/women/dresses?page=2", async (route) => {
		await late.promise;
		await route.continue();
	});
	await page.getByRole("link", { name: "Load more" }).click();
	await page.getByRole("main").getByRole("link", { name: "Midi dresses" }).click();
	await expect(page.getByRole("heading", heading)).toHaveText("Midi dresses");
	const response = page.waitForResponse(/page=2/);
	late.resolve();
	await (await response).finished();
	await expect(page).toHaveURL("/en-it/women/dresses/midi");
	await expect(page.getByRole("heading", heading)).toHaveText("Midi dresses");
});

test("filters stay open and keep the focus while one after another is chosen", { tag: "@thorough" }, async ({
	page,
}) => {
	await page.goto(LIST);
	await running(page);
	await page.getByText("Filter", { exact: true }).click();
	const green = page.getByRole("link", { name: /^Green/ });
	await green.click();
	await expect(page.getByRole("link", { name: "Remove Green" })).toBeVisible();
	await expect(green).toBeFocused();
	await expect(green).toHaveAttribute("aria-current", "true");
	await page.getByRole("link", { name: /^Black/ }).click();
	await expect(page).toHaveURL(/prefv1=black%7Cgreen|prefv1=black\|green/);
	await page.goBack();
	await expect(page.getByRole("link", { name: "Remove Black" })).toBeHidden();
	await expect(page.getByRole("link", { name: "Remove Green" })).toBeVisible();
});

// proves shell-9
// proves platform-8
test("links to the platform's own pages load a document", { tag: "@thorough" }, async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	await page.evaluate(() => {
		const link = document.createElement("a");
		link.href = "/on/demandware.store/Sites-vetrina-eu-Site/en_IT/Cart-Show";
		link.textContent = "Elsewhere";
		document.querySelector("main")?.insertAdjacentElement("afterbegin", link);
		document.body.setAttribute("data-document", "first");
	});
	await page.getByRole("link", { name: "Elsewhere" }).click();
	await expect(page).toHaveURL("/en-it/cart");
	await expect(page.locator("body")).not.toHaveAttribute("data-document");
});

test("client navigation follows redirects", { tag: "@thorough" }, async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	await page.evaluate((href) => {
		const link = document.createElement("a");
		link.href = href;
		link.textContent = "By its number";
		document.querySelector("main")?.insertAdjacentElement("afterbegin", link);
	}, product("VT10003-ivory"));
	await page.getByRole("link", { name: "By its number" }).click();
	await expect(page).toHaveURL(/\/en-it\/[\w-]+-VT10003-ivory\.html$/);
	await page.goBack();
	await expect(page).toHaveURL(LIST);
	await expect(page.getByRole("heading", heading)).toHaveText("Dresses");
});

// proves shell-13
test("an offline page stays with a message, and loads the requested page once it is online", async ({
	page,
	context,
	noise,
}) => {
	noise.push(/ERR_INTERNET_DISCONNECTED/);
	await page.goto(LIST);
	await running(page);
	await context.setOffline(true);
	await expect(page.getByText("You’re currently browsing in offline mode")).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Midi dresses" }).click();
	await expect(page.getByRole("heading", heading)).toHaveText("Dresses");
	await expect(page.getByRole("progressbar")).toBeHidden();
	await context.setOffline(false);
	await expect(page.getByText("You’re currently browsing in offline mode")).toBeHidden();
	await expect(page.getByRole("heading", heading)).toHaveText("Midi dresses");
});

for (const [how, fail] of [
	["when the network is back", (page: Page) => page.context().setOffline(true)],
	[
		"where its data cannot be had",
		(page: Page) => page.route("**/_page/**", (route) => route.abort("connectionreset")),
	],
] as const)
	test(`a page loaded as a document ${how} begins at its top`, { tag: "@thorough" }, async ({
		page,
		noise,
	}) => {
		noise.push(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);
		await page.goto(LIST);
		await running(page);
		const tile = findTiles(page).nth(9);
		await toMiddle(tile);
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
		const link = tile.getByRole("link").first();
		const name = (await link.textContent()) ?? "";
		await fail(page);
		await link.click();
		await expect(page).toHaveURL(/\.html$/);
		await page.context().setOffline(false);
		await expect(page.getByRole("heading", heading)).toHaveText(name);
		await running(page);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});
