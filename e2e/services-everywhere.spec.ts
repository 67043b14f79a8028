import { linkIn, mailTo } from "./support/outbox.ts";
import { WALKED } from "./support/people.ts";
import { newEmail, signedIn } from "./support/sale.ts";
import { SALE_PLACES } from "./support/sale-places.ts";
import { running } from "./support/shop.ts";
import { expectSound } from "./support/sound.ts";
import { expect, type Page, test } from "./support/test.ts";
import { textsAt } from "./support/texts.ts";

/** What a house does besides selling, in three languages, on a phone and on a large screen. */

const main = (page: Page) => page.getByRole("main");
const GROUP = "VT10001-emerald";
/** Near a store of the locale's country. */
const PLACES = {
	"en-it": { latitude: 45.476, longitude: 9.188 },
	"ar-sa": { latitude: 24.711, longitude: 46.674 },
	"ja-jp": { latitude: 35.672, longitude: 139.765 },
};
const tag = ["@thorough", "@desktop"];

for (const locale of WALKED) {
	const t = textsAt(locale);
	const at = (path: string) => `/${locale}${path}`;
	const place = SALE_PLACES.find((one) => one.locale === locale) ?? SALE_PLACES[0];
	if (!place) throw new Error(`Nothing is sold in ${locale}`);

	// proves newsletter-9, newsletter-13
	test(`${locale}: a customer says what the newsletter is about, and leaves it`, { tag }, async ({
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
		await expect(main(page).getByRole("status")).toHaveText(t("unsubscribe.done"));
		await page.reload();
		await expectSound(page);
	});

	// proves stores-5, stores-2
	test(`${locale}: a size is reserved in a store near by, and given up`, { tag }, async ({
		page,
		context,
	}) => {
		await context.grantPermissions(["geolocation"]);
		await context.setGeolocation(PLACES[locale]);
		await page.goto(at(`/${GROUP}.html`));
		await running(page);
		await main(page).getByRole("radio").first().check({ force: true });
		await main(page)
			.getByRole("link", { name: t("visits.find") })
			.click();
		const finder = page.getByRole("dialog");
		await finder.getByRole("button", { name: t("stores.near.ask") }).click();
		const reserve = finder.locator("a[href*='/reserve']").first();
		await reserve.waitFor();
		await expectSound(page);
		await reserve.click();
		const email = newEmail();
		await main(page).locator("[name=name]").fill(place.name);
		await main(page)
			.getByRole("button", { name: t("visits.reserveNow") })
			.click();
		await expect(main(page).locator("[name=email]")).toHaveAttribute("aria-invalid", "true");
		await expectSound(page);
		await main(page).locator("[name=email]").fill(email);
		await main(page)
			.getByRole("button", { name: t("visits.reserveNow") })
			.click();
		await expect(main(page).getByRole("status")).toHaveText(t("visits.notice.reserved"));
		await page.goto(linkIn(await mailTo(email, /./)));
		await running(page);
		await expectSound(page);
		await main(page)
			.getByRole("link", { name: t("visits.cancel.reservation") })
			.click();
		await main(page).locator("form button[type=submit]").first().click();
		await expect(main(page).getByRole("status")).toHaveText(t("visits.notice.cancelled"));
		await page.reload();
		await expectSound(page);
	});
}
