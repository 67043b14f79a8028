import { beforeAll, describe, expect, test } from "vitest";
import {
	addItems,
	basketsPath,
	create,
	json,
	problemOf,
	read,
	startWithSizes,
} from "../../../testing/basket-under-test.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import type { BasketView } from "../view/basket-view.ts";

let commerce: CommerceUnderTest;

beforeAll(async () => {
	commerce = await startWithSizes();
});

const v1 = basketsPath();
describe("currencies", () => {
	test.each([
		["vetrina-eu", "EUR", 449.7, "gross"],
		["vetrina-us", "USD", 660, "net"],
		["vetrina-me", "KWD", 210.375, "gross"],
		["vetrina-ap", "JPY", 98400, "gross"],
		["vetrina-ap", "KRW", 903000, "gross"],
	])("%s in %s: three units are %f", async (siteId, currency, total, taxation) => {
		const guest = await loginGuest(commerce, siteId);
		const basket = await create(guest, { currency, productItems: [{ productId: "1001", quantity: 3 }] });
		expect(basket).toMatchObject({ currency, productTotal: total, orderTotal: total, taxation });
	});

	test("a change of currency prices the basket again", async () => {
		const guest = await loginGuest(commerce);
		const { basketId } = await create(guest, { productItems: [{ productId: "1001", quantity: 2 }] });
		const changed = await guest.fetch(`${v1}/${basketId}`, json("PATCH", { currency: "SEK" }));
		expect(await changed.json()).toMatchObject({
			currency: "SEK",
			productTotal: 4400,
			productItems: [{ basePrice: 2200 }],
		});
	});

	test("a currency that the site does not sell in is refused", async () => {
		const guest = await loginGuest(commerce);
		expect(await problemOf(await guest.fetch(v1, json("POST", { currency: "JPY" })))).toMatchObject({
			status: 400,
			type: "unsupported-currency",
		});
		const { basketId } = await create(guest);
		expect((await guest.fetch(`${v1}/${basketId}`, json("PATCH", { currency: "XXX" }))).status).toBe(400);
	});
});

describe("ownership", () => {
	test("another customer's basket cannot be read, changed or deleted", async () => {
		const owner = await loginGuest(commerce);
		const thief = await loginGuest(commerce);
		const before = await create(owner, { productItems: [{ productId: "1001" }] });
		const path = `${v1}/${before.basketId}`;
		const item = `${path}/items/${before.productItems[0]?.itemId}`;
		for (const response of [
			await thief.fetch(path),
			await thief.fetch(path, json("PATCH", { currency: "SEK" })),
			await thief.fetch(path, json("DELETE")),
			await thief.fetch(`${path}/items`, json("POST", [{ productId: "1001" }])),
			await thief.fetch(item, json("PATCH", { quantity: 2 })),
			await thief.fetch(item, json("DELETE")),
			await thief.fetch(
				`/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/${owner.customerId}/baskets`,
			),
		]) {
			expect(await problemOf(response)).toMatchObject({ status: 400, type: "invalid-customer" });
		}
		expect(await read(owner, before.basketId)).toEqual(before);
	});

	test("a basket of another site does not exist", async () => {
		const guest = await loginGuest(commerce);
		const { basketId } = await create(guest);
		const abroad = await loginGuest(commerce, "vetrina-us");
		expect((await abroad.fetch(`${v1}/${basketId}`)).status).toBe(404);
	});
});

test("ten tabs that add items simultaneously lose none", async () => {
	const guest = await loginGuest(commerce);
	const { basketId } = await create(guest);
	const responses = await Promise.all(
		Array.from({ length: 10 }, () => addItems(guest, basketId, { productId: "3001" })),
	);
	expect(responses.map((response) => response.status)).toEqual(Array(10).fill(200));
	expect((await read(guest, basketId)).productItems).toMatchObject([{ productId: "3001", quantity: 10 }]);
	// The stock is used up.
	expect((await addItems(guest, basketId, { productId: "3001" })).status).toBe(400);
});

test("a product that leaves the catalogue stays in the basket, marked, and can be removed", async () => {
	const own = await startCommerce();
	const guest = await loginGuest(own);
	const { basketId } = await create(guest, { productItems: [{ productId: "1001" }] });
	const live = await own.env.DB.prepare(
		"SELECT gen FROM site_catalog WHERE site_id = 'vetrina-eu'",
	).first<number>("gen");
	await own.env.DB.prepare("UPDATE site_catalog SET gen = 0 WHERE site_id = 'vetrina-eu'").run();
	try {
		const basket = await read(guest, basketId);
		expect(basket).toMatchObject({ c_isAllProductLineItemsAvailable: false, productTotal: 149.9 });
		expect(basket.productItems).toMatchObject([{ productName: "Silk slip dress", c_isAvailable: false }]);
		const removed = await guest.fetch(
			`${v1}/${basketId}/items/${basket.productItems[0]?.itemId}`,
			json("DELETE"),
		);
		expect(((await removed.json()) as BasketView).productItems).toEqual([]);
	} finally {
		await own.env.DB.prepare("UPDATE site_catalog SET gen = ? WHERE site_id = 'vetrina-eu'").bind(live).run();
	}
});
