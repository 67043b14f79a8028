import { PASSWORD } from "../../tests/setup/customer.ts";
import { withAuthenticator } from "../support/authenticator.ts";
import { banner, CAMPAIGN, optional, telling } from "../support/consent.ts";
import { askToSignIn, openOtherWays, signInFlyout } from "../support/customer.ts";
import { linkIn, mailTo } from "../support/outbox.ts";
import { nameAt, register, WALKED, type Walked } from "../support/people.ts";
import { add, bagStatus, product, running } from "../support/shop.ts";
import { expectSound } from "../support/sound.ts";
import { expect, type Page, test } from "../support/test.ts";
import { subjectAt } from "../support/texts.ts";
import { visitor } from "../support/visitor.ts";

// A virtual device stays in a context with its passkeys.
test.use({ storageState: { cookies: [], origins: [] }, reuseContext: false });

/** Milliseconds: a person uses each way to sign in, one after another. */
const WHOLE_VISIT = 240_000;
const NEW_PASSWORD = "Wool&Linen2";
/** Guests with a wishlist are asked to sign in after adding to it, other guests before. */
const GUESTS_KEEP: Record<Walked, boolean> = { "en-it": true, "ar-sa": true, "ja-jp": false };
const birthday = (locale: Walked): RegExp =>
	({ "en-it": / February /, "ar-sa": /فبراير/, "ja-jp": /2月29日/ })[locale];
const main = (page: Page) => page.getByRole("main");

