import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { adminCall } from "../../testing/import-under-test.ts";
import { stockUp } from "../../testing/order-under-test.ts";
import { holdUnits, isNotEnough, readStoreStock, releaseUnits } from "./store-stock.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
	guest = await loginGuest(commerce);
});

const LIST = "store-wien";
const variant = { id: "1001", stockLevel: 50 };
const left = async () => (await readStoreStock(commerce.env.DB, [LIST], [variant]))(LIST, variant);
const hold = (source: string, quantity: number, until?: number) =>
	commerce.env.DB.batch([
		holdUnits(commerce.env.DB, {
			source,
			inventoryId: LIST,
			variant,
			quantity,
			...(until === undefined ? {} : { until }),
		}),
	]);

// proves stores-1
test("units held in a store are unavailable to others and never exceed the store's stock", async () => {
	const all = await left();
	expect(all).toBeGreaterThan(1);
	await hold("first", 1);
	expect(await left()).toBe(all - 1);
	const error = await hold("second", all).then(
		() => undefined,
		(refused: unknown) => refused,
	);
	expect(isNotEnough(error)).toBe(true);
	expect(await left()).toBe(all - 1);
	await commerce.env.DB.batch([releaseUnits(commerce.env.DB, "first")]);
	expect(await left()).toBe(all);
});

// proves stores-1
test("reservations together are never more than the house has", async () => {
	const scarce = { ...variant, stockLevel: 1 };
	const reserve = (source: string) =>
		commerce.env.DB.batch([
			holdUnits(commerce.env.DB, {
				source,
				inventoryId: LIST,
				variant: scarce,
				quantity: 1,
				until: Math.floor(Date.now() / 1000) + 3600,
			}),
		]);
	await reserve("last");
	expect((await readStoreStock(commerce.env.DB, [LIST], [scarce]))(LIST, scarce)).toBe(0);
	await expect(reserve("too late")).rejects.toThrow("store_hold_enough");
	await commerce.env.DB.batch([releaseUnits(commerce.env.DB, "last")]);
});

// proves stores-1
test("units are kept until their time is up by the clock of orders", async () => {
	const all = await left();
	await hold("third", 1, Math.floor(Date.now() / 1000) + 3600);
	expect(await left()).toBe(all - 1);
	await adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify({ ahead: 3601 }) });
	expect(await left()).toBe(all);
	await adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify({ ahead: 0 }) });
	await commerce.env.DB.batch([releaseUnits(commerce.env.DB, "third")]);
});

// proves stores-1
test("products and availability say the same of a store", async () => {
	await hold("fourth", 1);
	const base = `/product`;
	const [products, availability] = (await Promise.all(
		[
			`${base}/shopper-products/v1/organizations/${ORGANIZATION}/products?ids=1001&inventoryIds=${LIST},nowhere`,
			`${base}/shopper-availability/v1/organizations/${ORGANIZATION}/availability?productIds=1001&inventoryIds=${LIST}`,
		].map(async (path) => (await guest.fetch(path)).json()),
	)) as { data: { inventories: { id: string; ats: number }[] }[] }[];
	const inventories = products?.data[0]?.inventories;
	expect(inventories).toEqual(availability?.data[0]?.inventories);
	expect(inventories).toMatchObject([{ id: LIST, ats: await left() }]);
	const tooMany = `${base}/shopper-products/v1/organizations/${ORGANIZATION}/products?ids=1001&inventoryIds=a,b,c,d,e,f`;
	expect((await guest.fetch(tooMany)).status).toBe(400);
});
