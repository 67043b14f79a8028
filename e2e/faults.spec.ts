import { readFileSync } from "node:fs";
import type { SourceMapPayload } from "node:module";
import { dist } from "../scripts/lib/house.ts";
import { withPlainPictures } from "../scripts/lib/pictures/with-plain-pictures.ts";
import { resolveStack } from "../scripts/lib/source-maps/resolve-stack.ts";
import type { LogEntryBody } from "../shared/contracts/log-entry.ts";
import { logPath } from "../shared/domain/addresses/page-data-paths.ts";
import { product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Covers pages on which the platform fails while they are used; tests/faults.test.ts has failures while loading. */

const failing = (page: Page, fault: string) =>
	page.setExtraHTTPHeaders(fault ? { "x-vetrina-fault": fault } : {});
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** Each test has its own list, so that nothing of it is cached. All of the lists contain navy. */
const list = (colours: string) =>
	`/en-be/women/coats-jackets?srule=price-low-to-high&prefn1=c_color&prefv1=black|navy|grey|ivory|${colours}`;

test.use({ noise: [/503 \(Service Unavailable\)/] });

// proves shell-18
test("a list whose next page fails to load stays, and continues once it loads", async ({ page }) => {
	await page.goto(list("camel|olive|charcoal|chocolate"));
	await running(page);
	const tiles = page.getByRole("list", { name: "Products" }).getByRole("article");
	const before = await tiles.count();
	await failing(page, "search:503");
	const more = page.getByRole("link", { name: "Load more" });
	await more.scrollIntoViewIfNeeded();
	await expect(page.getByText("Something went wrong. Try again!")).toBeVisible();
	await expect(tiles).toHaveCount(before);
	await failing(page, "");
	await more.click();
	await expect.poll(() => tiles.count()).toBeGreaterThan(before);
});

test("a choice that fails to load changes neither the list, its address nor its other choices", async ({
	page,
}) => {
	await withPlainPictures(page);
	await page.goto("/en-be/newsletter");
	await page.goto(list("camel|olive|charcoal"));
	await running(page);
	const address = page.url();
	const tiles = page.getByRole("list", { name: "Products" }).getByRole("article");
	const shown = await tiles.count();
	await failing(page, "search:503");
	const chip = page.getByRole("link", { name: "Remove Navy" });
	const sorry = page.getByText("Something went wrong. Try again!");
	for (const _ of ["once", "and again"]) {
		await chip.click();
		await expect(sorry).toBeVisible();
		await expect(page).toHaveURL(address);
		await expect(tiles).toHaveCount(shown);
		await expect(chip).toBeFocused();
		await page.getByRole("button", { name: "Close" }).click();
		await expect(sorry).toBeHidden();
	}
	await failing(page, "");
	await chip.click();
	await expect(chip).toBeHidden();
	await page.goBack();
	await expect(chip).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\/en-be\/newsletter$/);
});

test("a list that fails to load from elsewhere shows an error on its own page, and 'Try again' loads it", {
	tag: "@thorough",
}, async ({ page }) => {
	await withPlainPictures(page);
	await failing(page, "search:503");
	await page.goto(list("camel|olive"));
	await running(page);
	await expect(
		page.getByText("We can’t load these items right now. Please try again in a moment."),
	).toBeVisible();
	await expect(heading(page)).toHaveText("Coats & jackets");
	const again = page.getByRole("link", { name: "Try again" });
	await again.click();
	await expect(page.getByText("Something went wrong. Try again!")).toBeVisible();
	await failing(page, "");
	await again.click();
	await expect(page.getByRole("list", { name: "Products" }).getByRole("article")).not.toHaveCount(0);
	await expect(page.getByRole("link", { name: "Remove Navy" })).toBeVisible();
});

// proves shell-18
test("'Try again' repeats a request that failed as a prefetch on touch", { tag: "@thorough" }, async ({
	page,
}) => {
	await page.goto("/en-be/women/knitwear");
	await running(page);
	await failing(page, "products:503");
	const product = page
		.getByRole("list", { name: "Products" })
		.getByRole("article")
		.first()
		.getByRole("link")
		.first();
	await product.hover();
	await product.click();
	await expect(heading(page)).toHaveText("Oops! Something went wrong.");
	await failing(page, "");
	await page.getByRole("link", { name: "Try again" }).click();
	await expect(page.getByRole("button", { name: /^Add to bag/ })).toBeVisible();
});

