import type { Locator } from "@playwright/test";
import { newCustomer, PASSWORD } from "../../tests/setup/customer.ts";
import { expect, type Page } from "./test.ts";
import { textsAt } from "./texts.ts";

const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;

export const createCustomer = (siteId: string, firstName?: string): Promise<string> =>
	newCustomer(commerce, { siteId, firstName });

export const signInFlyout = (page: Page, locale = "en-it") =>
	page.getByRole("dialog", { name: textsAt(locale)("signIn.title") });

export const askToSignIn = (page: Page, locale = "en-it"): Promise<void> =>
	page
		.getByRole("banner")
		.getByRole("link", { name: textsAt(locale)("shell.account") })
		.click();

/** Opens the group of a form to sign in that holds all ways but the password and the one used last. */
export const openOtherWays = (form: Locator, locale = "en-it"): Promise<void> =>
	form.getByText(textsAt(locale)("signIn.others")).click();

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
	const flyout = signInFlyout(page);
	await expect(flyout).toBeVisible();
	await flyout.getByLabel("Email address").fill(email);
	await flyout.getByLabel("Password").fill(password);
	await page.keyboard.press("Enter");
}
