import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const section = (page: Page) =>
	page.getByRole("main").getByRole("region", { name: "Letters from the house" });
const press = (page: Page) => section(page).getByRole("button", { name: "Sign up" }).click();

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		// proves content-31
		test("a sign-up in the page is announced by the newsletter's page", async ({ page }) => {
			await page.goto("/en-it/");
			if (javaScriptEnabled) await running(page);
			await expect(section(page).getByRole("checkbox")).not.toBeChecked();
			await expect(section(page).getByRole("link", { name: "Privacy" })).toHaveAttribute(
				"href",
				"/en-it/privacy",
			);
			await expect(section(page).locator("[name=from]")).toHaveValue("/");
			await section(page).getByLabel("Email address").fill("mara@vetrina.example");
			await press(page);
			await expect(page).toHaveURL("/en-it/newsletter?notice=subscribed");
			await expect(page.getByRole("main").getByRole("status")).toHaveText("Thank you for signing up.");
		});

		// proves content-31
		test("an address that the house refuses is kept with its error", async ({ page }) => {
			await page.goto("/en-it/");
			if (javaScriptEnabled) await running(page);
			// Browsers accept an address without a top-level domain.
			await section(page).getByLabel("Email address").fill("mara@nowhere");
			await press(page);
			await expect(page).toHaveURL("/en-it/newsletter?error=invalidEmail");
			const main = page.getByRole("main");
			await expect(main.getByRole("alert")).toHaveText("Please enter a valid email address.");
			await expect(main.getByLabel("Email address").first()).toHaveValue("mara@nowhere");
		});
	});
