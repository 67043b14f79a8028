import { runs } from "@vetrina/commerce-sandbox/testing/runs.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { enterCard, orderNoOf, reviewedBasketId, send } from "../setup/purchase.ts";
import type { Shopper } from "../setup/shopper.ts";
import { consenting } from "./dataset.ts";
import { untilBalanced } from "./until-balanced.ts";

const PRODUCTS = ["800004360105", "800004700205"] as const;

type Step =
	| { do: "add"; product: number; quantity: number }
	| { do: "remove" | "cancel" }
	| { do: "place"; coupon: boolean };
const step: fc.Arbitrary<Step> = fc.oneof(
	fc.record({
		do: fc.constant("add" as const),
		product: fc.nat(PRODUCTS.length - 1),
		quantity: fc.integer({ min: 1, max: 2 }),
	}),
	fc.constantFrom<Step>({ do: "remove" }, { do: "cancel" }),
	fc.record({ do: fc.constant("place" as const), coupon: fc.boolean() }),
);

const read = async (shopper: Shopper, path: string): Promise<string> =>
	(await shopper.fetch(`/en-it${path}`)).text();
const firstItemId = async (shopper: Shopper): Promise<string | undefined> => {
	const response = await shopper.fetch("/api/en-it/basket");
	const { basket } = (await response.json()) as { basket: { items: { itemId: string }[] } | null };
	return basket?.items[0]?.itemId;
};

const place = async (shopper: Shopper, coupon: boolean): Promise<string | undefined> => {
	if (!(await firstItemId(shopper))) return undefined;
	const email = `walker${Date.now()}.${Math.random()}@vetrina.example`;
	if (coupon) await send(shopper, "/cart", { intent: "addCoupon", code: "WELCOME10" });
	await send(shopper, "/checkout", { intent: "contact", email });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	await (await shopper.fetch(await enterCard(shopper))).arrayBuffer();
	const basketId = reviewedBasketId(await read(shopper, "/checkout?step=review"));
	const placed = await send(shopper, "/checkout", { intent: "place", basketId });
	await (await shopper.fetch(placed)).arrayBuffer();
	return placed.includes("confirmation") ? orderNoOf(placed) : undefined;
};

const take = async (shopper: Shopper, one: Step, orders: string[]): Promise<void> => {
	if (one.do === "add") {
		const productId = PRODUCTS[one.product] ?? PRODUCTS[0];
		await send(shopper, "/cart", { intent: "add", productId, quantity: String(one.quantity) });
	} else if (one.do === "remove") {
		const itemId = await firstItemId(shopper);
		if (itemId) await send(shopper, "/cart", { intent: "remove", itemId });
	} else if (one.do === "place") {
		const orderNo = await place(shopper, one.coupon);
		if (orderNo) orders.push(orderNo);
	} else {
		const orderNo = orders.at(-1);
		if (orderNo) await send(shopper, `/order?orderNo=${orderNo}`, { intent: "cancel" });
	}
};

/** Milliseconds for all walks, each of which places up to three orders, of a dozen requests each. */
const WALKS = 180_000;

// proves event-20
test(
	"what receivers are told equals the database, whatever shoppers do with bags and orders",
	async () => {
		const walk = fc.array(step, { minLength: 4, maxLength: 8 });
		await fc.assert(
			fc.asyncProperty(walk, async (steps) => {
				const shopper = consenting();
				const orders: string[] = [];
				await take(shopper, { do: "add", product: 0, quantity: 1 }, orders);
				for (const one of steps) await take(shopper, one, orders);
				await take(shopper, { do: "add", product: 1, quantity: 1 }, orders);
				await take(shopper, { do: "place", coupon: false }, orders);
				expect(orders).not.toEqual([]);
				await untilBalanced(orders);
			}),
			// A walk whose sums never balance takes the whole wait, so a failure is reported as it is.
			{ numRuns: runs(4, 40), endOnFailure: true },
		);
	},
	WALKS,
);
