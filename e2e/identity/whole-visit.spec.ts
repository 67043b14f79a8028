import { PASSWORD } from "../../tests/setup/customer.ts";
import { customerOf } from "../support/customer.ts";
import { findWithAxe } from "../support/find-with-axe.ts";
import { running } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

// proves identity-9
test("an agent acts for a customer under a bar that says so, and stops", { tag: "@desktop-only" }, async ({
	page,
}) => {
	// The sandbox's own agent.
	const email = await customerOf("vetrina-eu", "Ada");
	await page.goto("/en-it/login");
	await page.getByRole("main").getByLabel("Email address").fill("care@vetrina.example");
	await page.getByRole("main").getByLabel("Password").fill(PASSWORD);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: /Welcome|Carlo/ })).toBeVisible();
	await page.goto("/en-it/agent");
	await page.getByLabel("The customer’s email address").fill(email);
	await page.getByRole("button", { name: "Act for this customer" }).click();
	await expect(page).toHaveURL("/en-it/myaccount");
	await page.goto("/en-it/women/dresses");
	await running(page);
	const bar = page.getByRole("complementary", { name: "Act for a customer" });
	await expect(bar).toContainText("You are acting for Ada");
	await expect(bar).toContainText(/1[45] minutes left/);
	expect(await findWithAxe(page)).toEqual([]);
	await bar.getByRole("button", { name: "Stop acting" }).click();
	await expect(page).toHaveURL("/en-it/login?notice=signedOut");
	await expect(bar).toBeHidden();
});
