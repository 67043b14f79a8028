import { expect, type Page } from "@playwright/test";
import { type StateId, stateProducts } from "../../demo/catalogue/states.ts";
import { fixedRoutes, type PageContracts, ROUTES } from "../../pages/routes.ts";

/** Every screen and flyout of the shop, for the checks of their look and for the catalogue of pictures (`npm run screens`). */
export const LOCALES = ["en-it", "ar-sa", "ja-jp"] as const;
export const DEVICES = { mobile: [390, 768], desktop: [1440, 1920] } as const;

export type Locale = (typeof LOCALES)[number];
export type Device = keyof typeof DEVICES;

export type Screen = {
	id: string;
	/** Where it is; without one it opens on the screen before it. */
	path?: string;
	status?: number;
	/** Brings it up; by place, not by name, for names are in three languages. */
	open?: (page: Page) => Promise<void>;
	only?: Device;
	/** Has layers over the page or a place in it: the picture shows what is in view, not the whole page. */
	inView?: true;
};

const productPath = (state: StateId): string => {
	const { masterId, groupIds } = stateProducts[state];
	return `/${groupIds[0] ?? masterId}.html`;
};
const product = (state: StateId): Screen => ({ id: `product-${state}`, path: productPath(state) });

const layer = (page: Page) => page.locator("dialog:modal");
const close = async (page: Page): Promise<void> => {
	await page.keyboard.press("Escape");
	await expect(layer(page)).toHaveCount(0);
};
/** Opens by what is clicked; what is in it may come later than itself. */
const opens = (selector: string, inside: string) => async (page: Page) => {
	await page.locator(selector).first().click();
	await expect(page.locator(inside).first()).toBeVisible();
};
const choose = async (page: Page, size: number): Promise<void> => {
	await page.getByRole("radio").nth(size).check({ force: true });
	await page.locator("main form button[type=submit]").first().click();
	await expect(layer(page).getByRole("listitem").first()).toBeVisible();
};

type Visit = readonly [Screen, ...Screen[]];

