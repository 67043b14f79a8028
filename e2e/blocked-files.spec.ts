import { ADDRESS } from "../tests/setup/buyer.ts";
import { BLOCKED, collectScripts, forEachScript, openWithout, WALK_TIMEOUT } from "./support/blocked.ts";
import { add, bagLink, lines, minicart, product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Pages work without any one of the files that they load (shell-22). */
test.use({ noise: BLOCKED });

// proves shell-22
test("the bag's link leads to the bag whenever the flyout fails to load", async ({ page }) => {
	await page.route("**/assets/minicart-*.js", (route) => route.abort());
	for (const from of ["/en-it/about", "/en-it/csc"]) {
		await page.goto(from);
		await running(page);
		await bagLink(page).click();
		await expect(page).toHaveURL("/en-it/cart");
	}
});

// proves shell-22
test("adding from a tile leads to the product if the sizes fail to load", async ({ page }) => {
	await page.route("**/assets/size-selector-*.js", (route) => route.abort());
	await page.goto("/en-it/search?q=VT10003");
	await running(page);
	await page.getByRole("main").getByRole("link", { name: /^Add/ }).first().click();
	await expect(page).toHaveURL(/\.html$/);
});

/** A request of the previous file may still be running. */
const start = (page: Page, path: string) => expect(() => page.goto(path)).toPass();

type Probe = (page: Page) => Promise<void>;
const opensBag: Probe = async (page) => {
	await bagLink(page).click();
	await expect(
		page
			.locator("main [href$='/checkout'], dialog:modal [href$='/checkout'], dialog:modal a, main h1")
			.first(),
	).toBeVisible();
	await expect(async () => {
		const isOpen = await minicart(page).isVisible();
		expect(isOpen || page.url().endsWith("/en-it/cart")).toBe(true);
	}).toPass();
};
const leadsOn =
	(link: string, to: RegExp): Probe =>
	async (page) => {
		await page.locator(link).first().click();
		await expect(page).toHaveURL(to);
	};
const sendsContact: Probe = async (page) => {
	await page.locator("main [name=email]").fill("anna.blocked@vetrina.example");
	await page.locator("main [value=contact]").click();
	await expect(page.locator(`main [name=${Object.keys(ADDRESS)[0]}]`)).toBeVisible();
};
/** Each page has the bag in its header, and a form or link that is checked. */
const WALKS: [name: string, path: string, probe: Probe][] = [
	["home: the bag", "/en-it/", opensBag],
	["home: a product", "/en-it/", leadsOn("main a[href$='.html']", /\.html$/)],
	["list: the bag", "/en-it/women/dresses", opensBag],
	["list: a product", "/en-it/women/dresses", leadsOn("main article a[href$='.html']", /\.html$/)],
	["product: the bag", product("VT10001-emerald"), opensBag],
	["bag: the checkout", "/en-it/cart", leadsOn("main a[href$='/checkout']", /\/checkout/)],
	["checkout: its form", "/en-it/checkout?step=contact", sendsContact],
];

/** Returns the scripts that a page requests until a probe is done. */
async function listScripts(page: Page, path: string, probe: Probe): Promise<ReadonlySet<string>> {
	const scripts = collectScripts(page);
	await start(page, path);
	await probe(page);
	expect(scripts.size).toBeGreaterThan(4);
	return new Set(scripts);
}

// proves shell-22
for (const [name, path, probe] of WALKS)
	test(`${name} works without any one of the files that the page loads @desktop-only`, {
		tag: "@thorough",
	}, async ({ page }) => {
		test.setTimeout(WALK_TIMEOUT);
		await add(page, "VT10003-ivory", "M");
		await forEachScript(await listScripts(page, path, probe), async (script) => {
			await page.unrouteAll({ behavior: "ignoreErrors" });
			await page.route(`**${script}`, (route) => route.abort());
			await start(page, path);
			await probe(page);
		});
	});

// proves shell-22
test("product: the form adds one unit to the bag without any one of the files that the page loads @desktop-only", {
	tag: "@thorough",
}, async ({ page, browser, baseURL }) => {
	test.setTimeout(WALK_TIMEOUT);
	const path = product("VT10001-emerald");
	const putsIntoBag: Probe = async (tab) => {
		await tab.locator("main label:not([data-state=soldOut]) [type=radio]").first().check({ force: true });
		await tab.locator("main form button[type=submit]:not([data-wallet])").first().click();
		const said = tab.getByText("Something went wrong. Try again!");
		await expect(async () => {
			const isOpen = await minicart(tab).getByRole("listitem").first().isVisible();
			expect(isOpen || (await said.isVisible()) || /\/cart/.test(tab.url())).toBe(true);
		}).toPass();
	};
	await forEachScript(await listScripts(page, path, putsIntoBag), async (script) => {
		const tab = await openWithout(script, browser, baseURL);
		await start(tab, path);
		await putsIntoBag(tab);
		await tab.unrouteAll({ behavior: "ignoreErrors" });
		await start(tab, "/en-it/cart");
		await expect(lines(tab)).toHaveCount(1);
		await expect(lines(tab)).toContainText("Quantity 1");
		await tab.close();
	});
});
