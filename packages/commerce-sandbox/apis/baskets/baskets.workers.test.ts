import { beforeAll, describe, expect, test } from "vitest";
import {
	addItems,
	basketsPath,
	create,
	json,
	problemOf,
	read,
	startWithSizes,
} from "../../testing/basket-under-test.ts";
import { type CommerceUnderTest, loginGuest, ORGANIZATION } from "../../testing/commerce-under-test.ts";
import type { BasketView } from "./view/basket-view.ts";

let commerce: CommerceUnderTest;

beforeAll(async () => {
	commerce = await startWithSizes();
});

const v1 = basketsPath();
/** Totals of a basket without a shipping address. They must exist, because clients format each of them. */
const NOTHING_YET = {
	adjustedMerchandizeTotalTax: 0,
	adjustedShippingTotalTax: 0,
	merchandizeTotalTax: 0,
	shippingTotal: 0,
	shippingTotalTax: 0,
	taxTotal: 0,
};

describe.each(["v1", "v2"] as const)("baskets %s", (version) => {
	test("create, get, update, delete", async () => {
		const guest = await loginGuest(commerce);
		const basket = await create(guest, {}, basketsPath(version));
		expect(basket).toMatchObject({
			currency: "EUR",
			productItems: [],
			productTotal: 0,
			orderTotal: 0,
			taxation: "gross",
			customerInfo: { customerId: guest.customerId },
		});
		expect(basket).toMatchObject(NOTHING_YET);
		expect(basket.shipments).toMatchObject([NOTHING_YET]);
		expect("temporaryBasket" in basket).toBe(version === "v2");
		expect(basket.shipments).toMatchObject([{ shipmentId: "me", shippingStatus: "not_shipped" }]);
		const path = `${basketsPath(version)}/${basket.basketId}`;
		const updated = await guest.fetch(path, json("PATCH", { currency: "SEK", c_countryCode: "SE" }));
		expect(await updated.json()).toMatchObject({
			currency: "SEK",
			c_countryCode: "SE",
			basketId: basket.basketId,
		});
		const patchedAgain = await guest.fetch(path, json("PATCH", { c_note: "x" }));
		expect(await patchedAgain.json()).toMatchObject({ currency: "SEK", c_countryCode: "SE", c_note: "x" });
		expect((await guest.fetch(path, json("DELETE"))).status).toBe(204);
		expect(await problemOf(await guest.fetch(path))).toMatchObject({ status: 404, type: "basket-not-found" });
	});

	// proves basket-1
	test("one basket per customer; the refusal names it", async () => {
		const guest = await loginGuest(commerce);
		const basket = await create(guest, {}, basketsPath(version));
		const second = await problemOf(await guest.fetch(basketsPath(version), json("POST", {})));
		expect(second).toMatchObject({
			status: 400,
			type: "customer-baskets-quota-exceeded",
			basketIds: basket.basketId,
		});
	});
});

test("two creations at once make one basket", async () => {
	const guest = await loginGuest(commerce);
	const responses = await Promise.all(Array.from({ length: 8 }, () => guest.fetch(v1, json("POST", {}))));
	expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
	const list = await guest.fetch(
		`/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/${guest.customerId}/baskets`,
	);
	expect(await list.json()).toMatchObject({ total: 1, baskets: [{ currency: "EUR" }] });
});

test("a shopper may have four temporary baskets in addition to their own", async () => {
	const guest = await loginGuest(commerce);
	await create(guest);
	for (let i = 0; i < 4; i++)
		expect((await create(guest, {}, `${basketsPath("v2")}?temporary=true`)).temporaryBasket).toBe(true);
	const fifth = await problemOf(await guest.fetch(`${basketsPath("v2")}?temporary=true`, json("POST", {})));
	expect(fifth.type).toBe("customer-temporary-baskets-quota-exceeded");
	expect(String(fifth.basketIds).split(", ")).toHaveLength(4);
});

