import { priceBasket } from "@vetrina/commerce-sandbox/apis/baskets/pricing/price-basket.ts";
import { basketView } from "@vetrina/commerce-sandbox/apis/baskets/view/basket-view.ts";
import { orderMailLines } from "@vetrina/commerce-sandbox/apis/orders/mails/order-mail.ts";
import { orderDocument } from "@vetrina/commerce-sandbox/apis/orders/placing/order-from-basket.ts";
import { fromMinor, toMinor } from "@vetrina/commerce-sandbox/money.ts";
import {
	newDocument,
	type StoredBasket,
	type StoredItem,
} from "@vetrina/commerce-sandbox/records/baskets/basket-document.ts";
import type { BasketProduct } from "@vetrina/commerce-sandbox/records/baskets/basket-product.ts";
import { promotionRules } from "@vetrina/commerce-sandbox/settings/promotions.ts";
import { sites } from "@vetrina/commerce-sandbox/settings/sites.ts";
import { readTexts } from "@vetrina/commerce-sandbox/texts.ts";
import { shippingMethodIds } from "@vetrina/demo-house/settings/delivery/shipping-methods.ts";
import { formatPrice, type PriceRules } from "@vetrina/shop-rules/price/price.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSums } from "../../worker/platform/commerce/baskets/basket-sums.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const places = sites.flatMap((site) => site.countries.map((country) => ({ site, country })));
const codes = promotionRules.coupons.flatMap((coupon) => coupon.codes.slice(0, 1));

const item = fc.record({
	price: fc.integer({ min: 1, max: 500_000 }),
	quantity: fc.integer({ min: 1, max: 4 }),
	category: fc.constantFrom("women", "beauty", "beauty-fragrance", "accessories-scarves", "gifts"),
	gift: fc.boolean(),
	engraved: fc.boolean(),
	kit: fc.constantFrom(undefined, "parent", "part"),
});
const bag = fc.record({
	place: fc.constantFrom(...places),
	items: fc.array(item, { minLength: 1, maxLength: 5 }),
	coupons: fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 3 }),
	certificates: fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 2 }),
	method: fc.option(fc.constantFrom(...shippingMethodIds), { nil: undefined }),
	state: fc.constantFrom("CA", "NY", "ON"),
});

type Bag = typeof bag extends fc.Arbitrary<infer T> ? T : never;

function priced({ place: { site, country }, items, coupons, certificates, method, state }: Bag) {
	const { currency } = country;
	const document = newDocument(() => "ship-1");
	const [shipment] = document.shipments;
	if (method) {
		shipment.address = { id: "a", countryCode: country.code, stateCode: state, custom: {} };
		shipment.shippingMethodId = method;
	}
	document.items = items.map(
		({ quantity, gift, engraved, kit }, at): StoredItem => ({
			itemId: `i${at}`,
			productId: `p${at}`,
			quantity,
			shipmentId: "me",
			gift,
			custom: {
				...(engraved ? { c_engraving: JSON.stringify({ text: "Ada" }) } : {}),
				...(kit ? { c_bundleKit: JSON.stringify({ id: "k", role: kit }) } : {}),
			},
			last: { productName: "P", basePrice: null, currency },
		}),
	);
	document.coupons = coupons.map((code) => ({ couponItemId: code, code, custom: {} }));
	document.giftCertificates = certificates.map((amount, at) => ({
		giftCertificateItemId: `g${at}`,
		amount,
		recipientEmail: "a@vetrina.example",
		shipmentId: "me",
		custom: {},
	}));
	const products = new Map(
		items.map(({ price, category }, at): [string, BasketProduct] => [
			`p${at}`,
			{
				id: `p${at}`,
				masterId: `m${at}`,
				groupId: `m${at}-red`,
				name: "P",
				price: fromMinor(price, currency),
				listPrice: fromMinor(price, currency),
				ats: 9,
				stockLevel: 9,
				preorderable: false,
				orderable: true,
				categoryIds: [category],
				members: [],
				marked: [],
			},
		]),
	);
	const basket: StoredBasket = {
		id: "b",
		siteId: site.id,
		customerId: "c",
		temporary: false,
		agent: false,
		currency,
		revision: 1,
		created: NOW.toISOString(),
		modified: NOW.toISOString(),
		now: NOW.getTime() / 1000,
		document,
	} as StoredBasket;
	const context = { customerGroups: ["Everyone"], redemptions: new Map(), now: NOW, sourceCode: undefined };
	return { country, result: priceBasket(basket, products, context as never).pricing };
}

/** Parses a formatted price; "-" is 0. */
function read(text: string, { symbol, short }: PriceRules): number {
	const digits = text.replace("−", "-").replace(symbol, "").replaceAll(short.thousandSeparator, "").trim();
	return digits === "-" ? 0 : Number(digits.replace(short.decimalSeparator, "."));
}

test("the lines and sums of any bag add up to its total in every country", () => {
	fc.assert(
		fc.property(bag, (input) => {
			const { result, country } = priced(input);
			const { currency } = country;
			const view = basketView(result, { version: 2, language: "en", now: NOW });
			const sums = readSums(view);
			const minor = (amount: number) => toMinor(amount, currency);
			const lines = view.productItems.reduce((sum, line) => sum + minor(line.priceAfterItemDiscount), 0);
			expect(minor(sums.productTotal)).toBe(lines);
			expect(minor(sums.total)).toBe(
				minor(sums.productTotal) -
					sums.discounts.reduce((sum, { amount }) => sum + minor(amount), 0) +
					minor(sums.giftCertificates) +
					minor(sums.shipping ?? 0) +
					minor(sums.tax ?? 0),
			);
		}),
		{ numRuns: 300 },
	);
});

test("the formatted sums add up as well", () => {
	fc.assert(
		fc.property(bag, (input) => {
			const { result, country } = priced(input);
			const { currency, currencySymbol: symbol, localeSettings } = country;
			const rules = { currency, symbol, long: localeSettings.priceLong, short: localeSettings.priceShort };
			const toShownMinor = (amount: number) => toMinor(read(formatPrice(amount, rules), rules), currency);
			const sums = readSums(basketView(result, { version: 2, language: "en", now: NOW }));
			expect(toShownMinor(sums.total)).toBe(
				toShownMinor(sums.productTotal) -
					sums.discounts.reduce((sum, { amount }) => sum + toShownMinor(amount), 0) +
					toShownMinor(sums.giftCertificates) +
					toShownMinor(sums.shipping ?? 0) +
					toShownMinor(sums.tax ?? 0),
			);
		}),
		{ numRuns: 300 },
	);
});

test("the lines of an order's mail add up to its total", () => {
	fc.assert(
		fc.property(bag, (input) => {
			const { result, country } = priced(input);
			const document = orderDocument(result, "en", NOW);
			const lines = orderMailLines(document, readTexts("en").orderMail);
			const minor = (amount: number) => toMinor(amount, country.currency);
			expect(lines.reduce((sum, { amount }) => sum + minor(amount), 0)).toBe(minor(document.orderTotal));
		}),
		{ numRuns: 200 },
	);
});
