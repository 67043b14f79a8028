import { expect, test } from "vitest";
import { loginGuest, ORGANIZATION, putLive, startCommerce } from "../../testing/commerce-under-test.ts";
import { sent } from "../../testing/order-under-test.ts";

// proves cloud-31
test("a product's price is this shopper's, in the currency of their country; what cannot be bought has an error instead", async () => {
	const commerce = await startCommerce();
	const prices = { EUR: { list: 100, sale: 80 }, SEK: { list: 1100 } };
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices, ats: 5 }] });
	const guest = await loginGuest(commerce);
	const priceOf = async (id: string, locale: string, body: object = {}) => {
		const path = `/custom/product-api/v1/organizations/${ORGANIZATION}/custom-product-price/${id}?locale=${locale}`;
		return (await sent(guest, "POST", path, body)).json();
	};
	const engraved = { c_customizationJSON: '{"kind":"engraving","text":"A.C."}' };
	expect(await priceOf("1001", "en-IT", engraved)).toEqual({
		error: false,
		customPrice: 80,
		currency: "EUR",
	});
	expect(await priceOf("1001", "en-SE")).toEqual({ error: false, customPrice: 1100, currency: "SEK" });
	const failure = { error: true, errorMessage: "Calculate price error" };
	expect(await priceOf("unheard-of", "en-IT")).toEqual(failure);
});
