import { ADDRESS } from "../tests/setup/buyer.ts";
import { add, bagLink, minicart, product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Files that a blocker, a bad network or a new version of the shop keeps away (shell-22). */
test.use({
	noise: [
		/ERR_FAILED|Failed to fetch dynamically imported module|Unable to preload|Importing a module script failed/,
	],
});

/** Each file costs a page; on a busy machine that is seconds. */
const WALK_TIMEOUT = 300_000;
const nameOf = (url: string): string => /assets\/([\w.-]+)\.js/.exec(url)?.[1] ?? "";

// proves shell-22
test("the bag's link leads to the bag when the flyout cannot be had, again and again", async ({ page }) => {
	await page.route("**/assets/minicart-*.js", (route) => route.abort());
	for (const from of ["/en-it/about", "/en-it/csc"]) {
		await page.goto(from);
		await running(page);
		await bagLink(page).click();
		await expect(page).toHaveURL("/en-it/cart");
	}
});

// proves shell-22
test("adding from a tile leads to the product when the sizes cannot be had", async ({ page }) => {
	await page.route("**/assets/size-selector-*.js", (route) => route.abort());
	await page.goto("/en-it/search?q=VT10003");
	await running(page);
	await page.getByRole("main").getByRole("link", { name: /^Add/ }).first().click();
	await expect(page).toHaveURL(/\.html$/);
});

/** What the file before has begun may still be on its way. */
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
/** What each page is for: a form, or a link, then the bag in its header. */
const PAGES: Record<string, { path: string; probes: Probe[] }> = {
	home: { path: "/en-it/", probes: [opensBag, leadsOn("main a[href$='.html']", /\.html$/)] },
	list: {
		path: "/en-it/women/dresses",
		probes: [opensBag, leadsOn("main article a[href$='.html']", /\.html$/)],
	},
	product: {
		path: product("VT10001-emerald"),
		probes: [
			opensBag,
			async (page) => {
				await page
					.locator("main label:not([data-state=soldOut]) [type=radio]")
					.first()
					.check({ force: true });
				await page.locator("main form button[type=submit]:not([data-wallet])").first().click();
				await expect(async () => {
					const isOpen = await minicart(page).getByRole("listitem").first().isVisible();
					expect(isOpen || /\/cart/.test(page.url())).toBe(true);
				}).toPass();
			},
		],
	},
	cart: { path: "/en-it/cart", probes: [leadsOn("main a[href$='/checkout']", /\/checkout/)] },
	checkout: {
		path: "/en-it/checkout?step=contact",
		probes: [
			async (page) => {
				await page.locator("main [name=email]").fill("anna.blocked@vetrina.example");
				await page.locator("main [value=contact]").click();
				await expect(page.locator(`main [name=${Object.keys(ADDRESS)[0]}]`)).toBeVisible();
			},
		],
	},
};

// proves shell-22
for (const [name, { path, probes }] of Object.entries(PAGES))
	test(`${name}: links and forms work without any one of the files that it loads @desktop-only`, {
		tag: "@thorough",
	}, async ({ page, noise }) => {
		test.setTimeout(WALK_TIMEOUT);
		noise.push(/404|Hydration|Minified React/);
		await add(page, "VT10003-ivory", "M");
		const files = new Set<string>();
		page.on("request", (request) => {
			if (/\/assets\/.*\.js/.test(request.url())) files.add(nameOf(request.url()));
		});
		for (const probe of probes) {
			await start(page, path);
			await probe(page);
		}
		expect(files.size).toBeGreaterThan(4);
		for (const file of files)
			await test.step(file, async () => {
				await page.unrouteAll({ behavior: "ignoreErrors" });
				await page.route(`**/assets/${file}.js`, (route) => route.abort());
				for (const probe of probes) {
					await start(page, path);
					await probe(page);
				}
			});
	});
