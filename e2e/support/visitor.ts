import { nameAt, type Walked } from "./people.ts";
import { bagStatus, running } from "./shop.ts";
import { expect, type Page } from "./test.ts";
import { sheetAt, textsAt } from "./texts.ts";

const main = (page: Page) => page.getByRole("main");

export function visitor(page: Page, locale: Walked) {
	const t = textsAt(locale);
	const at = (path: string) => `/${locale}${path}`;
	return {
		t,
		at,
		welcome: () =>
			expect(page.getByRole("heading", { level: 1 })).toHaveText(
				t("account.greeting", { name: nameAt(locale) }),
			),
		nothingIsLost: async () => {
			await expect(bagStatus(page)).toHaveText(t("shell.bagCount", { count: 2 }));
			await page.goto(at("/wishlist"));
			await expect(page.getByRole("list", { name: t("wishlist.items") }).getByRole("article")).toHaveCount(1);
		},
		signOut: async () => {
			await page.goto(at("/myaccount"));
			await running(page);
			await main(page)
				.getByRole("button", { name: t("signIn.signOut") })
				.click();
			await expect(page).toHaveURL(at("/login?notice=signedOut"));
			await running(page);
			await expect(bagStatus(page)).toHaveText(t("shell.bagCount", { count: 0 }));
		},
		signIn: async (email: string, password: string) => {
			await main(page).getByLabel(t("signIn.email"), { exact: true }).fill(email);
			await main(page).getByLabel(t("signIn.password"), { exact: true }).fill(password);
			await main(page)
				.getByRole("button", { name: t("signIn.submit"), exact: true })
				.click();
			await expect(page).toHaveURL((url) => url.pathname === at("/myaccount"));
		},
		/** Continues in the provider's sheet as a person with this e-mail address, who is new to the shop. */
		asAtProvider: async (email: string) => {
			const { title, firstName, lastName, email: address, go } = sheetAt(locale, "Google");
			const sheet = page.getByRole("dialog", { name: title });
			await sheet.getByLabel(firstName, { exact: true }).fill("Someone");
			await sheet.getByLabel(lastName, { exact: true }).fill("Else");
			await sheet.getByLabel(address).fill(email);
			await sheet.getByRole("button", { name: go, exact: true }).click();
		},
	};
}
