import {
	confirmed,
	contact,
	deliver,
	examine,
	main,
	newEmail,
	payByCard,
	payByGiftCard,
	picture,
	placeButton,
	press,
	putIntoBag,
	readSums,
	signedIn,
} from "../support/sale.ts";
import { SALE_PLACES } from "../support/sale-places.ts";
import { expect, test } from "../support/test.ts";
import { textsAt } from "../support/texts.ts";
import { openWallet } from "../support/wallet-stand-ins.ts";

/** The same sale runs in each language and country of the list, on a phone and on a large screen. */

test.describe.configure({ timeout: 60_000 });

/** Each of these sizes has enough stock for one shopper per country. */
const WALLETS_BUY = "VT10138-ivory";
const SIZES: Record<string, number> = {
	"guest mobile": 2,
	"customer mobile": 3,
	"guest desktop": 4,
	"customer desktop": 6,
};

for (const place of SALE_PLACES) {
	const { locale } = place;
	const t = textsAt(locale);

	// proves checkout-1, checkout-2, checkout-3, checkout-4, checkout-5, checkout-6
	test(`a guest of ${locale} pays with a promo code, a gift card and, after a declined card, a card that the bank confirms`, {
		tag: ["@thorough", "@desktop"],
	}, async ({ page }) => {
		const email = newEmail();
		await putIntoBag(page, place, "VT10001-emerald", 2);
		await putIntoBag(page, place, "VT10055-petrol", 3);
		await page.goto(`/${locale}/cart`);
		await main(page).locator("[name=code]").fill("WELCOME10");
		await main(page).locator("form:has([name=code]) button[type=submit]").click();
		await expect(main(page).getByRole("region", { name: t("coupon.label") })).toContainText("WELCOME10");
		await examine(page, "sale-1-bag", place);

		await main(page)
			.getByRole("link", { name: t("cart.checkout") })
			.click();
		await main(page).locator("[name=email]").waitFor();
		await examine(page, "sale-2-contact", place);
		await contact(page, email);
		await examine(page, "sale-3-delivery", place);
		await deliver(page, place);
		await payByGiftCard(page, place);
		await examine(page, "sale-4-payment", place);
		await payByCard(page, "4000 0000 0000 0002", place);
		await examine(page, "sale-5-review", place);
		const reviewed = await readSums(page);
		await placeButton(page).click();
		await expect(main(page).getByText(t("checkout.error.cardDeclined"))).toBeVisible();
		expect(await readSums(page)).toEqual(reviewed);
		await page.frameLocator("main iframe").locator("[name=number]").waitFor();
		await examine(page, "sale-6-declined", place);

		await payByCard(page, "4000 0000 0000 3220", place);
		await placeButton(page).click();
		const bank = page.frameLocator("main iframe");
		await bank.locator("[name=code]").fill("1234");
		await examine(page, "sale-7-bank", place);
		await bank.locator("button[value=confirm]").click();
		const orderNo = await confirmed(page, place, email);
		expect(await readSums(page)).toEqual(reviewed);
		await examine(page, "sale-8-confirmation", place);
		await main(page)
			.getByRole("link", { name: t("order.view") })
			.click();
		await expect(main(page).getByRole("heading", { level: 1 })).toContainText(orderNo);
		await examine(page, "sale-9-order", place);
	});

	// proves wallets-2, wallets-3, wallets-4
	for (const who of ["guest", "customer"] as const)
		test(
			`a ${who} of ${locale} pays with each wallet after cancelling the one before`,
			{
				tag: ["@thorough", "@desktop"],
			},
			async ({ page }, { project }) => {
				const size = SIZES[`${who} ${project.name}`] ?? 0;
				const customer = who === "customer" ? await signedIn(page, place) : undefined;
				for (const wallet of place.wallets)
					await test.step(wallet, async () => {
						const email = customer ?? newEmail();
						await putIntoBag(page, place, WALLETS_BUY, size);
						await page.goto(`/${locale}/cart`);
						const sums = await readSums(page);
						const cancelled = await openWallet(page, wallet);
						await picture(cancelled.page, `wallet-${wallet}`, locale);
						await cancelled.cancel();
						await expect(page).toHaveURL(new RegExp(`/${locale}/(cart|checkout)`));
						await page.goto(`/${locale}/cart`);
						expect(await readSums(page)).toEqual(sums);
						const paying = await openWallet(page, wallet);
						await paying.pay(place, email);
						if (paying.isHosted) {
							await placeButton(page).waitFor();
							await examine(page, `wallet-${wallet}-${who}-review`, place);
							await placeButton(page).click();
						}
						await confirmed(page, place, email);
						await picture(page, `wallet-${wallet}-${who}-confirmation`, locale);
					});
			},
		);

	test.describe(`${locale} without JavaScript`, () => {
		test.use({ javaScriptEnabled: false });

		// proves checkout-1, checkout-9
		test("a guest buys by forms alone, and the bank's confirmation is a page", { tag: "@thorough" }, async ({
			page,
		}) => {
			const email = newEmail();
			await putIntoBag(page, place, "VT10001-emerald", 3);
			await page.goto(`/${locale}/checkout`);
			await contact(page, email);
			await deliver(page, place);
			await payByCard(page, "4000 0000 0000 3220", place);
			await placeButton(page).click();
			await main(page).locator("form:has([name=JWT]) button").click();
			await main(page).locator("[name=code]").fill("1234");
			await main(page).locator("button[value=confirm]").click();
			await confirmed(page, place, email);
		});
	});

	// proves checkout-1, checkout-6
	test(`a customer of ${locale} buys with the address of their account, and finds the order there`, {
		tag: ["@thorough", "@desktop"],
	}, async ({ page }) => {
		const email = await signedIn(page, place);
		const toPayment = async (size: number) => {
			await putIntoBag(page, place, "VT10001-emerald", size);
			await page.goto(`/${locale}/checkout`);
			// The e-mail address is known, so the address comes first.
			await expect(main(page).getByText(email)).toBeVisible();
			await expect(main(page).locator("[name=address1]")).toHaveValue(place.address.address1 ?? "");
			await examine(page, "customer-delivery", place);
			await press(page, "delivery");
		};
		await toPayment(3);
		await payByCard(page, "4000 0000 0000 3220", place);
		await placeButton(page).click();
		const bank = page.frameLocator("main iframe");
		await bank.locator("[name=code]").fill("1234");
		await bank.locator("button[value=confirm]").click();
		await confirmed(page, place, email);

		await toPayment(4);
		await payByCard(page, "4242 4242 4242 4242", place);
		await main(page).locator("[name=saveCard]").check();
		await placeButton(page).click();
		const orderNo = await confirmed(page, place, email);
		await page.goto(`/${locale}/orders`);
		await expect(main(page).getByRole("link", { name: t("order.number", { orderNo }) })).toBeVisible();
		await examine(page, "customer-orders", place);
	});
}
