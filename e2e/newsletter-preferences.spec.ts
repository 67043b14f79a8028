import { WALKED } from "./support/people.ts";
import { signedIn } from "./support/sale.ts";
import { SALE_PLACES } from "./support/sale-places.ts";
import { running } from "./support/shop.ts";
import { expectSound } from "./support/sound.ts";
import { expect, type Page, test } from "./support/test.ts";
import { textsAt } from "./support/texts.ts";

const main = (page: Page) => page.getByRole("main");
const tag = ["@thorough", "@desktop"];

for (const locale of WALKED) {
	const t = textsAt(locale);
	const at = (path: string) => `/${locale}${path}`;
	const place = SALE_PLACES.find((one) => one.locale === locale) ?? SALE_PLACES[0];
	if (!place) throw new Error(`Nothing is sold in ${locale}`);

	// proves newsletter-9, newsletter-13
	test(`${locale}: a customer chooses interests of the newsletter, and unsubscribes`, { tag }, async ({
		page,
	}) => {
		const email = await signedIn(page, place);
		await page.goto(at("/newsletter-preference-center"));
		await running(page);
		await expectSound(page);
		await main(page).locator("[name=channel]").first().check();
		await main(page).locator("[name=content]").first().check();
		await main(page).locator("[name=firstName]").fill("Anna");
		await expectSound(page);
		await main(page).locator("form:has([name=channel]) button[type=submit]").click();
		await expect(main(page).getByRole("status")).toBeVisible();
		await expect(main(page).locator("[name=content]").first()).toBeChecked();
		await expectSound(page);
		await main(page)
			.getByRole("link", { name: t("unsubscribe.title") })
			.click();
		await main(page).locator("[name=email]").fill(email);
		await main(page).locator("[name=reason]").first().check();
		await main(page)
			.getByRole("button", { name: t("unsubscribe.submit") })
			.click();
		await expect(main(page).getByRole("status")).toHaveText(t("unsubscribing.done"));
		await page.reload();
		await expectSound(page);
	});
}
