import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { findWithAxe } from "../support/find-with-axe.ts";
import { expect, test } from "../support/test.ts";

const TOKEN = ensureSecrets().storefront.OPS_TOKEN ?? "";
const NAMES = ["Overview", "Cache", "Numbers", "Errors", "Switches", "Purge", "Faults"];
const WIDTHS = [390, 768, 1440];

test.use({ noise: [/401 \(Unauthorized\)/] });

// proves ops-15
test("operations sign in, find every page by its name, read it at each width, and sign out, without a script", async ({
	page,
}) => {
	await page.goto("/ops/");
	expect(await findWithAxe(page)).toEqual([]);
	await page.getByLabel("Token of operations").fill("not-the-token-of-operations");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("alert")).toHaveText("This is not the token of operations.");
	await page.getByLabel("Token of operations").fill(TOKEN);
	await page.getByRole("button", { name: "Sign in" }).click();
	for (const name of NAMES) {
		await page.getByRole("link", { name, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
			expect([name, width, await findWithAxe(page)]).toEqual([name, width, []]);
		}
	}
	expect(await page.locator("script").count()).toBe(0);
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
});