/** Those of one row stand on one page, in this order; rows stand for themselves. */
const WRITTEN: readonly Visit[] = [
	// Before anything is put into it: all visits share one browser.
	[
		{ id: "bag-empty", path: "/cart" },
		{
			id: "minicart-empty",
			inView: true,
			open: opens("header a[href$='/cart']", "dialog:modal:not(:has(dl)) a"),
		},
	],
	[
		{ id: "home", path: "/" },
		{
			id: "navigation",
			only: "desktop",
			inView: true,
			// By its button: a pointer would miss it at another width.
			open: (page) => page.locator("nav > ul > li:nth-child(2) > button").press("Enter"),
		},
		{ id: "menu", only: "mobile", inView: true, open: opens("header > button", "[popover]:popover-open") },
		{
			id: "menu-level",
			only: "mobile",
			inView: true,
			open: async (page) => {
				await page.locator("nav[popover] li button").first().click();
				await expect(page.locator("nav[popover] li li").first()).toBeVisible();
			},
		},
	],
	[
		{ id: "list", path: "/women/dresses" },
		{
			id: "filters",
			inView: true,
			open: opens("main summary >> nth=0", "main :is(details[open], dialog:modal) li"),
		},
		{
			id: "sort",
			inView: true,
			open: async (page) => {
				// On a phone the filter is a layer.
				if (await layer(page).count()) await close(page);
				await opens("main summary >> nth=1", "main details[open] li")(page);
			},
		},
		{
			id: "quick-search",
			inView: true,
			open: async (page) => {
				await page.keyboard.press("Escape");
				await opens("header a[href$='/search']", "dialog:modal input")(page);
			},
		},
		{
			id: "suggestions",
			inView: true,
			open: async (page) => {
				// A name that is written the same in every language.
				await page.locator("dialog:modal input").fill("Lumarea");
				await expect(page.locator("dialog:modal li img").first()).toBeVisible();
				await page.keyboard.press("ArrowDown");
			},
		},
		{
			id: "country-and-language",
			inView: true,
			open: async (page) => {
				// The first Escape takes back what was typed.
				await page.keyboard.press("Escape");
				await close(page);
				await opens("footer summary", "footer details[open] li")(page);
				await page
					.locator("footer details")
					.evaluate((details) => details.scrollIntoView({ block: "center" }));
			},
		},
		{
			id: "loading",
			inView: true,
			open: async (page) => {
				await page.route("**/_page/**", () => {});
				await page.locator("header nav + a").click();
				await expect(page.getByRole("progressbar")).toBeVisible();
			},
		},
	],
	[{ id: "category", path: "/women" }],
	[
		{ id: "list-second-page", path: "/women/dresses?page=2" },
		{
			id: "list-gallery",
			inView: true,
			open: opens("main article button[data-enlarge]", "dialog:modal li img"),
		},
	],
	[{ id: "store", path: "/stores/milano-brera" }],
	[{ id: "tile-restricted", path: "/search?q=VT10012" }],
	[{ id: "tile-waiting-list", path: "/search?q=VT10031" }],
	[{ id: "tile-tiers", path: "/search?q=VT10032" }],
	[{ id: "tile-call-out", path: "/search?q=VT10015" }],
	[{ id: "list-refined", path: "/women/dresses?prefn1=c_color&prefv1=black" }],
	[{ id: "list-refined-to-nothing", path: "/women/dresses?prefn1=c_color&prefv1=cognac" }],
	[{ id: "list-words", path: "/gifts" }],
	[{ id: "list-dots", path: "/women/knitwear?prefn1=c_color&prefv1=black|navy" }],
	[{ id: "list-square-dots", path: "/shoes/women/heels" }],
	[{ id: "category-landing", path: "/beauty" }],
	[{ id: "search", path: "/search?q=VT10001" }],
	// A name that is written the same in every language.
	[{ id: "search-tab", path: "/search?q=Lumarea&tabId=women" }],
	[{ id: "search-no-result", path: "/search-no-result?q=qqzzxx" }],
	[{ id: "search-nothing", path: "/search?q=qqzzxx" }],
	[{ id: "search-no-question", path: "/search" }],
	[
		product("in-stock"),
		{
			id: "product-details",
			open: async (page) => {
				await page.locator("main details summary").nth(1).click();
				await expect(page.locator("main details[open]")).toHaveCount(1);
			},
		},
		{ id: "sizes", inView: true, open: opens("main form button[type=submit]", "dialog:modal li") },
		{
			id: "gallery",
			inView: true,
			open: async (page) => {
				await close(page);
				await opens("main li button", "dialog:modal li img")(page);
			},
		},
		{
			id: "size-guide",
			inView: true,
			open: async (page) => {
				await close(page);
				await opens("main form ~ a", "dialog:modal table")(page);
			},
		},
		{
			id: "product-rows",
			inView: true,
			open: async (page) => {
				await close(page);
				await page.mouse.wheel(0, 20_000);
				const row = page.locator("[data-source=you-may-also-like]");
				await row.evaluate((section) => section.scrollIntoView({ block: "center" }));
				await expect(row.locator("img").first()).toBeVisible();
			},
		},
	],
	[
		product("size-sold-out"),
		{
			id: "product-sold-out-size-chosen",
			open: async (page) => {
				await page.locator("main [data-state=soldOut] input").first().check({ force: true });
				await expect(page.locator("main form [role=status]")).not.toBeEmpty();
			},
		},
	],
	[
		product("sold-out"),
		{
			id: "notify-me",
			inView: true,
			open: opens("main form button[formaction]", "dialog:modal input[type=email]"),
		},
	],
	[product("preorder")],
	[
		product("video"),
		{
			id: "film",
			inView: true,
			open: async (page) => {
				const film = page.locator("main video").first();
				await expect(film).toBeAttached();
				await film.evaluate((element) => element.scrollIntoView({ block: "center", inline: "center" }));
				await expect(film).toBeVisible();
			},
		},
	],
	[
		product("model-3d"),
		{
			id: "solid",
			inView: true,
			open: async (page) => {
				await page.locator("main li > div > button").first().click();
				await expect(page.locator("model-3d[data-ready]")).toBeVisible({ timeout: 25_000 });
			},
		},
	],
	[
		product("female-image"),
		{
			id: "her-view",
			inView: true,
			open: async (page) => {
				await page.locator("main li [role=group] button").nth(1).click();
				await expect(page.locator("main li [role=group] [aria-pressed=true]")).toHaveCount(1);
			},
		},
	],
	[product("no-price")],
	[
		product("restricted-a"),
		{
			id: "restriction",
			inView: true,
			open: opens("main a[href*=product-restrictions]", "dialog:modal div + div > div"),
		},
	],
	[product("made-to-order")],
	[product("offline")],
	[
		product("engraving"),
		{
			id: "engraving-refused",
			inView: true,
			open: async (page) => {
				await page.locator("main form details summary").click();
				await page.locator("main input[name=customText]").fill("Ada <3");
				await expect(page.locator("main form [role=alert]")).not.toBeEmpty();
			},
		},
	],
	[
		product("personalisation"),
		{
			id: "initials",
			open: async (page) => {
				await page.locator("main form details summary").click();
				await page.locator("main input[name=customText]").fill("AB");
				await expect(page.locator("main figure")).toBeVisible();
			},
		},
		{
			id: "minicart-customised",
			inView: true,
			open: opens("main form button[type=submit] >> nth=0", "dialog:modal dl"),
		},
	],
	[product("customised")],
	[product("bundle-variable")],
	[
		product("bundle-fixed"),
		{
			id: "minicart-kit",
			inView: true,
			open: opens("main form button[type=submit] >> nth=0", "dialog:modal li li"),
		},
	],
	[product("bundle-sold-out")],
	[
		product("virtual-try-on"),
		{ id: "virtual-mirror", inView: true, open: opens("main form + div button", "dialog:modal svg") },
	],
	[
		product("beauty-try-on"),
		{
			id: "shade-finder",
			inView: true,
			open: opens("main form + div button >> nth=1", "dialog:modal svg"),
		},
	],
	[product("sold-order")],
	[product("food")],
	[product("one-size")],
	[product("many-colors")],
	[
		product("new-arrival"),
		{
			id: "product-care",
			open: async (page) => {
				await page.locator("main details summary").nth(3).click();
				await expect(page.locator("main details[open] svg").first()).toBeVisible();
			},
		},
	],
	[product("price-range-on-sale")],
	[
		product("standard"),
		{ id: "measurements", inView: true, open: opens("main form ~ a", "dialog:modal dl") },
	],
	[
		// In Japan guests keep nothing: they see where to sign in.
		{ id: "wishlist-empty", path: "/wishlist" },
		product("in-stock"),
		{
			id: "wishlist-add",
			inView: true,
			open: opens("main button[form=wishlist]", "dialog:modal :is(button + button, [type=submit])"),
		},
		{ id: "wishlist", path: "/wishlist" },
	],
	[
		{ id: "sign-in", path: "/login" },
		{
			id: "sign-in-refused",
			status: 403,
			open: async (page) => {
				await page.locator("main input[type=email]").fill(`guest${Date.now()}@vetrina.example`);
				await page.locator("main input[type=password]").fill("wrong");
				await page.keyboard.press("Enter");
				await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
			},
		},
	],
	[
		{ id: "forgotten-password", path: "/forgot-password" },
		{ id: "forgotten-password-refused", path: "/forgot-password?error=invalidEmail" },
		{ id: "forgotten-password-sent", path: "/forgot-password?notice=sent" },
		{ id: "new-password-used", path: "/new-password" },
		{
			id: "new-password-popup",
			path: "/about#new-password",
			inView: true,
			open: (page) => expect(layer(page).locator("[role=status] + a")).toBeVisible(),
		},
		{ id: "sign-in-code", path: "/login-code" },
		{
			id: "sign-in-code-sent",
			open: async (page) => {
				await page.locator("main input[type=email]").fill(`guest${Date.now()}@vetrina.example`);
				await page.locator("main form button[type=submit]").first().click();
				await expect(page.locator("main input[name=code]")).toBeVisible();
			},
		},
	],
	[
		{ id: "register", path: "/register" },
		{
			id: "register-refused",
			open: async (page) => {
				await page.locator("main input[type=email]").fill("guest");
				await page.locator("main form button[type=submit]").click();
				await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
			},
		},
	],
	[
		{ id: "newsletter", path: "/newsletter" },
		{ id: "newsletter-refused", path: "/newsletter?error=invalidEmail" },
		{ id: "newsletter-done", path: "/newsletter?notice=subscribed" },
	],
	[
		{ id: "notify-me-page", path: "/notify-me?productId=VT10005-grey" },
		{ id: "notify-me-refused", path: "/notify-me?productId=VT10005-grey&error=invalidEmail" },
		{ id: "notify-me-done", path: "/notify-me?productId=VT10005-grey&notice=saved" },
		{ id: "restriction-page", path: "/product-restrictions?productId=VT10012-bordeaux" },
		{ id: "size-guide-page", path: "/size-guide?productId=VT10001-emerald" },
	],
	[{ id: "list-cards", path: "/women/coats-jackets" }],
	[{ id: "list-hits", path: "/bags" }],
	[{ id: "list-product", path: "/men/coats-jackets" }],
	[{ id: "list-lines", path: "/new-in" }],
	[{ id: "list-ways-on", path: "/shoes" }],
	[
		{ id: "journal", path: "/journal" },
		{
			id: "journal-more",
			open: async (page) => {
				await page.locator("main p > a[rel=next]").click();
				await expect(page.locator("main > ul > li")).toHaveCount(12);
			},
		},
	],
	[
		{ id: "content", path: "/about" },
		{
			id: "newsletter-popup",
			inView: true,
			open: async (page) => {
				// Until the page is idle, the link leads to the newsletter's page.
				await expect(page.locator("header [role=status]")).not.toBeEmpty();
				await page.waitForLoadState("networkidle");
				await opens("footer a[href$='/newsletter']", "dialog:modal input[type=email]")(page);
			},
		},
	],
	[
		{ id: "cookie-settings", path: "/cookie-settings" },
		{
			id: "consent",
			path: "/csc",
			inView: true,
			open: async (page) => {
				const cookies = await page.context().cookies();
				await page.context().clearCookies({ name: "consent" });
				await page.reload();
				await expect(page.locator("[data-consent]")).toBeVisible();
				// The other screens are of those who have chosen.
				await page.context().addCookies(cookies.filter(({ name }) => name === "consent"));
			},
		},
	],
	[{ id: "brands", path: "/brands" }],
	[{ id: "sitemap", path: "/sitemap" }],
	[{ id: "order-confirmation-of-another", path: "/checkout/confirmation?orderNo=1", status: 404 }],
	[{ id: "order-of-another", path: "/order?orderNo=1", status: 404 }],
	[{ id: "not-found", path: "/no-such-page", status: 404 }],
	[{ id: "error", path: "/notify-me?productId=VT10005-grey&fault=products:503", status: 503 }],
	[
		{
			id: "list-resting",
			path: "/women/knitwear/jumpers?srule=name-ascending&fault=search:503",
			status: 503,
		},
	],
	[
		product("last-pieces"),
		{ id: "minicart-one", inView: true, open: (page) => choose(page, 2) },
		product("sale"),
		{ id: "minicart", inView: true, open: (page) => choose(page, 2) },
		{ id: "bag", path: "/cart" },
		{
			id: "toast",
			inView: true,
			open: async (page) => {
				const toast = page.locator("[popover]:popover-open");
				const more = page.locator("main button[name=quantity]").nth(1);
				await expect(async () => {
					await more.click({ timeout: 2000 });
					await expect(toast).toBeVisible({ timeout: 500 });
				}).toPass();
			},
		},
		{ id: "checkout", path: "/checkout" },
		{
			id: "checkout-delivery",
			open: async (page) => {
				await page.locator("main [name=email]").fill("anna@vetrina.example");
				await page.locator("main [value=contact]").click();
				await page.locator("main [value=delivery]").waitFor();
			},
		},
		{
			id: "checkout-faults",
			open: async (page) => {
				await page.locator("main [value=delivery]").click();
				await page.locator("main [aria-invalid]").first().waitFor();
			},
		},
	],
	[
		{ id: "find-in-store", path: "/find-in-store?productId=VT10001-emerald" },
		{ id: "reserve-unknown", path: "/reserve", status: 404 },
	],
	[{ id: "appointment", path: "/appointment?storeId=milano-brera" }],
	[{ id: "shared-wishlist-unknown", path: "/shared-wishlist", status: 404 }],
];

