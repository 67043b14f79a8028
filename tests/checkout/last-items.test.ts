import { runs } from "@vetrina/commerce-sandbox/testing/runs.ts";
import { expect, test } from "vitest";
import { send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { inCheckout, look, placedFor, type Reviewed, review } from "./shopper-in-checkout.ts";

/** Many shoppers buy the last units at once, through both Workers, as browsers do. */

/** Ten units are in stock, and no other test buys them. */
const PRODUCT = "800007480104";
const LEFT = 10;
const SHOPPERS = runs(20, 50);
const AT_ONCE = 8;

async function each<T, R>(all: readonly T[], run: (one: T) => Promise<R>): Promise<R[]> {
	const results: R[] = [];
	const queue = [...all.entries()];
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await run(next[1]);
		}),
	);
	return results;
}

type Ready = { shopper: Shopper; email: string; reviewed: Reviewed };

// proves checkout-8
test("ten of many shoppers buy the last ten units, and the others get a message and keep their bag", async () => {
	const ready = await each(
		Array.from({ length: SHOPPERS }, (_, index) => index),
		async (): Promise<Ready> => {
			const start = await inCheckout(PRODUCT, "4242424242424242");
			return { ...start, reviewed: await review(start) };
		},
	);
	const locations = await Promise.all(
		ready.map(({ shopper, reviewed }) => send(shopper, "/checkout", reviewed)),
	);
	const isPlaced = (location: string) => location.startsWith("/en-it/checkout/confirmation?");
	expect(locations.filter(isPlaced)).toHaveLength(LEFT);
	expect(new Set(locations.filter((location) => !isPlaced(location)))).toEqual(
		new Set(["/en-it/checkout?step=review&error=notAvailable"]),
	);
	const placed = await each(ready, ({ email }) => placedFor(email));
	expect(placed.flat()).toHaveLength(LEFT);
	// A shopper who was too late sees it in the bag at every step of the checkout, and has no order.
	const late = ready.filter((_, index) => !isPlaced(locations[index] ?? "")).slice(0, 3);
	for (const { shopper } of late)
		for (const path of ["/checkout?step=review&error=notAvailable", "/checkout", "/checkout?step=payment"]) {
			const seen = await look(shopper, `/en-it${path}`);
			expect(seen.path).toBe("/en-it/cart?error=notAvailable");
			expect(seen.html).toContain("This item is no longer available.");
		}
	// A shopper who comes later is told before the first step.
	const next = newShopper();
	expect(await send(next, "/cart", { intent: "add", productId: PRODUCT })).toMatch(/error=/);
});
