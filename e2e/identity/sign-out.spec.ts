import { PASSWORD } from "../../tests/setup/customer.ts";
import { createCustomer } from "../support/customer.ts";
import { product, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");

// proves identity-29
test("signing out removes personal data from all tabs and from the back-forward cache", async ({
	page,
	context,
}) => {
	const email = await createCustomer("vetrina-eu", "Anna");
	const origin = new URL(test.info().project.use.baseURL ?? "").origin;
	await page.request.post("/en-it/login", {
		form: { intent: "signIn", email, password: PASSWORD },
		headers: { origin },
		maxRedirects: 0,
	});
	await page.goto(product("VT10001-emerald"));
	await running(page);
	const viewed = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /viewed/.test(key)));
	await expect.poll(viewed).toHaveLength(1);
	const other = await context.newPage();
	await other.goto("/en-it/personaldata");
	await running(other);
	await expect(main(other).getByText(email)).toBeVisible();

	await page.goto("/en-it/myaccount");
	await expect(main(page).getByText("Welcome, Anna")).toBeVisible();
	await main(page).getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL("/en-it/login?notice=signedOut");
	await expect(other).toHaveURL(/\/en-it\/login/);
	await expect(other.getByText(email)).toHaveCount(0);
	await expect.poll(viewed).toEqual([]);

	await page.goBack();
	await expect(page).toHaveURL(/\/en-it\/login/);
	await expect(page.getByText("Anna")).toHaveCount(0);
	const names = (await context.cookies()).map(({ name }) => name);
	expect(names.filter((name) => /cc-nx_/.test(name))).toEqual([]);
});

test("signing out succeeds even if the platform fails to end the session", {
	tag: "@thorough",
}, async ({ page, noise }) => {
	// The sign-in page requests passkeys at the same time.
	noise.push(/status of 503/);
	const email = await createCustomer("vetrina-eu", "Berta");
	await page.goto("/en-it/login");
	await running(page);
	await main(page).getByLabel("Email address").fill(email);
	await main(page).getByLabel("Password").fill(PASSWORD);
	await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
	await expect(page).toHaveURL(/\/en-it\/myaccount/);
	await page.setExtraHTTPHeaders({ "x-vetrina-fault": "slas:503" });
	await main(page).getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL("/en-it/login?notice=signedOut");
	await page.setExtraHTTPHeaders({});
	await page.goto("/en-it/myaccount");
	await expect(page).toHaveURL(/\/en-it\/login/);
});
