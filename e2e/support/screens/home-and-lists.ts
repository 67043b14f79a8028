import { expect } from "@playwright/test";
import { close, opens, type Visit } from "./screen.ts";

export const HOME_AND_LISTS: readonly Visit[] = [
	[
		{ id: "home", path: "/", everyLanguage: true, largeScreen: true },
		{
			id: "navigation",
			only: "desktop",
			inView: true,
			// The menu is opened by its button, because a pointer would miss it at another width.
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
		{ id: "list", path: "/women/dresses", everyLanguage: true, largeScreen: true },
		{
			id: "filters",
			inView: true,
			open: opens("main summary >> nth=0", "main :is(details[open], dialog:modal) li"),
		},
		{
			id: "sort",
			inView: true,
			open: async (page) => {
				if (await page.locator("dialog[open]").count()) await close(page);
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
				await page.locator("dialog:modal input").fill("Lumarea");
				await expect(page.locator("dialog:modal li img").first()).toBeVisible();
				await page.keyboard.press("ArrowDown");
			},
		},
		{
			id: "country-and-language",
			inView: true,
			open: async (page) => {
				await page.keyboard.press("Escape");
				await close(page);
				await opens("footer #country summary", "footer #country details[open] li")(page);
				await page
					.locator("footer #country details")
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
	[{ id: "category", path: "/women", variation: true }],
	[
		{ id: "list-second-page", path: "/women/dresses?page=2" },
		{
			id: "list-gallery",
			inView: true,
			open: opens("main [data-full-screen]", "dialog:modal li img"),
		},
	],
	[{ id: "tile-restricted", path: "/search?q=VT10012", variation: true }],
	[{ id: "tile-waiting-list", path: "/search?q=VT10031", variation: true }],
	[{ id: "tile-tiers", path: "/search?q=VT10032", variation: true }],
	[{ id: "tile-call-out", path: "/search?q=VT10015", variation: true }],
	[{ id: "list-refined", path: "/women/dresses?prefn1=c_color&prefv1=black", variation: true }],
	[{ id: "list-refined-to-nothing", path: "/women/dresses?prefn1=c_color&prefv1=cognac" }],
	[{ id: "list-words", path: "/gifts", variation: true }],
	[{ id: "list-dots", path: "/women/knitwear?prefn1=c_color&prefv1=black|navy", variation: true }],
	[{ id: "list-square-dots", path: "/shoes/women/heels", variation: true }],
	[{ id: "category-landing", path: "/beauty", everyLanguage: true }],
	[{ id: "search", path: "/search?q=VT10001" }],
	[{ id: "search-tab", path: "/search?q=Lumarea&tabId=women", variation: true }],
	[{ id: "search-no-result", path: "/search-no-result?q=qqzzxx" }],
	[{ id: "search-nothing", path: "/search?q=qqzzxx", variation: true }],
	[{ id: "search-no-question", path: "/search", variation: true }],
	[{ id: "list-cards", path: "/women/coats-jackets", everyLanguage: true, largeScreen: true }],
	[{ id: "list-hits", path: "/bags", variation: true }],
	[{ id: "list-product", path: "/men/coats-jackets", variation: true }],
	[{ id: "list-lines", path: "/new-in", variation: true }],
	[{ id: "list-ways-on", path: "/shoes", variation: true }],
	[
		{
			id: "list-resting",
			path: "/women/knitwear/jumpers?srule=name-ascending&fault=search:503",
			status: 503,
		},
	],
	[{ id: "list-sections", path: "/men/knitwear", everyLanguage: true, largeScreen: true }],
];
