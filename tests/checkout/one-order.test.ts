import { runs } from "@vetrina/commerce-sandbox/testing/runs.ts";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import type { Shopper } from "../setup/shopper.ts";
import {
	challengeIn,
	type InCheckout,
	inCheckout,
	look,
	payByCard,
	placedFor,
	type Reviewed,
	review,
	type Said,
	saidBy,
} from "./shopper-in-checkout.ts";

/**
 * There is one order in any case (checkout-4): when buttons are pressed twice, tabs meet, responses are lost, and the platform fails before
 * or after writing the order.
 */

const RUNS = runs(4, 12);
const SEED = 19_04;
/** Twenty units are in stock, more than these runs buy. */
const PRODUCT = "800000470002";
const NAME = "Floral silk slip dress";
const APPROVED = "4242424242424242";
const ASKS_BANK = "4000000000003220";

/** `orders:503` fails before the order is written. `orders:cut` cuts the response. `all:503` makes every call fail. */
const FAULTS = ["", "", "orders:503", "orders:cut", "orders:malformed", "baskets:503", "all:503"] as const;
const PAGES = ["/checkout", "/checkout?step=review", "/checkout?step=payment", "/cart"] as const;

type Step =
	| { kind: "place"; presses: number; fault: string; isHeard: boolean }
	| { kind: "look"; page: (typeof PAGES)[number]; fault: string }
	| { kind: "two tabs"; page: (typeof PAGES)[number] }
	| { kind: "bank"; code: string; presses: number; withReturn: boolean }
	| { kind: "card"; number: string };

const fault = fc.constantFrom(...FAULTS);
const page = fc.constantFrom(...PAGES);
const presses = fc.constantFrom(1, 1, 3);
const step: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({ kind: fc.constant("place" as const), presses, fault, isHeard: fc.boolean() }),
	},
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("look" as const), page, fault }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("two tabs" as const), page }) },
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant("bank" as const),
			code: fc.constantFrom("1234", "1234", "0000"),
			presses,
			withReturn: fc.boolean(),
		}),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			kind: fc.constant("card" as const),
			number: fc.constantFrom(APPROVED, ASKS_BANK, "4000000000000002"),
		}),
	},
);

type Purchase = InCheckout & { reviewed: Reviewed; challenges: string[] };

const times = (count: number, run: () => Promise<unknown>): Promise<unknown> =>
	Promise.all(Array.from({ length: count }, run));
const press = async (shopper: Shopper, { reviewed }: Purchase, fault = ""): Promise<void> => {
	const response = await shopper.fetch("/en-it/checkout", {
		method: "POST",
		body: new URLSearchParams(reviewed),
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	await response.arrayBuffer();
	expect(response.status).toBe(303);
};
/** Returns the same browser, which receives neither a certain response nor its cookies. */
const unheard = ({ shopper }: Purchase): Shopper => {
	const cookies = [...shopper.cookies].map((pair) => pair.join("=")).join("; ");
	return {
		cookies: new Map(),
		fetch: (path, init) =>
			fetch(new URL(path, inject("storefront")), {
				redirect: "manual",
				...init,
				headers: { cookie: cookies, origin: inject("storefront"), ...(init?.headers as object) },
			}),
	};
};

async function take(one: Step, purchase: Purchase): Promise<void> {
	const { shopper, challenges } = purchase;
	if (one.kind === "place") {
		const from = one.isHeard ? shopper : unheard(purchase);
		await times(one.presses, () => press(from, purchase, one.fault));
	} else if (one.kind === "look") {
		const seen = await look(shopper, `/en-it${one.page}`, one.fault);
		expect(seen.status, one.fault).not.toBe(500);
		expect(seen.html).toMatch(/<h1[^>]*>\s*\S/);
	} else if (one.kind === "two tabs")
		await Promise.all([press(shopper, purchase), look(shopper, `/en-it${one.page}`)]);
	else if (one.kind === "card") await payByCard(shopper, one.number);
	else {
		const JWT = challenges.at(-1);
		if (!JWT) return;
		const said = new URLSearchParams({ JWT, code: one.code });
		await Promise.all([
			times(one.presses, () =>
				fetch(`${inject("commerce")}/payments/sandbox/v1/challenge/result`, {
					method: "POST",
					redirect: "manual",
					body: said,
				}),
			),
			one.withReturn ? look(shopper, "/en-it/checkout") : undefined,
		]);
	}
}

// proves checkout-4
test("there is one order at most, and the checkout shows its outcome at every request", async () => {
	const met = new Map<Said, number>();
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(APPROVED, ASKS_BANK),
			fc.array(step, { minLength: 2, maxLength: 6 }),
			async (card, steps) => {
				const start = await inCheckout(PRODUCT, card);
				const purchase: Purchase = { ...start, reviewed: await review(start), challenges: [] };
				const { shopper, email } = purchase;
				let isConfirmed = false;
				for (const one of steps) {
					await take(one, purchase);
					const seen = await look(shopper, "/en-it/checkout");
					const said = saidBy(seen);
					met.set(said, (met.get(said) ?? 0) + 1);
					const placed = await placedFor(email);
					expect(placed.length).toBeLessThanOrEqual(1);
					const [orderNo] = placed;
					if (orderNo) {
						// After the confirmation was shown, the next bag is empty.
						expect(isConfirmed ? ["placed", "empty"] : ["placed"]).toContain(said);
						if (said === "placed") expect(seen.path).toContain(orderNo);
					} else expect(["bag", "bank"]).toContain(said);
					if (said === "bag") expect(seen.html.includes(NAME)).toBe(true);
					if (said === "bank") purchase.challenges.push(challengeIn(seen.html));
					isConfirmed ||= said === "placed";
				}
				const placed = await placedFor(email);
				if (placed.length === 0) return;
				for (let again = 0; again < 2; again++) await press(shopper, purchase);
				expect(await placedFor(email)).toEqual(placed);
				const own = await look(shopper, `/en-it/checkout/confirmation?orderNo=${placed[0]}`);
				expect(own.status).toBe(200);
			},
		),
		{ numRuns: RUNS, seed: SEED },
	);
	for (const said of ["bag", "bank", "placed"] as const) expect(met.get(said), said).toBeGreaterThan(0);
});

