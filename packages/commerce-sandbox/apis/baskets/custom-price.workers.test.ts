import { expect, test } from "vitest";
import { loginGuest, ORGANIZATION, putLive, startCommerce } from "../../testing/commerce-under-test.ts";
import { sendAs } from "../../testing/order-under-test.ts";

// proves cloud-31
test("a product's price is this shopper's, in the currency of their country; what cannot be bought has an error instead", async () => {
	const commerce = await startCommerce();
	const prices = { EUR: { list: 100, sale: 80 }, SEK: { list: 1100 } };
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices, ats: 5 }] });
	const guest = await loginGuest(commerce);
	const priceOf = async (id: string, locale: string, body: object = {}) => {
		const path = `/custom/product-api/v1/organizations/${ORGANIZATION}/custom-product-price/${id}?locale=${locale}`;
		return (await sendAs(guest, "POST", path, body)).json();
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

// proves cloud-31
test("the requested price and the basket's line include the customisation in the line's currency", async () => {
	const commerce = await startCommerce();
	const prices = { EUR: { list: 100 }, SEK: { list: 1100 } };
	const custom = { c_customizationPrices: '{"EUR":25,"SEK":300}' };
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices, ats: 5 }], custom });
	const guest = await loginGuest(commerce);
	const engraved = { c_customizationJSON: '{"kind":"engraving","text":"A.C."}' };
	const priceIn = async (locale: string, body: object) => {
		const path = `/custom/product-api/v1/organizations/${ORGANIZATION}/custom-product-price/1001?locale=${locale}`;
		return (await sendAs(guest, "POST", path, body)).json();
	};
	expect(await priceIn("en-IT", engraved)).toMatchObject({ customPrice: 125, currency: "EUR" });
	expect(await priceIn("en-SE", engraved)).toMatchObject({ customPrice: 1400, currency: "SEK" });
	expect(await priceIn("en-IT", {})).toMatchObject({ customPrice: 100 });
	const baskets = `/checkout/shopper-baskets/v2/organizations/${ORGANIZATION}/baskets`;
	const items = [{ productId: "1001", quantity: 2, ...engraved }];
	const basket = await (await sendAs(guest, "POST", baskets, { productItems: items })).json();
	expect(basket).toMatchObject({ productItems: [{ basePrice: 125, price: 250 }], productSubTotal: 250 });
});
