import { createCustomer } from "../support/customer.ts";
import { linkIn, mailsTo, mailTo } from "../support/outbox.ts";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

const NEW = "Wool&Linen2";
const main = (page: Page) => page.getByRole("main");
const popup = (page: Page) => page.getByRole("dialog", { name: "New password" });
const ON_ITS_WAY = /If there is an account for this address, a link is on its way/;

async function signIn(page: Page, email: string, password: string): Promise<void> {
	await main(page).getByLabel("Email address").fill(email);
	await main(page).getByLabel("Password").fill(password);
	await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
}

// proves identity-28, identity-25
test("a mailed link sets a new password, which signs in", async ({ page, noise }) => {
	noise.push(/status of (?:400|403|410)/);
	const email = await createCustomer("vetrina-eu");
	await page.goto("/en-it/login");
	await running(page);
	await main(page).getByRole("link", { name: "Forgotten your password?" }).click();
	const info = page.getByRole("dialog", { name: "Forgotten password" });
	await info.getByLabel("Email address").fill("anna@");
	await info.getByRole("button", { name: "Send link" }).click();
	await expect(info.getByText("Please enter a valid email address.")).toBeVisible();
	await expect(info.getByLabel("Email address")).toBeFocused();
	await info.getByLabel("Email address").fill(email);
	await page.keyboard.press("Enter");
	await expect(info.getByRole("status")).toHaveText(ON_ITS_WAY);

	const mail = await mailTo(email, /^Set a new password$/);
	await page.goto(linkIn(mail));
	await expect(page).toHaveURL("/en-it/new-password");
	await running(page);
	const password = main(page).getByLabel("New password");
	const rule = main(page).getByRole("listitem").filter({ hasText: "A number" });
	await password.fill("woollinen");
	await expect(rule).not.toHaveText(/met/);
	await page.keyboard.press("Enter");
	await expect(main(page).getByText("This password does not meet the requirements.")).toBeVisible();
	await expect(password).toBeFocused();
	await password.fill(NEW);
	await expect(rule).toHaveText(/met/);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/en-it/login?notice=passwordChanged");
	await expect(main(page).getByRole("status").first()).toHaveText(/Your password has been changed/);
	await running(page);
	await signIn(page, email, NEW);
	await expect(page).toHaveURL(/\/en-it\/myaccount/);

	// A link works once.
	await page.goto(linkIn(mail));
	await expect(main(page).getByText("This link has expired or has already been used.")).toBeVisible();
	await main(page).getByRole("link", { name: "Request a new link" }).click();
	await expect(page).toHaveURL("/en-it/forgot-password");
});

// proves identity-25
test("a token in any page's address opens the popup, and is removed from the address", {
	tag: "@thorough",
}, async ({ page }) => {
	const email = await createCustomer("vetrina-eu");
	await page.goto("/en-it/forgot-password");
	await main(page).getByLabel("Email address").fill(email);
	await page.keyboard.press("Enter");
	await expect(main(page).getByRole("status").first()).toHaveText(ON_ITS_WAY);
	const { token } = (await mailTo(email, /^Set a new password$/)).data;

	const seen: string[] = [];
	page.on("request", (request) => seen.push(request.url() + (request.headers().referer ?? "")));
	await page.goto(`/en-it/women/dresses?resetToken=${encodeURIComponent(token)}`);
	await expect(popup(page).getByLabel("New password")).toBeVisible();
	await expect(page).toHaveURL("/en-it/women/dresses");
	expect(seen.slice(1).filter((url) => url.includes(encodeURIComponent(token)))).toEqual([]);
	expect(await page.content()).not.toContain(token);
	await popup(page).getByLabel("New password").fill(NEW);
	await page.keyboard.press("Enter");
	await expect(popup(page)).toBeHidden();
	const flyout = page.getByRole("dialog", { name: "Sign in" });
	await flyout.getByLabel("Email address").fill(email);
	await flyout.getByLabel("Password").fill(NEW);
	await page.keyboard.press("Enter");
	await expect(page.getByText("You are signed in.")).toBeVisible();
});

test("an unknown address gets the same response, and a forged link is refused", { tag: "@thorough" }, async ({
	page,
}) => {
	const email = `unknown${Date.now()}@vetrina.example`;
	await page.goto("/en-it/forgot-password");
	await running(page);
	await main(page).getByLabel("Email address").fill(email);
	await page.keyboard.press("Enter");
	await expect(main(page).getByRole("status").first()).toHaveText(ON_ITS_WAY);
	expect(await mailsTo(email)).toEqual([]);
	for (const token of ["forged.token", "%3Cscript%3E", "x".repeat(4000)]) {
		await page.goto(`/en-it/new-password?resetToken=${token}`);
		await expect(page).toHaveURL("/en-it/new-password");
		await expect(main(page).getByText("This link has expired or has already been used.")).toBeVisible();
	}
});

test.describe("no JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	// proves identity-28, identity-25
	test("forms set a new password, in German", { tag: "@thorough" }, async ({ page }) => {
		const email = await createCustomer("vetrina-eu");
		await page.goto("/de-at/login");
		await main(page).getByRole("link", { name: "Passwort vergessen?" }).click();
		await main(page).getByLabel("E-Mail-Adresse").fill("anna@");
		await main(page).getByRole("button", { name: "Link senden" }).click();
		await expect(main(page).getByLabel("E-Mail-Adresse")).toHaveValue("anna@");
		await main(page).getByLabel("E-Mail-Adresse").fill(email);
		await main(page).getByRole("button", { name: "Link senden" }).click();
		await expect(page).toHaveURL("/de-at/forgot-password?notice=sent");

		const mail = await mailTo(email, /^Neues Passwort festlegen$/);
		await page.goto(linkIn(mail));
		await expect(page).toHaveURL("/de-at/new-password");
		const send = main(page).getByRole("button", { name: "Passwort speichern" });
		await main(page).getByLabel("Neues Passwort").fill("kurz");
		await send.click();
		await expect(main(page).getByText("Dieses Passwort erfüllt die Anforderungen nicht.")).toBeVisible();
		await main(page).getByLabel("Neues Passwort").fill(NEW);
		await send.click();
		await expect(page).toHaveURL("/de-at/login?notice=passwordChanged");
		await main(page).getByLabel("E-Mail-Adresse").fill(email);
		await main(page).getByLabel("Passwort").fill(NEW);
		await main(page).getByRole("button", { name: "Anmelden" }).click();
		await expect(page).toHaveURL(/\/de-at\/myaccount/);
	});
});
