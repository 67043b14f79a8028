import { type FixedRouteName, fixedRoutes, ROUTES, type RouteName } from "../pages/routes.ts";
import { categoryOfKept } from "../shared/domain/consent/kept.ts";
import { PASSWORD } from "../tests/setup/customer.ts";
import { banner, CAMPAIGN, optional, telling } from "./support/consent.ts";
import { createCustomer } from "./support/customer.ts";
import { findWithAxe } from "./support/find-with-axe.ts";
import { add, minicart, product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Covers storage and requests before a choice, after it, and after its withdrawal (docs/rules/shoppers/consent.md). */
test.use({ storageState: { cookies: [], origins: [] } });

const settings = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" });
const LIST = "/en-it/women/dresses";
const PRODUCT = product("VT10001-emerald");

/** Follows the footer's link by key, because rows that load above the footer move the link. */
const openSettings = (page: Page): Promise<void> => settings(page).press("Enter");

const settle = async (page: Page): Promise<void> => {
	await running(page);
	await page.waitForLoadState("networkidle");
};
/** The catalogue, editors and stores define the addresses of these routes. A missing route fails the type check. */
const ADDRESSED: Record<Exclude<RouteName, FixedRouteName>, readonly string[]> = {
	category: [LIST + CAMPAIGN, "/en-it/beauty"],
	product: [PRODUCT],
	content: ["/en-it/about"],
	store: ["/en-it/stores/milano-brera"],
};
const PAGES: readonly string[] = [
	...Object.values(ADDRESSED).flat(),
	"/en-us/search?q=dress",
	"/en-it/no-such-page",
	"/",
	...fixedRoutes.filter((name) => ROUTES[name].page).map((name) => `/en-it${ROUTES[name].path}`),
];
const open = async (tab: Page, path: string): Promise<void> => {
	await tab.goto(path);
	if (new URL(tab.url()).pathname !== "/") await tab.locator("html[data-running]").waitFor();
	await tab.waitForLoadState("networkidle");
};
/** Opens pages in several tabs of one browser at once; returns the optional data stored afterwards. */
const visit = async (page: Page, paths: readonly string[], tabs = 3): Promise<string[]> => {
	const left = [...paths];
	const storedNames = await Promise.all(
		Array.from({ length: Math.min(tabs, paths.length) }, async () => {
			const tab = await page.context().newPage();
			for (let path = left.shift(); path; path = left.shift()) await open(tab, path);
			// Session storage ends with its tab.
			const names = await optional(tab);
			await tab.close();
			return names;
		}),
	);
	return [...new Set(storedNames.flat())].toSorted();
};

const STEP = 8;
const CHUNKS = Array.from({ length: Math.ceil(PAGES.length / STEP) }, (_, at) =>
	PAGES.slice(at * STEP, (at + 1) * STEP),
);
/** Milliseconds: pages are opened twice. */
const TWO_WALKS = 120_000;

for (const [at, paths] of CHUNKS.entries()) {
	// proves consent-1, consent-6, consent-8
	const tag = at > 0 ? "@thorough" : [];
	test(`pages store nothing optional before a choice: from page ${at * STEP + 1} on`, { tag }, async ({
		page,
		noise,
	}) => {
		// Some pages exist only with a product in their address.
		noise.push(/404/);
		const sent = telling(page);
		// A form is opened first, because tabs that begin a visit at the same moment would each set their own anti-forgery cookie.
		await open(page, "/en-it/login");
		expect([await visit(page, paths), sent]).toEqual([[], []]);
	});

	// proves consent-1, consent-6, consent-8
	test(`stored data with consent is listed, and is deleted after a withdrawal: from page ${at * STEP + 1} on`, {
		tag: "@thorough",
	}, async ({ page, noise }) => {
		test.setTimeout(TWO_WALKS);
		noise.push(/404/);
		const sent = telling(page);
		await page.goto("/en-it/cookie-settings");
		await running(page);
		await page.getByRole("button", { name: "Accept all" }).first().click();
		await expect(page.getByText("Your choice has been saved.")).toBeVisible();
		const agreed = await visit(page, paths);
		expect(agreed.filter((name) => categoryOfKept(name) === undefined)).toEqual([]);
		expect(sent.filter((path) => !/^\/api\/.*\/(events|search-events|own|placed)$/.test(path))).toEqual([]);
		// With consent the newsletter may have opened its popup, so the page is opened again.
		await page.goto("/en-it/cookie-settings");
		await running(page);
		await page.getByRole("button", { name: "Refuse all" }).first().click();
		await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/consent=1\.(;|$)/);
		await expect.poll(() => optional(page)).toEqual([]);
		sent.splice(0);
		expect([await visit(page, paths), sent]).toEqual([[], []]);
	});
}

