import { PASSWORD } from "../../tests/setup/customer.ts";
import { withAuthenticator } from "../support/authenticator.ts";
import { banner, CAMPAIGN, optional, telling } from "../support/consent.ts";
import { askToSignIn, signInFlyout } from "../support/customer.ts";
import { findWithAxe } from "../support/find-with-axe.ts";
import { linkIn, mailTo } from "../support/outbox.ts";
import { add, bagStatus, product, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

// The device with its passkeys stays in a context.
test.use({ storageState: { cookies: [], origins: [] }, reuseContext: false });

/** Milliseconds: one person uses each way to sign in, one after the other. */
const WHOLE_VISIT = 180_000;
const NEW_PASSWORD = "Wool&Linen2";
const main = (page: Page) => page.getByRole("main");
const welcome = (page: Page, name: string) =>
	expect(page.getByRole("heading", { level: 1, name: `Welcome, ${name}` })).toBeVisible();
/** Two products in the bag and one in the wishlist. */
const nothingIsLost = async (page: Page): Promise<void> => {
	await expect(bagStatus(page)).toHaveText(/2/);
	await page.goto("/en-it/wishlist");
	await expect(page.getByRole("list", { name: "Wishlist items" }).getByRole("article")).toHaveCount(1);
};
const signOut = async (page: Page): Promise<void> => {
	await page.goto("/en-it/myaccount");
	await running(page);
	await main(page).getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL("/en-it/login?notice=signedOut");
	await running(page);
};
const signIn = async (page: Page, email: string, password: string): Promise<void> => {
	await main(page).getByLabel("Email address").fill(email);
	await main(page).getByLabel("Password").fill(password);
	await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
	await expect(page).toHaveURL(/\/en-it\/myaccount/);
};
/** The stand-in's sheet, as a person whom the provider knows and the shop does not. */
const asAtProvider = async (page: Page, email: string): Promise<void> => {
	const sheet = page.getByRole("dialog", { name: "Sign in with Google" });
	await sheet.getByLabel("First name").fill("Someone");
	await sheet.getByLabel("Last name").fill("Else");
	await sheet.getByLabel("Email address").fill(email);
	await sheet.getByRole("button", { name: "Continue" }).click();
};

// proves identity-9, identity-17, identity-22, identity-23, identity-25, identity-29, identity-42, identity-56, identity-57, consent-6
test("one person registers, signs in by every way and changes the password; bag and wishlist stay, and nothing optional is sent", {
	tag: "@thorough",
}, async ({ page, noise }) => {
	test.setTimeout(WHOLE_VISIT);
	noise.push(/status of 4\d\d/);
	const sent = telling(page);
	const email = `ada-${crypto.randomUUID()}@vetrina.example`;
	const atProvider = `other-${crypto.randomUUID()}@people.example`;
	// A browser that suggests no passkeys: they are asked for by the button.
	await page.addInitScript(() => {
		if (typeof PublicKeyCredential === "function")
			PublicKeyCredential.isConditionalMediationAvailable = async () => false;
	});

	await test.step("refuses what is optional", async () => {
		await page.goto(`/en-it/women/dresses${CAMPAIGN}`);
		await banner(page).getByRole("button", { name: "Refuse all" }).click();
		await expect(banner(page)).toBeHidden();
	});
	await test.step("fills bag and wishlist, and registers in the flyout", async () => {
		await add(page, "VT10002-camel", "L, low stock");
		await add(page, "VT10026");
		await page.goto(product("VT10001-emerald"));
		await running(page);
		await page
			.getByRole("button", { name: /^Add to wishlist/ })
			.first()
			.click();
		await expect(page.getByText("Added to your wishlist.")).toBeVisible();
		const prompt = page.getByRole("dialog", { name: "Your wishlist on every device" });
		await prompt.getByRole("button", { name: "Sign in / Register" }).click();
		const flyout = signInFlyout(page);
		await flyout.getByRole("tab", { name: "Create account" }).click();
		await flyout.getByLabel("Email address").fill(email);
		await flyout.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await flyout.getByLabel("First name").fill("Ada");
		await flyout.getByLabel("Last name").fill("Bianchi");
		await flyout.getByLabel("Day").fill("29");
		await flyout.getByLabel("Month").fill("2");
		await flyout.getByLabel("Year").fill("1992");
		await flyout.getByLabel(/privacy policy/).check();
		await flyout.getByRole("button", { name: "Create account" }).click();
		await expect(page).toHaveURL("/en-it/myaccount?notice=registered");
		await welcome(page, "Ada Bianchi");
		await nothingIsLost(page);
	});
	const device = await withAuthenticator(page);
	await test.step("makes a passkey and links Google", async () => {
		await page.goto("/en-it/personaldata");
		await running(page);
		await expect(main(page).getByText(/ February /)).toBeVisible();
		await main(page).getByRole("button", { name: "Create a passkey" }).click();
		await main(page)
			.getByLabel("8-digit code")
			.fill((await mailTo(email, /passkey/)).data.token);
		await main(page).getByRole("button", { name: "Create passkey" }).click();
		await expect(main(page).getByText("Your passkey is ready to use.")).toBeVisible();
		await main(page).getByRole("button", { name: "Link Google" }).click();
		await asAtProvider(page, atProvider);
		await expect(page).toHaveURL("/en-it/personaldata?notice=linked");
		await expect(main(page).getByRole("button", { name: "Unlink Google" })).toBeVisible();
	});
	await test.step("signs in by the passkey", async () => {
		await signOut(page);
		await expect(bagStatus(page)).toHaveText(/0/);
		await main(page).getByRole("button", { name: "Sign in with a passkey" }).click();
		await expect(page).toHaveURL("/en-it/myaccount");
		await welcome(page, "Ada Bianchi");
		await nothingIsLost(page);
		await device.remove();
	});
	await test.step("signs in by Google", async () => {
		await signOut(page);
		await page.goto(product("VT10001-emerald"));
		await running(page);
		await askToSignIn(page);
		await signInFlyout(page).getByRole("link", { name: "Continue with Google" }).click();
		await asAtProvider(page, atProvider);
		await expect(page.getByText("You are signed in.")).toBeVisible();
		await page.goto("/en-it/myaccount");
		await welcome(page, "Ada Bianchi");
		await nothingIsLost(page);
	});
	await test.step("signs in by a code", async () => {
		await signOut(page);
		await main(page).getByRole("link", { name: "Sign in with a code by email" }).click();
		await expect(page.getByRole("heading", { name: "Sign in with a code" })).toBeVisible();
		await main(page).getByLabel("Email address").fill(email);
		await main(page).getByRole("button", { name: "Send code" }).click();
		await expect(main(page).getByText(`If there is an account for ${email}`)).toBeVisible();
		const code = main(page).getByLabel("8-digit code");
		await expect(code).toHaveAttribute("autocomplete", "one-time-code");
		const { token } = (await mailTo(email, /^Your sign-in code/)).data;
		await code.fill(token === "00000000" ? "11111111" : "00000000");
		await page.keyboard.press("Enter");
		await expect(main(page).getByText("This code is incorrect or has expired.")).toBeVisible();
		await code.fill(`${token.slice(0, 4)} ${token.slice(4)}`);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/en-it/myaccount?notice=signedIn");
		await nothingIsLost(page);
	});
	await test.step("forgets the password, and sets a new one from the mail", async () => {
		await signOut(page);
		await main(page).getByRole("link", { name: "Forgotten your password?" }).click();
		const popup = page.getByRole("dialog", { name: "Forgotten password" });
		await popup.getByLabel("Email address").fill(email);
		await page.keyboard.press("Enter");
		await expect(popup.getByRole("status")).toHaveText(/a link is on its way/);
		await page.goto(linkIn(await mailTo(email, /^Set a new password$/)));
		await running(page);
		await main(page).getByLabel("New password").fill(NEW_PASSWORD);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/en-it/login?notice=passwordChanged");
		await running(page);
		await signIn(page, email, NEW_PASSWORD);
		await nothingIsLost(page);
	});
	await test.step("an agent acts for them, and stops", async () => {
		await signOut(page);
		await signIn(page, "care@vetrina.example", PASSWORD);
		await page.goto("/en-it/agent");
		await page.getByLabel("The customer’s email address").fill(email);
		await page.getByRole("button", { name: "Act for this customer" }).click();
		await expect(page).toHaveURL("/en-it/myaccount");
		await running(page);
		const bar = page.getByRole("complementary", { name: "Act for a customer" });
		await expect(bar).toContainText("You are acting for Ada");
		await expect(bar).toContainText(/1[45] minutes left/);
		expect(await findWithAxe(page)).toEqual([]);
		await expect(bagStatus(page)).toHaveText(/2/);
		await bar.getByRole("button", { name: "Stop acting" }).click();
		await expect(page).toHaveURL("/en-it/login?notice=signedOut");
		await expect(bar).toBeHidden();
		await expect(bagStatus(page)).toHaveText(/0/);
	});
	expect([await optional(page), sent]).toEqual([[], []]);
});
