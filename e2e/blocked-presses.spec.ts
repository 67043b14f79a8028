import type { Locator } from "@playwright/test";
import { BLOCKED, collectScripts, forEachScript, openWithout, WALK_TIMEOUT } from "./support/blocked.ts";
import { bagLink, product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";
import { textsAt } from "./support/texts.ts";

/** If a blocker or a bad network keeps the file for a press away, the press still has an effect (shell-22). */
test.use({ noise: BLOCKED });

const t = textsAt("en-it");
const LIST = "/en-it/search?q=VT10003";

const inHeader = (page: Page, name: string) =>
	page.getByRole("banner").getByRole("link", { name, exact: true });
/** Finds content of a layer besides its title and close button. */
const shownIn = (page: Page, name: string) =>
	page.getByRole("dialog", { name }).locator("a, li, input, table").first();

type Press = { from: string; on: (page: Page) => Locator; shows: (page: Page) => Locator };
const PRESSES: Record<string, Press> = {
	bag: { from: "/en-it/about", on: bagLink, shows: (page) => shownIn(page, t("cart.title")) },
	search: {
		from: "/en-it/about",
		on: (page) => inHeader(page, t("shell.search")),
		shows: (page) => shownIn(page, t("shell.search")),
	},
	newsletter: {
		from: "/en-it/about",
		on: (page) => page.getByRole("contentinfo").getByRole("link", { name: t("newsletter.title") }),
		shows: (page) => shownIn(page, t("newsletter.title")),
	},
	"add on a tile": {
		from: LIST,
		on: (page) => page.getByRole("main").getByRole("link", { name: /^Add/ }).first(),
		shows: (page) => shownIn(page, t("product.chooseSize")),
	},
	heart: {
		from: LIST,
		on: (page) => page.getByRole("main").locator("button[aria-pressed=false]").first(),
		shows: (page) => page.getByRole("main").locator("button[aria-pressed=true]"),
	},
	filters: {
		from: "/en-it/women/dresses",
		on: (page) => page.getByText("Filter", { exact: true }),
		shows: (page) => shownIn(page, t("list.filter")),
	},
	"size guide": {
		from: product("VT10003-ivory"),
		on: (page) =>
			page
				.getByRole("main")
				.getByRole("link", { name: t("sizeGuide.title") })
				.first(),
		shows: (page) => shownIn(page, t("sizeGuide.title")),
	},
};

// proves shell-22
for (const [name, { from, on, shows }] of Object.entries(PRESSES))
	test(`${name}: if any one file is missing, a press opens its layer or its link's page, or shows a message`, {
		tag: ["@thorough", "@desktop-only"],
	}, async ({ page, browser, baseURL }) => {
		test.setTimeout(WALK_TIMEOUT);
		const open = async (tab: Page) => {
			await tab.goto(from);
			await running(tab);
		};
		await open(page);
		const scripts = collectScripts(page);
		await on(page).click();
		await expect(shows(page)).toBeVisible();
		expect(scripts.size).toBeGreaterThan(0);
		await forEachScript(scripts, async (script) => {
			const tab = await openWithout(script, browser, baseURL);
			await open(tab);
			const { pathname } = new URL(tab.url());
			await on(tab).click();
			const said = tab.getByText(t("error.again")).or(tab.getByText(t("error.wishlist")));
			await expect(async () => {
				const isElsewhere = new URL(tab.url()).pathname !== pathname;
				expect(isElsewhere || (await said.isVisible()) || (await shows(tab).isVisible())).toBe(true);
			}).toPass();
			await tab.close();
		});
	});