// proves consent-1, consent-6, consent-8
test("pages of a customer store nothing optional before a choice or after a refusal", {
	tag: "@thorough",
}, async ({ page, request, noise }) => {
	test.setTimeout(TWO_WALKS);
	noise.push(/404/);
	const ways = await Promise.all(PAGES.map(async (path) => ({ path, to: (await request.get(path)).url() })));
	const own = [...ways.filter(({ to }) => /\/login\b/.test(to)).map(({ path }) => path), "/en-it/checkout"];
	expect(own).toContain("/en-it/personaldata");
	const sent = telling(page);
	await add(page, "VT10026");
	await page.goto("/en-it/login");
	await running(page);
	const main = page.getByRole("main");
	await main.getByLabel("Email address").fill(await createCustomer("vetrina-eu"));
	await main.getByLabel("Password").fill(PASSWORD);
	await main.getByRole("button", { name: "Sign in", exact: true }).click();
	await expect(page).toHaveURL(/\/en-it\/myaccount/);
	expect([await visit(page, own), sent]).toEqual([[], []]);
	await page.goto("/en-it/cookie-settings");
	await running(page);
	await page.getByRole("button", { name: "Refuse all" }).first().click();
	await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/consent=1\.(;|$)/);
	expect([await visit(page, own), sent]).toEqual([[], []]);
});

// proves consent-6
test("nothing optional is stored after a refusal, even on clicks", async ({ page }) => {
	const sent = telling(page);
	await page.goto(LIST + CAMPAIGN);
	await banner(page).getByRole("button", { name: "Refuse all" }).click();
	await expect(banner(page)).toBeHidden();
	await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/consent=1\.(;|$)/);
	await visit(page, ["/en-it/", PRODUCT, "/en-it/cart", "/en-us/search?q=dress"], 1);
	await page.locator("main article a").first().click();
	await expect(page.getByRole("button", { name: /add to bag/i }).first()).toBeVisible();
	await settle(page);
	await expect(banner(page)).toBeHidden();
	expect([await optional(page), sent]).toEqual([[], []]);
});

// proves consent-2, consent-6
test("consent takes effect at once, and withdrawal deletes the data", async ({ page }) => {
	const sent = telling(page);
	await page.goto(LIST + CAMPAIGN);
	await banner(page).getByRole("button", { name: "Accept all" }).click();
	await expect.poll(() => page.evaluate(() => document.cookie)).toContain("consent=1.apm");
	await page.goto(PRODUCT);
	await expect
		.poll(() => optional(page))
		.toEqual([
			"analytics_id",
			"personal_shopper_id",
			"recommendations_id",
			"shop.last-route.vetrina-eu",
			"shop.viewed.vetrina-eu",
			"shop.visit",
			"user_guid",
			"utm_source",
		]);
	await expect.poll(() => [...new Set(sent)]).toEqual(["/api/en-it/events"]);
	await openSettings(page);
	await expect(page).toHaveURL("/en-it/cookie-settings");
	await page.getByRole("checkbox", { name: "Personalisation" }).uncheck();
	await page.getByRole("button", { name: "Save selection" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Your choice has been saved." })).toBeVisible();
	await expect(page.getByRole("checkbox", { name: "Personalisation" })).not.toBeChecked();
	await expect(page.getByRole("checkbox", { name: "Analytics" })).toBeChecked();
	const others = ["analytics_id", "shop.visit", "user_guid", "utm_source"];
	await expect.poll(() => optional(page)).toEqual(others);
	sent.splice(0);
	await page.goto(PRODUCT);
	await settle(page);
	expect(await optional(page)).toEqual(others);
	// Analytics is still allowed, recommendations are not.
	expect(sent.filter((path) => path !== "/api/en-it/events")).toEqual([]);
});

// proves consent-3
test.describe("a browser that objects", () => {
	test.use({ extraHTTPHeaders: { "sec-gpc": "1" } });
	test("shows no banner, and stores nothing optional", async ({ page }) => {
		await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
		const sent = telling(page);
		await page.goto(PRODUCT);
		await settle(page);
		await expect(banner(page)).toBeHidden();
		expect([await optional(page), sent]).toEqual([[], []]);
		await page.goto("/en-it/cookie-settings");
		await expect(page.getByText(/asks websites not to track you/)).toBeVisible();
		await expect(page.getByRole("checkbox", { name: "Marketing" })).toBeDisabled();
	});
});

// proves consent-4
test.describe("a country whose law requires no consent", () => {
	test.use({ extraHTTPHeaders: { "cf-connecting-ip": "192.0.2.7" } });
	test("shows no banner, and lets shoppers object", async ({ page }) => {
		await page.goto(PRODUCT);
		await expect.poll(() => page.evaluate(() => document.cookie)).toContain("consent=1.apm.o");
		await settle(page);
		await expect(banner(page)).toBeHidden();
		await openSettings(page);
		await page.getByRole("button", { name: "Refuse all" }).click();
		await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/consent=1\.(;|$)/);
		await page.goto(PRODUCT);
		await settle(page);
		expect(await optional(page)).toEqual([]);
	});
});

// proves consent-7
test("the banner moves nothing, takes no focus and does not cover buttons that buy", {
	tag: "@desktop",
}, async ({ page }) => {
	await page.goto(PRODUCT);
	await expect(banner(page)).toBeVisible();
	expect(await page.evaluate(() => [document.activeElement === document.body, window.layoutShifts])).toEqual([
		true,
		[],
	]);
	expect(await findWithAxe(page)).toEqual([]);
	for (const target of await banner(page).locator("a, button").all())
		expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	const buy = page.getByRole("button", { name: "Add to bag" });
	const covers = () =>
		buy.evaluate((button) => {
			const { left, top, width, height } = button.getBoundingClientRect();
			const hit = document.elementFromPoint(left + width / 2, top + height / 2);
			return hit?.closest("[data-consent]") !== null && hit !== null;
		});
	for (const from of [4, 40, 100, 200, 300]) {
		await buy.evaluate(
			(button, gap) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + gap),
			from,
		);
		await expect.poll(covers).toBe(false);
	}
	await add(page, "VT10001-emerald", "IT 40");
	await expect(minicart(page)).toBeVisible();
});

