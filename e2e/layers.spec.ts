import { add, bagLink, minicart, running } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

/** Covers the focus of layers over a page, and the events that close them. */
const LIST = "/en-it/women/dresses";
const heading = { level: 1 } as const;

test("going back after an addition shows the page with a full bag and no layer", async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	await add(page, "VT10001-emerald", "IT 42");
	await page.goBack();
	await expect(page.getByRole("heading", heading)).toHaveText("Dresses");
	await expect(minicart(page)).toBeHidden();
	await expect(page.getByText("1 item in your bag")).toBeAttached();
	await expect(page.locator("html")).not.toHaveAttribute("data-locked");
});

// proves shell-2, shell-3
test("a flyout closes by Escape and on a change of page, returns the focus, and keeps the page behind from scrolling", async ({
	page,
}) => {
	await add(page, "VT10003-ivory", "M");
	const html = page.locator("html");
	await expect(html).toHaveAttribute("data-locked");
	const behind = await page.evaluate(() => scrollY);
	await page.mouse.wheel(0, 600);
	expect(await page.evaluate(() => scrollY)).toBe(behind);
	await page.keyboard.press("Escape");
	await expect(minicart(page)).toBeHidden();
	await expect(html).not.toHaveAttribute("data-locked");
	const bag = bagLink(page);
	await bag.click();
	await expect(minicart(page)).toBeVisible();
	for (let step = 0; step < 12; step++) {
		await page.keyboard.press("Tab");
		expect(
			await page.evaluate(
				() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
			),
		).toBe(true);
	}
	await page.keyboard.press("Escape");
	await expect(bag).toBeFocused();
	await bag.click();
	await minicart(page).getByRole("link", { name: "View bag" }).click();
	await expect(page).toHaveURL("/en-it/cart");
	await expect(minicart(page)).toBeHidden();
	await expect(html).not.toHaveAttribute("data-locked");
});

test("going back closes the layers over the page", async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	await page.getByRole("main").getByRole("link", { name: "Midi dresses" }).click();
	await expect(page.getByRole("heading", heading)).toHaveText("Midi dresses");
	await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
	await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("heading", heading)).toHaveText("Dresses");
	await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
});

test("a disclosure opened before the script has loaded stays open", async ({ page }) => {
	const script = Promise.withResolvers<void>();
	await page.route("**/assets/entry-*.js", async (route) => {
		await script.promise;
		await route.continue();
	});
	await page.goto("/en-it/about", { waitUntil: "commit" });
	const footer = page.getByRole("contentinfo");
	await footer.locator("#country summary").click();
	await expect(footer.getByRole("button", { name: /^Germany/ })).toBeVisible();
	script.resolve();
	await running(page);
	await expect(footer.getByRole("searchbox")).toBeVisible();
});

test("a click that needs the script is handled once it has loaded, in a disclosure opened before", {
	tag: "@thorough",
}, async ({ page }) => {
	const script = Promise.withResolvers<void>();
	await page.route("**/assets/entry-*.js", async (route) => {
		await script.promise;
		await route.continue();
	});
	await page.goto("/en-it/about", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Menu" }).click();
	const menu = page.getByRole("navigation", { name: "Main navigation" });
	await menu.getByRole("button", { name: "Open Women" }).click();
	script.resolve();
	await menu.getByRole("button", { name: "Open Dresses" }).click();
	await menu.getByRole("link", { name: "View all Dresses" }).click();
	await expect(page.getByRole("heading", heading)).toHaveText("Dresses");
	await expect(menu).toBeHidden();
});

test("a press before the script has loaded opens the size selector instead of the browser's hint", {
	tag: "@thorough",
}, async ({ page }) => {
	// This runs as soon as the script does, before the page has loaded.
	await page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.documentElement.hasAttribute("data-running")) return;
			observer.disconnect();
			setTimeout(() => document.querySelector<HTMLElement>("form[action*=cart] [type=submit]")?.click());
		}).observe(document, { subtree: true, attributeFilter: ["data-running"] });
	});
	await page.goto("/en-it/VT10001-emerald.html");
	await expect(page.getByRole("dialog", { name: "Select a size" })).toBeVisible();
});

test("the page keeps its width behind a layer", { tag: ["@desktop", "@thorough"] }, async ({ page }) => {
	await page.goto("/en-it/women");
	await running(page);
	const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
	const before = await width();
	await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
	await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
	expect(await width()).toBe(before);
});
