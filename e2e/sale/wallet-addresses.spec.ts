import { confirmed, main, newEmail, putIntoBag } from "../support/sale.ts";
import { SALE_PLACES, type SalePlace } from "../support/sale-places.ts";
import { expect, test } from "../support/test.ts";
import { openWallet } from "../support/wallet-stand-ins.ts";

/** No other journey buys this size. */
const [PRODUCT, SIZE] = ["VT10138-ivory", 5] as const;

const placeAt = (locale: string, address: Record<string, string>): SalePlace => {
	const place = SALE_PLACES.find((one) => one.locale === locale);
	if (!place) throw new Error(`No sale in ${locale}`);
	return { ...place, address: { ...place.address, ...address } };
};
const figures = (price: string | null): string => (price ?? "").replace(/\D/g, "");

// proves wallets-14, wallets-6
test("Apple's sheet shows the total with the tax of a state by its full name, and that is what the order costs", async ({
	page,
}) => {
	const place = placeAt("en-us", {
		address1: "1 Main Street",
		city: "Los Angeles",
		stateCode: "California",
		postalCode: "90028",
		phone: "(213) 555-0123",
	});
	await putIntoBag(page, place, PRODUCT, SIZE);
	await page.goto("/en-us/cart");
	const bagTotal = figures(await main(page).locator("dl").first().locator("dd").last().textContent());
	const email = newEmail();
	const asking = await openWallet(page, "DW_APPLE_PAY");
	const shown = figures(await asking.fill(place, email));
	expect(Number(shown)).toBeGreaterThan(Number(bagTotal));
	await asking.pay(place, email);
	await confirmed(page, place, email);
	await expect(main(page)).toContainText("Los Angeles, CA 90028");
	await expect(main(page).getByText("Tax", { exact: true })).toBeVisible();
	expect(figures(await main(page).locator("dl").first().locator("dd").last().textContent())).toBe(shown);
});

// proves wallets-14, basket-9
test("an order by Google's sheet has the Japanese municipality, and the family name first", async ({
	page,
}) => {
	const place = placeAt("ja-jp", { postalCode: "1040061", address1: "銀座4-5-6" });
	await putIntoBag(page, place, PRODUCT, SIZE);
	await page.goto("/ja-jp/cart");
	const email = newEmail();
	const asking = await openWallet(page, "apmgw_GooglePay");
	await asking.pay(place, email);
	await confirmed(page, place, email);
	for (const text of ["〒104-0061", "東京都", "中央区銀座4-5-6", "山田 花子"])
		await expect(main(page)).toContainText(text);
});