// proves consent-7
test("on a large screen the banner leaves the words of a page's first picture free, in both directions", {
	tag: "@desktop-only",
}, async ({ page }) => {
	for (const path of ["/en-it/", "/ar-sa/"]) {
		await page.goto(path);
		const form = page.locator("form[data-consent]");
		await expect(form).toBeVisible();
		const words = await page
			.getByRole("main")
			.getByRole("heading", { level: 2 })
			.first()
			.evaluate((heading) => {
				const range = document.createRange();
				range.selectNodeContents(heading);
				const { left, right } = range.getBoundingClientRect();
				return { left, right };
			});
		const question = await form.boundingBox();
		const { x = 0, width = 0 } = question ?? {};
		const isApart = width > 0 && (words.right <= x || x + width <= words.left);
		expect(isApart, path).toBe(true);
	}
});

// proves consent-7
test("the bar with a product's button waits on phones until the question is answered", async ({
	page,
	isMobile,
}) => {
	test.skip(!isMobile, "Wide screens have no such bar.");
	await page.goto(PRODUCT);
	await running(page);
	await expect(banner(page)).toBeVisible();
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	const bar = page.locator("[data-add-bar] button");
	await expect(bar).toBeAttached();
	await expect(bar).toBeHidden();
	await banner(page).getByRole("button", { name: "Refuse all" }).click();
	await expect(bar).toBeVisible();
});

test("the banner covers nothing at the end of the page @desktop", async ({ page }) => {
	await page.goto("/en-it/csc");
	await expect(banner(page)).toBeVisible();
	const reached = () =>
		page.evaluate(() => {
			scrollTo(0, document.documentElement.scrollHeight);
			const controls = [...document.querySelectorAll("footer :is(a, button, summary)")].filter(
				(one) => one.checkVisibility() && !one.closest("[data-consent]"),
			);
			const ends = controls.map((one) => one.getBoundingClientRect());
			return {
				count: controls.length,
				covered: controls.flatMap((one, at) => {
					const { left, top, width, height } = ends[at] ?? new DOMRect();
					const hit = document.elementFromPoint(left + width / 2, top + height / 2);
					return top > 0 && hit?.closest("[data-consent]") ? [one.textContent] : [];
				}),
			};
		});
	await expect.poll(async () => (await reached()).covered).toEqual([]);
	expect((await reached()).count).toBeGreaterThan(5);
	await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).first().click();
	await expect(page).toHaveURL("/en-it/cookie-settings");
});

test("the keyboard reaches the banner in the footer, and focused elements are scrolled clear of it", async ({
	page,
}) => {
	await page.goto("/en-it/csc");
	await expect(banner(page)).toBeVisible();
	await banner(page).getByRole("button", { name: "Refuse all" }).focus();
	await page.keyboard.press("Tab");
	await expect(banner(page).getByRole("button", { name: "Accept all" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(banner(page)).toBeHidden();
	await expect.poll(() => page.evaluate(() => document.cookie)).toContain("consent=1.apm");
});

test("a choice that fails to send is submitted natively", async ({ page, noise }) => {
	noise.push(/503/);
	await page.goto("/en-it/csc");
	await expect(banner(page)).toBeVisible();
	await page.route("**/api/en-it/consent", (route) => route.fulfill({ status: 503, body: "{}" }));
	await banner(page).getByRole("button", { name: "Refuse all" }).click();
	await expect(page).toHaveURL("/en-it/cookie-settings?notice=saved");
});

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("the footer asks for consent, and a form sends the choice", async ({ page }) => {
		await page.goto(LIST);
		// A font that arrives late moves the end of a long page.
		await page.evaluate(() => document.fonts.ready.then(() => true));
		await banner(page).getByRole("button", { name: "Refuse all" }).click();
		await expect(page).toHaveURL("/en-it/cookie-settings?notice=saved");
		await page.getByRole("checkbox", { name: "Analytics" }).check();
		await page.getByRole("button", { name: "Save selection" }).click();
		await expect(page.getByRole("checkbox", { name: "Analytics" })).toBeChecked();
		expect((await page.context().cookies()).find(({ name }) => name === "consent")?.value).toBe("1.a");
	});
});
