import { bagStatus, product } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

/** Late web fonts must move nothing: fallback fonts have the same measures, and no line break depends on a fraction of a pixel. */
const PAGES = [
	{ path: product("VT10015-ivory", "ar-sa"), tag: "@desktop" },
	{ path: product("VT10012-bordeaux"), tag: "@thorough" },
	{ path: "/ar-sa/women/dresses", tag: [] },
];

for (const { path, tag } of PAGES)
	test(`${path} does not move`, { tag }, async ({ page }) => {
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/*.woff2", async (route) => {
			await released;
			await route.continue();
		});
		await page.goto(path, { waitUntil: "domcontentloaded" });
		// The text is first painted in the fallback fonts.
		await expect
			.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
			.toBe(1);
		await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loading");
		release();
		await expect(bagStatus(page)).not.toBeEmpty();
		await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
		const shifts = await page.evaluate(() => window.layoutShifts);
		const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
		expect(total, shifts.join("\n")).toBeLessThan(0.005);
	});