for (const locale of WALKED) {
	// proves identity-9, identity-17, identity-22, identity-23, identity-25, identity-29, identity-42, identity-56, identity-57, consent-6
	test(`${locale}: a person registers, signs in by every method and changes the password; bag and wishlist stay, and nothing optional is sent`, {
		tag: ["@thorough", "@desktop"],
	}, async ({ page, noise }) => {
		test.setTimeout(WHOLE_VISIT);
		noise.push(/status of 4\d\d/);
		const { t, at, welcome, nothingIsLost, signOut, signIn, asAtProvider } = visitor(page, locale);
		const sent = telling(page);
		const email = `ada-${crypto.randomUUID()}@vetrina.example`;
		const atProvider = `other-${crypto.randomUUID()}@people.example`;
		// In a browser without suggestions the button is used.
		await page.addInitScript(() => {
			if (typeof PublicKeyCredential === "function")
				PublicKeyCredential.isConditionalMediationAvailable = async () => false;
		});

		await test.step("refuses optional data", async () => {
			await page.goto(at(`/women/dresses${CAMPAIGN}`));
			await expect(banner(page, locale)).toBeVisible();
			await expectSound(page);
			await banner(page, locale)
				.getByRole("button", { name: t("consent.refuse") })
				.click();
			await expect(banner(page, locale)).toBeHidden();
		});
		await test.step("fills bag and wishlist, and registers in the flyout", async () => {
			await add(page, "VT10002-camel", t("product.sizeLast", { size: "L" }), locale);
			await add(page, "VT10026", "", locale);
			await page.goto(product("VT10001-emerald", locale));
			await running(page);
			await page
				.getByRole("button", { name: t("wishlist.heart") })
				.first()
				.click();
			if (GUESTS_KEEP[locale]) {
				await expect(page.getByText(t("notice.wishlistAdded"))).toBeVisible();
				const prompt = page.getByRole("dialog", { name: t("wishlist.syncTitle") });
				await expectSound(page);
				await prompt.getByRole("button", { name: t("wishlist.signInOrRegister") }).click();
			}
			const flyout = signInFlyout(page, locale);
			await openOtherWays(flyout, locale);
			await expect(flyout.getByRole("button", { name: t("passkey.signIn") })).toBeVisible();
			await expectSound(page);
			await flyout.getByRole("tab", { name: t("register.submit") }).click();
			await expect(flyout.getByLabel(t("register.privacy").replaceAll(/[[\]]/g, ""))).toBeVisible();
			await expectSound(page);
			await register(flyout, locale, email, PASSWORD);
			await expect(page).toHaveURL(at("/myaccount?notice=registered"));
			await welcome();
			await expectSound(page);
			await nothingIsLost();
		});
		const device = await withAuthenticator(page);
		await test.step("makes a passkey and links Google", async () => {
			await page.goto(at("/personaldata"));
			await running(page);
			await expect(main(page).getByText(birthday(locale))).toBeVisible();
			await expectSound(page);
			await main(page)
				.getByRole("button", { name: t("passkey.add") })
				.click();
			const mail = await mailTo(email, subjectAt(locale, "passkey-registration"));
			await main(page).getByLabel(t("signInCode.code")).fill(mail.data.token);
			await main(page)
				.getByRole("button", { name: t("passkey.make") })
				.click();
			await expect(main(page).getByText(t("passkey.made"))).toBeVisible();
			expect(sent).toEqual([]);
			await main(page)
				.getByRole("button", { name: t("account.link", { provider: "Google" }) })
				.click();
			await asAtProvider(atProvider);
			await expect(page).toHaveURL(at("/personaldata?notice=linked"));
			await expect(
				main(page).getByRole("button", { name: t("account.unlink", { provider: "Google" }) }),
			).toBeVisible();
			// The new passkey is listed once.
			await expect(main(page).getByRole("button", { name: t("cart.remove") })).toHaveCount(1);
			await page.reload();
			await running(page);
			await expectSound(page);
		});
		await test.step("signs in by the passkey", async () => {
			await signOut();
			await openOtherWays(main(page), locale);
			await expectSound(page);
			await main(page)
				.getByRole("button", { name: t("passkey.signIn") })
				.click();
			await expect(page).toHaveURL(at("/myaccount"));
			await welcome();
			await nothingIsLost();
			await device.remove();
		});
		await test.step("signs in by Google", async () => {
			await signOut();
			await page.goto(product("VT10001-emerald", locale));
			await running(page);
			await askToSignIn(page, locale);
			await openOtherWays(signInFlyout(page, locale), locale);
			await signInFlyout(page, locale)
				.getByRole("link", { name: t("signIn.with", { provider: "Google" }) })
				.click();
			await asAtProvider(atProvider);
			await expect(page.getByText(t("notice.signedIn"))).toBeVisible();
			await page.goto(at("/myaccount"));
			await welcome();
			await nothingIsLost();
		});
		await test.step("signs in by a code", async () => {
			await signOut();
			await openOtherWays(main(page), locale);
			await main(page)
				.getByRole("link", { name: t("signIn.byCode") })
				.click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("signInCode.title"));
			await main(page).getByLabel(t("signIn.email"), { exact: true }).fill(email);
			await main(page)
				.getByRole("button", { name: t("signInCode.send") })
				.click();
			await expect(main(page).getByText(t("signInCode.sent", { email }))).toBeVisible();
			const code = main(page).getByLabel(t("signInCode.code"));
			await expect(code).toHaveAttribute("autocomplete", "one-time-code");
			const { token } = (await mailTo(email, subjectAt(locale, "passwordless-login"))).data;
			await code.fill(token === "00000000" ? "11111111" : "00000000");
			await page.keyboard.press("Enter");
			await expect(main(page).getByText(t("error.wrongCode"))).toBeVisible();
			await expectSound(page);
			await code.fill(`${token.slice(0, 4)} ${token.slice(4)}`);
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(at("/myaccount?notice=signedIn"));
			await nothingIsLost();
		});
		await test.step("sets a new password from the mail", async () => {
			await signOut();
			await main(page)
				.getByRole("link", { name: t("signIn.forgot") })
				.click();
			const popup = page.getByRole("dialog", { name: t("resetPassword.title") });
			await popup.getByLabel(t("signIn.email"), { exact: true }).fill(email);
			await page.keyboard.press("Enter");
			await expect(popup.getByRole("status")).toHaveText(t("resetPassword.sent"));
			await expectSound(page);
			await page.goto(linkIn(await mailTo(email, subjectAt(locale, "password-reset"))));
			await running(page);
			await expectSound(page);
			await main(page).getByLabel(t("newPassword.title")).fill(NEW_PASSWORD);
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(at("/login?notice=passwordChanged"));
			await running(page);
			await signIn(email, NEW_PASSWORD);
			await nothingIsLost();
		});
		await test.step("is represented by an agent for a while", async () => {
			await signOut();
			await signIn("care@vetrina.example", PASSWORD);
			await page.goto(at("/agent"));
			await expectSound(page);
			await page.getByLabel(t("agent.email")).fill(email);
			await page.getByRole("button", { name: t("agent.begin") }).click();
			await expect(page).toHaveURL(at("/myaccount"));
			await running(page);
			const bar = page.getByRole("complementary", { name: t("agent.title") });
			await expect(bar).toContainText(t("agent.acting", { name: nameAt(locale) }));
			await expect(bar).toContainText(/1[45]/);
			await expect(bagStatus(page)).toHaveText(t("shell.bagCount", { count: 2 }));
			await expectSound(page);
			await bar.getByRole("button", { name: t("agent.end") }).click();
			await expect(page).toHaveURL(at("/login?notice=signedOut"));
			await expect(bar).toBeHidden();
			await expect(bagStatus(page)).toHaveText(t("shell.bagCount", { count: 0 }));
		});
		// Google receives requests only from shoppers who press its button.
		expect([await optional(page), sent.filter((path) => !path.startsWith("/idp/google/"))]).toEqual([[], []]);
	});
}
