import { signIn } from "../support/customer.ts";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const LIST = "/en-it/women/dresses";
const order = (page: Page) =>
	page.locator("main article").evaluateAll((tiles) => tiles.map((tile) => tile.querySelector("a")?.pathname));

// proves identity-76
test("a customer who signs in on a list sees their own list at once, and the shared list after signing out", {
	tag: ["@desktop-only", "@thorough"],
}, async ({ page }) => {
	await page.goto(LIST);
	await running(page);
	const shared = await order(page);
	expect(shared).toHaveLength(24);
	await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
	await signIn(page, "vip@vetrina.example");
	await expect(async () => {
		const own = await order(page);
		expect(own).toHaveLength(24);
		expect(own).not.toEqual(shared);
	}).toPass();
	await page.goto("/en-it/myaccount");
	await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL("/en-it/login?notice=signedOut");
	await page.goto(LIST);
	await expect.poll(() => order(page)).toEqual(shared);
});