const opened = new Set(WRITTEN.flat().flatMap(({ path }) => path?.split("?", 1)[0] ?? []));

/** A page of the table that no row opens is opened as it is: a new page needs no line here before it has states to show. */
const others: readonly Visit[] = fixedRoutes
	.map((name) => ROUTES[name])
	.filter(({ page, path }) => page !== null && !opened.has(path))
	.map(({ path }) => [{ id: path.slice(1), path }]);

export const VISITS: readonly Visit[] = [...WRITTEN, ...others];

/** Kinds of page without an address in the table, and the screen that shows each. */
type Addressed = Exclude<(typeof ROUTES)[(typeof fixedRoutes)[number]]["page"], null>;
export const WITHOUT_ADDRESS: Record<Exclude<keyof PageContracts, Addressed>, string> = {
	landing: "landing",
	"category-landing": "category-landing",
	product: "product-in-stock",
	content: "content",
	store: "store",
	"not-found": "not-found",
	error: "error",
};

/**
 * Visits whose layout depends on the language: what is mirrored, measured by its words, or written in another script.
 * Every run opens these in all languages and the others in English alone; `npm run screens` opens all in all.
 */
export const IN_EVERY_LANGUAGE: ReadonlySet<string> = new Set([
	"home",
	"list",
	"list-cards",
	"category-landing",
	"search",
	"product-in-stock",
	"product-personalisation",
	"product-restricted-a",
	"product-last-pieces",
	"wishlist-empty",
	"sign-in",
	"newsletter",
	"cookie-settings",
	"content",
]);

/** The door asks the browser who comes. */
export const LANDING: Screen = { id: "landing", path: "/" };
export const LANDING_LANGUAGES: Record<Locale, [language: string, country: string]> = {
	"en-it": ["en-GB", "IT"],
	"ar-sa": ["ar", "SA"],
	"ja-jp": ["ja", "JP"],
};

export const SCREENS: readonly Screen[] = [LANDING, ...VISITS.flat()];