// proves checkout-4
test("an unknown outcome never shows an empty bag", async () => {
	const start = await inCheckout(PRODUCT, APPROVED);
	const purchase: Purchase = { ...start, reviewed: await review(start), challenges: [] };
	const { shopper, email } = purchase;
	await press(shopper, purchase, "orders:cut");
	for (const path of ["/en-it/checkout", "/en-it/cart"]) {
		const seen = await look(shopper, path, "orders:503");
		expect([seen.status, saidBy(seen)]).toEqual([503, "unknown"]);
	}
	const [orderNo] = await placedFor(email);
	const cart = await look(shopper, "/en-it/cart");
	expect([saidBy(cart), cart.path]).toEqual(["placed", expect.stringContaining(orderNo ?? "?")]);
	expect(saidBy(await look(shopper, "/en-it/cart"))).toBe("empty");
});

// proves checkout-4
test("a bag that another tab has changed since it was reviewed is reviewed again before it is ordered", async () => {
	const start = await inCheckout(PRODUCT, APPROVED);
	const purchase: Purchase = { ...start, reviewed: await review(start), challenges: [] };
	const { shopper, email } = purchase;
	await shopper.fetch("/en-it/cart", {
		method: "POST",
		body: new URLSearchParams({ intent: "add", productId: PRODUCT }),
	});
	const refused = await shopper.fetch("/en-it/checkout", {
		method: "POST",
		body: new URLSearchParams(purchase.reviewed),
	});
	expect(refused.headers.get("location")).toBe("/en-it/checkout?step=review&error=changed");
	expect((await look(shopper, "/en-it/checkout?step=review&error=changed")).html).toContain(
		"no order has been placed.",
	);
	expect(await placedFor(email)).toEqual([]);
	await press(shopper, { ...purchase, reviewed: await review(start) });
	expect(await placedFor(email)).toHaveLength(1);
});

test("a browser that disconnects while the order is placed finds it once", async () => {
	for (const milliseconds of [0, 10, 40]) {
		const start = await inCheckout(PRODUCT, APPROVED);
		const purchase: Purchase = { ...start, reviewed: await review(start), challenges: [] };
		const { shopper, email } = purchase;
		await shopper
			.fetch("/en-it/checkout", {
				method: "POST",
				body: new URLSearchParams(purchase.reviewed),
				signal: AbortSignal.timeout(milliseconds),
			})
			.catch(() => undefined);
		await press(shopper, purchase);
		expect(await placedFor(email), `after ${milliseconds} ms`).toHaveLength(1);
		expect(saidBy(await look(shopper, "/en-it/checkout"))).toBe("placed");
	}
});
