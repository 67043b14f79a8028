import { product, running } from "./support/shop.ts";
import { expect, type Page, test } from "./support/test.ts";

/** A shopper who waits for a sold-out product leaves an address (newsletter-5). */
const popup = (page: Page) => page.getByRole("dialog", { name: "Notify me" });

// proves newsletter-5
test("a guest leaves an address for a size that is sold out", async ({ page }) => {
	await page.goto(product("VT10003-ivory"));
	await running(page);
	await page.locator("[data-state=soldOut] input").first().check({ force: true });
	const opener = page.getByRole("button", { name: "Notify me" });
	await opener.click();
	const form = popup(page);
	await form.getByLabel("Email address").fill("nobody");
	await form.getByRole("button", { name: "Notify me" }).click();
	await expect(form.getByRole("alert")).toHaveText("Please enter a valid email address.");
	await expect(form.getByLabel("Email address")).toBeFocused();
	await form.getByLabel("Email address").fill("mara@vetrina.example");
	await form.getByLabel("I would also like to receive the newsletter.").check();
	await form.getByRole("button", { name: "Notify me" }).click();
	await expect(page.getByText("Thanks, your request has been saved.")).toBeVisible();
	await expect(form).toBeHidden();
	await expect(opener).toBeFocused();
});

test.describe("when the platform is down", () => {
	test.use({ noise: [/503/] });
	test("the popup stays and says so", async ({ page }) => {
		await page.goto(product("VT10005-grey"));
		await running(page);
		await page.route("**/notify-me", (route) =>
			route.continue({ headers: { ...route.request().headers(), "x-vetrina-fault": "custom:503" } }),
		);
		await page.getByRole("button", { name: "Notify me" }).click();
		await popup(page).getByLabel("Email address").fill("mara@vetrina.example");
		await popup(page).getByRole("button", { name: "Notify me" }).click();
		await expect(popup(page).getByRole("alert")).toHaveText("Oops! Something went wrong.");
	});
});
