import { createCustomer } from "../support/customer.ts";
import { mailsTo, mailTo } from "../support/outbox.ts";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");

async function ask(page: Page, email: string): Promise<void> {
	await main(page).getByLabel("Email address").fill(email);
	await main(page).getByRole("button", { name: "Send code" }).click();
	await expect(main(page).getByText(`If there is an account for ${email}`)).toBeVisible();
}
async function enter(page: Page, code: string): Promise<void> {
	await main(page).getByLabel("8-digit code").fill(code);
	await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
}

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	// proves identity-22, identity-27
	test("forms sign in by code; another code has to wait; an unknown address gets the same response", async ({
		page,
	}) => {
		const unknown = `unknown${Date.now()}@vetrina.example`;
		await page.goto("/en-it/login-code");
		await ask(page, unknown);
		expect(await mailsTo(unknown)).toEqual([]);
		await main(page).getByRole("button", { name: "Send a new code" }).click();
		await expect(main(page).getByText("Please try again in a moment.")).toBeVisible();
		await main(page).getByRole("button", { name: "Use another email address" }).click();
		const email = await createCustomer("vetrina-eu");
		await ask(page, email);
		const { token } = (await mailTo(email, /^Your sign-in code/)).data;
		await enter(page, token);
		await expect(page).toHaveURL("/en-it/myaccount?notice=signedIn");
	});
});

test("if the platform fails, the address stays and a message is shown", async ({ page }) => {
	await page.goto("/en-it/login-code");
	await running(page);
	await page.setExtraHTTPHeaders({ "x-vetrina-fault": "slas:503" });
	await main(page).getByLabel("Email address").fill("anna@vetrina.example");
	await main(page).getByRole("button", { name: "Send code" }).click();
	await expect(main(page).getByText("We can’t connect right now. Please try again.")).toBeVisible();
	await expect(main(page).getByLabel("Email address")).toHaveValue("anna@vetrina.example");
});
