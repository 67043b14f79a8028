import { expect, test } from "vitest";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const PRODUCT = "VT10026";

const sessionOf = async (shopper: Shopper): Promise<SessionResponse> =>
	(await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;

const add = async (shopper: Shopper, csrf: string): Promise<number> => {
	const response = await shopper.fetch("/api/en-it/basket/items", {
		method: "POST",
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
		body: JSON.stringify({ productId: PRODUCT, quantity: 1 }),
	});
	await response.arrayBuffer();
	return response.status;
};

// proves basket-14
test("the bag has all items that a new browser adds with several requests at once", async () => {
	const shopper = newShopper();
	const { csrf } = await sessionOf(shopper);
	expect(await Promise.all([1, 2, 3, 4].map(() => add(shopper, csrf)))).toEqual([200, 200, 200, 200]);
	expect((await sessionOf(shopper)).basket?.count).toBe(4);
});

test("a first wishlist item and a first bag item added at the same time are both stored", async () => {
	const shopper = newShopper();
	const { csrf } = await sessionOf(shopper);
	const [wished, added] = await Promise.all([
		shopper.fetch("/api/en-it/wishlist/items", {
			method: "POST",
			headers: { "x-csrf-token": csrf, "content-type": "application/json" },
			body: JSON.stringify({ productId: "VT10001-emerald" }),
		}),
		add(shopper, csrf),
	]);
	expect([wished.status, added]).toEqual([200, 200]);
	const { basket, wishlist } = await sessionOf(shopper);
	expect([basket?.count, wishlist?.items.length]).toEqual([1, 1]);
});

test("forms that a new browser posts twice at once put both items into one bag", async () => {
	const shopper = newShopper();
	await sessionOf(shopper);
	const post = () =>
		shopper.fetch("/en-it/cart", {
			method: "POST",
			body: new URLSearchParams({ intent: "add", productId: PRODUCT }),
		});
	const responses = await Promise.all([post(), post()]);
	expect(responses.map((response) => response.headers.get("location"))).toEqual([
		"/en-it/cart?notice=added",
		"/en-it/cart?notice=added",
	]);
	expect((await sessionOf(shopper)).basket?.count).toBe(2);
});

test("two tabs of a new browser that add at the same time fill one bag", async () => {
	const shopper = newShopper();
	// Each tab requests the session by itself; the browser keeps the cookie of the later response.
	const tabs = await Promise.all([sessionOf(shopper), sessionOf(shopper)]);
	const addFrom = async ({ csrf }: SessionResponse): Promise<number> => {
		const status = await add(shopper, csrf);
		return status === 403 ? add(shopper, (await sessionOf(shopper)).csrf) : status;
	};
	expect(await Promise.all(tabs.map(addFrom))).toEqual([200, 200]);
	expect((await sessionOf(shopper)).basket?.count).toBe(2);
});

test("signing out creates a new guest with an empty bag", async () => {
	const shopper = newShopper();
	const { csrf } = await sessionOf(shopper);
	expect(await add(shopper, csrf)).toBe(200);
	const signedOut = await shopper.fetch("/api/en-it/session", {
		method: "DELETE",
		headers: { "x-csrf-token": csrf },
	});
	expect(signedOut.status).toBe(200);
	// The earlier token belongs to the earlier customer (identity-32).
	expect(await add(shopper, csrf)).toBe(403);
	expect(await add(shopper, (await sessionOf(shopper)).csrf)).toBe(200);
	expect((await sessionOf(shopper)).basket?.count).toBe(1);
});
