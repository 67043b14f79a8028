import { PASSWORD } from "../../tests/setup/customer.ts";
import { withAuthenticator } from "../support/authenticator.ts";
import { createCustomer, openOtherWays, signIn, signInFlyout } from "../support/customer.ts";
import { findWithAxe } from "../support/find-with-axe.ts";
import { mailTo } from "../support/outbox.ts";
import { add, bagStatus, running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

// A virtual device stays in a context with its passkeys.
test.use({ reuseContext: false });

const main = (page: Page) => page.getByRole("main");

// proves identity-40, identity-42, identity-43, identity-45, identity-46
test("a passkey is offered after a password, signs in with the bag, and is removed", {
	tag: "@desktop-only",
}, async ({ page, noise }) => {
	noise.push(/status of 403/);
	const device = await withAuthenticator(page);
	const email = await createCustomer("vetrina-eu");
	await page.goto("/en-it/women/dresses");
	await running(page);
	await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
	await signIn(page, email);
	const flyout = signInFlyout(page);
	await expect(flyout.getByRole("heading", { name: "Sign in faster next time" })).toBeFocused();
	expect(await findWithAxe(page)).toEqual([]);
	await flyout.getByRole("button", { name: "Create a passkey" }).click();
	const code = flyout.getByLabel("8-digit code");
	await expect(code).toBeFocused();
	const { token } = (await mailTo(email, /passkey/)).data;
	await code.fill(token === "00000000" ? "00000001" : "00000000");
	await page.keyboard.press("Enter");
	await expect(flyout.getByText("This code is incorrect or has expired.")).toBeVisible();
	await code.fill(`${token.slice(0, 4)} ${token.slice(4)}`);
	await flyout.getByLabel("Name of this passkey").fill("Phone <b>");
	await flyout.getByRole("button", { name: "Create passkey" }).click();
	await expect(flyout.getByText("Your passkey is ready to use.")).toBeVisible();
	expect(await device.credentials()).toBe(1);
	await flyout.getByRole("button", { name: "Close" }).last().click();

	await page.goto("/en-it/personaldata");
	const passkeys = main(page).getByRole("region", { name: "Passkeys" });
	await expect(passkeys.getByRole("listitem")).toContainText("Phone <b>");
	expect(await findWithAxe(page)).toEqual([]);
	await page.goto("/en-it/myaccount");
	await main(page).getByRole("button", { name: "Sign out" }).click();
	// The page after signing out suggests the passkey, which the virtual device picks at once.
	await expect(page).toHaveURL("/en-it/login?notice=signedOut");
	await expect(page).toHaveURL("/en-it/myaccount");
	// In a browser without suggestions the button is used.
	await page.addInitScript(() => {
		PublicKeyCredential.isConditionalMediationAvailable = async () => false;
	});
	await main(page).getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL("/en-it/login?notice=signedOut");
	await add(page, "VT10002-camel", "L, low stock");
	await page.goto("/en-it/login");
	await running(page);
	await openOtherWays(main(page));
	await main(page).getByRole("button", { name: "Sign in with a passkey" }).click();
	await expect(page).toHaveURL("/en-it/myaccount");
	await expect(bagStatus(page)).toHaveText(/1/);
	await page.goto("/en-it/personaldata");
	await expect(passkeys.getByRole("listitem")).toContainText("Last used on");
	await passkeys.getByRole("button", { name: "Remove: Phone <b>" }).click();
	await expect(page).toHaveURL("/en-it/personaldata?notice=passkeyRemoved");
	await expect(main(page).getByRole("status").first()).toHaveText("Passkey removed.");
	await expect(passkeys.getByRole("listitem")).toHaveCount(0);
});

// proves identity-40
test("the sign-in page offers a passkey, and leads on when it is declined", { tag: "@desktop-only" }, async ({
	page,
}) => {
	await withAuthenticator(page);
	const email = await createCustomer("vetrina-eu");
	await page.goto("/en-it/login?back=orders");
	await running(page);
	await main(page).getByLabel("Email address").fill(email);
	await main(page).getByLabel("Password").fill(PASSWORD);
	await page.keyboard.press("Enter");
	await main(page).getByRole("button", { name: "Not now" }).click();
	await expect(page).toHaveURL("/en-it/orders");
});

// proves identity-45
test("closing the browser's dialog, or a failure of the platform, shows a message and keeps the other sign-in methods", {
	tag: "@thorough",
}, async ({ page, noise }) => {
	noise.push(/status of 503/);
	const device = await withAuthenticator(page);
	await device.refuse();
	await page.goto("/en-it/login");
	await running(page);
	await openOtherWays(main(page));
	const button = main(page).getByRole("button", { name: "Sign in with a passkey" });
	await button.click();
	await expect(main(page).getByText("You were not signed in.", { exact: false })).toBeVisible();
	await page.setExtraHTTPHeaders({ "x-vetrina-fault": "slas:503" });
	await button.click();
	await expect(main(page).getByText("We can’t connect right now. Please try again.")).toBeVisible();
	await expect(main(page).getByLabel("Password")).toBeEditable();
});