// proves wishlist-8
test("a heart reverts if its change fails", async ({ page }) => {
	await page.goto(product("VT10001-emerald", "en-be"));
	await running(page);
	const heart = page
		.getByRole("main")
		.getByRole("button", { name: /^Add to wishlist/ })
		.first();
	await failing(page, "customers:503");
	await heart.click();
	await expect(page.getByText("Failed to add an item to wishlist")).toBeVisible();
	await expect(heart).toHaveAttribute("aria-pressed", "false");
	await failing(page, "");
	await heart.click();
	await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a choice that fails to load is repeated from its own page, and Back leads to the list", {
		tag: "@thorough",
	}, async ({ page }) => {
		await withPlainPictures(page);
		await page.goto(list("camel"));
		const { pathname } = new URL(page.url());
		const chip = page.getByRole("link", { name: "Remove Navy" });
		await failing(page, "search:503");
		await chip.click();
		await expect(
			page.getByText("We can’t load these items right now. Please try again in a moment."),
		).toBeVisible();
		await expect(heading(page)).toHaveText("Coats & jackets");
		await failing(page, "");
		await page.getByRole("link", { name: "Try again" }).click();
		await expect(page.getByRole("link", { name: "Remove Camel" })).toBeVisible();
		await expect(chip).toBeHidden();
		await page.goBack();
		await expect(chip).toBeVisible();
		expect(new URL(page.url()).pathname).toBe(pathname);
	});
});

test("a failed picture is requested again, and shown once it loads", { tag: "@thorough" }, async ({
	page,
}) => {
	let isAway = true;
	await withPlainPictures(page);
	await page.route("**/dw/image/**", (route) => (isAway ? route.fulfill({ status: 503 }) : route.fallback()));
	await page.clock.install();
	await page.goto(product("VT10007-ivory"));
	await running(page);
	const picture = page.getByRole("main").locator("img").first();
	await expect(picture).toHaveCSS("visibility", "hidden");
	isAway = false;
	await expect
		.poll(async () => {
			await page.clock.runFor(6000);
			return picture.isVisible();
		})
		.toBe(true);
});

test.describe("an error of a page's own code", () => {
	test.use({ noise: [/planted/] });

	/** Makes the next reading of cookies throw, in the shop's listener of `pageshow`. */
	const plant = (page: Page, title: string): Promise<void> =>
		page.evaluate((message) => {
			Object.defineProperty(document, "cookie", {
				configurable: true,
				get: () => {
					throw new Error(message);
				},
			});
			dispatchEvent(new Event("pageshow"));
			delete (document as { cookie?: string }).cookie;
		}, title);

	// proves platform-13
	test("reaches the log once, with its release, its path and its position in the sources", async ({
		page,
	}) => {
		const entries: LogEntryBody[] = [];
		page.on("response", (response) => {
			if (new URL(response.url()).pathname !== logPath) return;
			expect(response.status()).toBe(204);
			entries.push(response.request().postDataJSON() as LogEntryBody);
		});
		const titles = () => entries.map(({ title }) => title);
		await page.goto("/en-be/newsletter");
		await running(page);
		for (const _ of ["first", "again", "and again"]) await plant(page, "planted fault");
		await plant(page, "planted later");
		await expect.poll(titles).toEqual(["planted fault", "planted later"]);
		const { level, source, release = "", stackTrace = "" } = entries[0] as LogEntryBody;
		expect({ level, source }).toEqual({ level: "error", source: "/en-be/newsletter" });
		const loaded = await page.evaluate(() =>
			performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop()),
		);
		expect(loaded).toContain(release);
		const resolved = resolveStack(
			stackTrace,
			(file) => JSON.parse(readFileSync(`${dist}/maps/${file}.map`, "utf8")) as SourceMapPayload,
		);
		expect(resolved).toMatch(/\bclient\/[\w/-]+\.tsx?:\d+:\d+/);
	});
});
