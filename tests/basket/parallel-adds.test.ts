import { expect, test } from "vitest";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { newShopper } from "../setup/shopper.ts";

/** Thirty units of each are in stock. */
const PRODUCTS = ["800006010006", "800004700303", "800003030106"];

// proves basket-14
test("sixty items that a guest adds at once are all in the bag", async () => {
	const shopper = newShopper();
	const session = async () => (await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
	const { csrf } = await session();
	const add = async (index: number): Promise<number> => {
		const response = await shopper.fetch("/api/en-it/basket/items", {
			method: "POST",
			headers: { "x-csrf-token": csrf, "content-type": "application/json" },
			body: JSON.stringify({ productId: PRODUCTS[index % PRODUCTS.length], quantity: 1 }),
		});
		await response.arrayBuffer();
		return response.status;
	};
	expect(await add(0)).toBe(200);
	const statuses = await Promise.all(Array.from({ length: 60 }, (_, index) => add(index)));
	expect(statuses.filter((status) => status !== 200)).toEqual([]);
	expect((await session()).basket?.count).toBe(61);
});
