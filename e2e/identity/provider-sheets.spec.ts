import type { Locator } from "@playwright/test";
import { CONSENT_COOKIE } from "../../shared/domain/consent/consent.ts";
import { askToSignIn, openOtherWays, signInFlyout } from "../support/customer.ts";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

/**
 * Covers the stand-ins of Apple's and Facebook's scripts, and signing in without a script (identity-57); Google's is part of
 * whole-visit.spec.ts.
 */
const button = (page: Page, provider: string) =>
	signInFlyout(page).getByRole("link", { name: `Continue with ${provider}` });
/** Signs in as a person new to the shop; the stand-in's sheet and page have the same fields. */
const fillIn = async (place: Locator): Promise<void> => {
	await place.getByLabel("First name").fill("Noor");
	await place.getByLabel("Last name").fill("Haddad");
	await place.getByLabel(/^E-?mail/).fill(`noor-${crypto.randomUUID()}@people.example`);
	await place.getByRole("button", { name: /^(?:Continue|Sign in as this person)$/ }).click();
};

for (const provider of ["Apple", "Facebook"]) {
	// proves identity-54, identity-57
	test(`a new person closes ${provider}'s sheet, opens it again and fills in the missing data`, {
		tag: provider === "Apple" ? [] : "@thorough",
	}, async ({ page }) => {
		await page.goto("/en-it/csc");
		await running(page);
		await askToSignIn(page);
		await openOtherWays(signInFlyout(page));
		const sheet = page.getByRole("dialog", { name: `Sign in with ${provider}` });
		await button(page, provider).click();
		await sheet.getByRole("button", { name: "Cancel" }).click();
		await expect(sheet).toBeHidden();
		await expect(button(page, provider)).toBeVisible();
		await button(page, provider).click();
		await fillIn(sheet);
		await expect(page).toHaveURL(`/en-it/register?with=${provider.toLowerCase()}`);
		const form = page.getByRole("main");
		await expect(form.getByLabel("First name")).toHaveValue("Noor");
		await form.getByLabel(/privacy policy/).check();
		await form.getByRole("button", { name: "Create account" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Noor Haddad");
	});
}

for (const [provider, reason] of [
	["Google", "is blocked"],
	["Facebook", "lacks consent"],
] as const) {
	// proves identity-57
	test(`${provider}'s script that ${reason} leads to the provider's page and back`, {
		tag: provider === "Google" ? [] : "@thorough",
	}, async ({ page, context, noise }) => {
		noise.push(/ERR_FAILED/);
		await context.route("**/idp/google/script.js", (route) => route.abort());
		await context.clearCookies({ name: CONSENT_COOKIE });
		await page.goto("/en-it/csc");
		await running(page);
		await askToSignIn(page);
		await openOtherWays(signInFlyout(page));
		await button(page, provider).click();
		await expect(page).toHaveURL(new RegExp(`/idp/${provider.toLowerCase()}/authorize`));
		await fillIn(page.getByRole("main"));
		await expect(page).toHaveURL("/en-it/myaccount?notice=signedIn");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Noor Haddad");
	});
}