test("a basket can be created with items, all or nothing", async () => {
	const guest = await loginGuest(commerce);
	const refused = await guest.fetch(
		v1,
		json("POST", { productItems: [{ productId: "1001" }, { productId: "1003" }] }),
	);
	expect(refused.status).toBe(400);
	const basket = await create(guest, { productItems: [{ productId: "1001", quantity: 2 }] });
	expect(basket.productItems).toMatchObject([{ productId: "1001", quantity: 2, price: 299.8 }]);
});

describe("items", () => {
	test("an added item carries its prices, names and family", async () => {
		const guest = await loginGuest(commerce);
		const { basketId } = await create(guest);
		const response = await addItems(guest, basketId, { productId: "1001", quantity: 2, c_gift: "yes" });
		const basket = (await response.json()) as BasketView;
		expect(basket.productItems[0]).toMatchObject({
			productId: "1001",
			productName: "Silk slip dress",
			itemText: "Silk slip dress",
			quantity: 2,
			basePrice: 149.9,
			price: 299.8,
			priceAfterItemDiscount: 299.8,
			priceAfterOrderDiscount: 299.8,
			shipmentId: "me",
			c_variationGroupId: "VT1-red",
			c_originProductId: "VT1",
			c_productPrices: [{ value: 200, currencyCode: "EUR" }],
			c_isAvailable: true,
			c_preorder: false,
			c_gift: "yes",
		});
		expect(basket.productItems[0]).not.toHaveProperty("priceAdjustments");
		expect(basket).toMatchObject({ productSubTotal: 299.8, productTotal: 299.8, orderTotal: 299.8 });
	});

	test("names come in the language of the request", async () => {
		const guest = await loginGuest(commerce);
		const { basketId } = await create(guest, { productItems: [{ productId: "1001" }] });
		const arabic = await guest.fetch(`${v1}/${basketId}?locale=ar-SA`);
		expect(await arabic.json()).toMatchObject({ productItems: [{ productName: "فستان حرير" }] });
	});

	// proves basket-6
	test("the same product twice is one line; with other custom properties it is two", async () => {
		const guest = await loginGuest(commerce);
		const { basketId } = await create(guest);
		await addItems(guest, basketId, { productId: "1001" });
		await addItems(guest, basketId, { productId: "1001" }, { productId: "1001", c_customizationID: "A" });
		const { productItems } = await read(guest, basketId);
		expect(productItems.map(({ productId, quantity }) => [productId, quantity])).toEqual([
			["1001", 2],
			["1001", 1],
		]);
	});

	test("a promotion takes its percentage off the line", async () => {
		const guest = await loginGuest(commerce);
		const { basketId } = await create(guest);
		const basket = (await (
			await addItems(guest, basketId, { productId: "3001", quantity: 3 })
		).json()) as BasketView;
		expect(basket.productItems[0]).toMatchObject({
			price: 449.7,
			priceAfterItemDiscount: 359.76,
			priceAdjustments: [
				{
					promotionId: "twenty-off",
					price: -89.94,
					itemText: "20% off",
					appliedDiscount: { percentage: 20 },
				},
			],
		});
		expect(basket.productTotal).toBe(359.76);
	});

	test("quantity, size and removal", async () => {
		const guest = await loginGuest(commerce);
		const { basketId } = await create(guest, {
			productItems: [{ productId: "1001", quantity: 2 }, { productId: "1002" }],
		});
		const [first, second] = (await read(guest, basketId)).productItems;
		const itemPath = (id = "") => `${v1}/${basketId}/items/${id}`;
		const more = (await (
			await guest.fetch(itemPath(first?.itemId), json("PATCH", { quantity: 5 }))
		).json()) as BasketView;
		expect(more.productItems[0]?.quantity).toBe(5);
		// The basket already has a line of that size, so the two lines become one.
		const resized = (await (
			await guest.fetch(itemPath(second?.itemId), json("PATCH", { productId: "1004" }))
		).json()) as BasketView;
		expect(resized.productItems).toMatchObject([
			{ productId: "1001" },
			{ productId: "1004", c_preorder: true },
		]);
		const merged = await guest.fetch(
			itemPath(first?.itemId),
			json("PATCH", { productId: "1004", quantity: 2 }),
		);
		expect(((await merged.json()) as BasketView).productItems).toMatchObject([
			{ productId: "1004", quantity: 3 },
		]);
		const zero = await guest.fetch(itemPath(first?.itemId), json("PATCH", { quantity: 0 }));
		expect(((await zero.json()) as BasketView).productItems).toEqual([]);
		expect(await problemOf(await guest.fetch(itemPath(first?.itemId), json("DELETE")))).toMatchObject({
			status: 404,
			type: "product-item-not-found",
		});
	});

	test("several items change in one request, all or nothing", async () => {
		const guest = await loginGuest(commerce);
		const { basketId } = await create(guest, {
			productItems: [{ productId: "1001" }, { productId: "1002" }],
		});
		const [first, second] = (await read(guest, basketId)).productItems;
		const path = `${v1}/${basketId}/items`;
		const refused = await guest.fetch(
			path,
			json("PATCH", [
				{ itemId: first?.itemId, quantity: 2 },
				{ itemId: second?.itemId, quantity: 99 },
			]),
		);
		expect(refused.status).toBe(400);
		expect((await read(guest, basketId)).productItems[0]?.quantity).toBe(1);
		const changed = await guest.fetch(
			path,
			json("PATCH", [
				{ itemId: first?.itemId, quantity: 2 },
				{ itemId: second?.itemId, quantity: 0 },
			]),
		);
		expect(((await changed.json()) as BasketView).productItems).toMatchObject([{ quantity: 2 }]);
	});

	test.each([
		["an unknown product", { productId: "9999" }, "invalid-product-item"],
		["a master", { productId: "VT1" }, "invalid-product-type"],
		["a colour", { productId: "VT1-red" }, "invalid-product-type"],
		["a product without a price", { productId: "2001" }, "product-price-not-found"],
		["no product", {}, "invalid-product-id"],
		["a sold-out size", { productId: "1003" }, "product-item-not-available"],
		["more than there is", { productId: "1002", quantity: 4 }, "product-item-not-available"],
		["nothing of it", { productId: "1001", quantity: 0 }, "invalid-product-item-quantity"],
		["a negative quantity", { productId: "1001", quantity: -1 }, "invalid-product-item-quantity"],
		["half a unit", { productId: "1001", quantity: 0.5 }, "invalid-product-item-quantity"],
		["a huge quantity", { productId: "1001", quantity: 1e9 }, "invalid-product-item-quantity"],
		["a quantity in words", { productId: "1001", quantity: "two" }, "bad-request"],
		["an unknown property", { productId: "1001", colour: "red" }, "bad-request"],
	])("%s is refused and changes nothing", async (_, item, type) => {
		const guest = await loginGuest(commerce);
		const before = await create(guest, { productItems: [{ productId: "1004" }] });
		const response = await guest.fetch(
			`${v1}/${before.basketId}/items`,
			json("POST", [{ productId: "1001" }, item]),
		);
		expect(await problemOf(response)).toMatchObject({ status: 400, type });
		expect(await read(guest, before.basketId)).toEqual(before);
	});

	test("units in the basket count against the stock", async () => {
		const guest = await loginGuest(commerce);
		const { basketId } = await create(guest, { productItems: [{ productId: "1002", quantity: 2 }] });
		expect((await addItems(guest, basketId, { productId: "1002" })).status).toBe(200);
		expect(await problemOf(await addItems(guest, basketId, { productId: "1002" }))).toMatchObject({
			type: "product-item-not-available",
			productId: "1002",
			availableQuantity: 3,
		});
	});

	test.each(["", "{", "[]", "{}", "null", "[1]", '"x"'])("the body %j is a bad request", async (body) => {
		const guest = await loginGuest(commerce);
		const { basketId } = await create(guest);
		const response = await guest.fetch(`${v1}/${basketId}/items`, { method: "POST", body });
		expect(await problemOf(response)).toMatchObject({ status: 400, type: "bad-request" });
	});
});
