import { customerOf } from "../support/customer.ts";
import { mailsTo, mailTo } from "../support/outbox.ts";
import { add, bagStatus, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");

async function ask(page: Page, email: string): Promise<void> {
	await main(page).getByLabel("Email address").fill(email);
	await main(page).getByRole("button", { name: "Send code" }).click();
	await expect(main(page).getByText(`If there is an account for ${email}`)).toBeVisible();
}
async function enter(page: Page, code: string): Promise<void> {
	await main(page).getByLabel("Code of 8 digits").fill(code);
	await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
}

// proves identity-22
test("a code signs a guest in with their bag, once", { tag: "@desktop" }, async ({ page, noise }) => {
	noise.push(/status of 4\d\d/);
	const email = await customerOf("vetrina-eu");
	await add(page, "VT10002-camel", "M, low stock");
	await page.goto("/en-it/login");
	await main(page).getByRole("link", { name: "Sign in with a code by email" }).click();
	// The page that it is left for has an email address as well.
	await expect(page.getByRole("heading", { name: "Sign in with a code" })).toBeVisible();
	await ask(page, email);
	const input = main(page).getByLabel("Code of 8 digits");
	await expect(input).toHaveAttribute("autocomplete", "one-time-code");
	await expect(input).toHaveAttribute("inputmode", "numeric");
	await expect(main(page).getByRole("button", { name: /Send a new code in 0:/ })).toBeDisabled();

	const { token } = (await mailTo(email)).data;
	await enter(page, token === "00000000" ? "11111111" : "00000000");
	await expect(main(page).getByText("This code is incorrect or has expired.")).toBeVisible();
	await enter(page, `${token.slice(0, 4)} ${token.slice(4)}`);
	await expect(page).toHaveURL("/en-it/myaccount?notice=signedIn");
	await expect(bagStatus(page)).toHaveText(/1/);

	// Signed out, the code is used.
	await main(page).getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL("/en-it/login?notice=signedOut");
	await page.goto("/en-it/login-code");
	await ask(page, email);
	await mailTo(email, 2);
	await enter(page, token);
	await expect(main(page).getByText("This code is incorrect or has expired.")).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	// proves identity-22, identity-27
	test("by forms; another code waits; an unknown address reads the same", async ({ page }) => {
		const unknown = `unknown${Date.now()}@vetrina.example`;
		await page.goto("/en-it/login-code");
		await ask(page, unknown);
		expect(await mailsTo(unknown)).toEqual([]);
		await main(page).getByRole("button", { name: "Send a new code" }).click();
		await expect(main(page).getByText("Please try again in a moment.")).toBeVisible();
		await main(page).getByRole("button", { name: "Use another email address" }).click();
		const email = await customerOf("vetrina-eu");
		await ask(page, email);
		const { token } = (await mailTo(email)).data;
		await enter(page, token);
		await expect(page).toHaveURL("/en-it/myaccount?notice=signedIn");
	});
});

test("while the platform is away, the address stays and a message shows", async ({ page }) => {
	await page.goto("/en-it/login-code");
	await running(page);
	await page.setExtraHTTPHeaders({ "x-vetrina-fault": "slas:503" });
	await main(page).getByLabel("Email address").fill("anna@vetrina.example");
	await main(page).getByRole("button", { name: "Send code" }).click();
	await expect(main(page).getByText("We can’t connect right now. Please try again.")).toBeVisible();
	await expect(main(page).getByLabel("Email address")).toHaveValue("anna@vetrina.example");
});
