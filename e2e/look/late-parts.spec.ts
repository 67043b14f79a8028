import { running } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

/** The browser excuses movements for half a second after a press, and a phone's next file may take longer. */
test("the countries stay where they are when their search field arrives late", async ({ page }) => {
	await page.goto("/en-it/login");
	await running(page);
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/**", async (route) => {
		await released;
		await route.continue();
	});
	const footer = page.getByRole("contentinfo");
	await footer.locator("summary", { hasText: "Italy" }).click();
	const places = () =>
		footer.getByRole("button", { name: /^(Australia|Italy|Saudi Arabia)/ }).evaluateAll((buttons) =>
			buttons.map((button) => {
				const { x, y, width } = button.getBoundingClientRect();
				return [x, y + scrollY, width];
			}),
		);
	const field = footer.getByRole("searchbox");
	await expect(footer.getByRole("button", { name: /^Australia/ })).toBeVisible();
	await expect(field).toHaveCount(0);
	const before = await places();
	release();
	await expect(field).toBeVisible();
	expect(await places()).toEqual(before);
});
