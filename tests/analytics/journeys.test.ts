import { inTurn } from "@vetrina/commerce-sandbox/testing/runs.ts";
import { expect, test } from "vitest";
import { buy, orderNoOf, plan, returnFirstItem, sendTo } from "../setup/purchase.ts";
import type { Shopper } from "../setup/shopper.ts";
import { ALL, consenting, eventsOf, report, see, untilNamed } from "./dataset.ts";
import { untilBalanced } from "./until-balanced.ts";
import { beDeclined, read, WAYS } from "./ways-to-pay.ts";

type Placed = { shopper: Shopper; orderNo: string; confirmation: string; locale: string };
type Condition = {
	/** The value of the consent cookie; all purposes unless it is said. */
	choice?: string;
	headers?: Record<string, string>;
	before?(shopper: Shopper): Promise<void>;
	/** Places the order, once unless it is said, and returns all addresses to which this led. */
	placing?(place: () => Promise<string>): Promise<string[]>;
	after?(placed: Placed): Promise<void>;
	/** The events of each order besides its purchase; null if nothing may be told of it. */
	told: readonly string[] | null;
};

const agree = async ({ shopper, orderNo }: Placed): Promise<void> => {
	shopper.cookies.set("consent", ALL);
	await report(shopper, see({ type: "purchase", orderNo }));
};
const confirmAgain = async ({ shopper, orderNo, confirmation }: Placed): Promise<void> => {
	for (let again = 0; again < 2; again++) {
		await read(shopper, confirmation);
		await report(shopper, see({ type: "purchase", orderNo }));
	}
};

const CONDITIONS: Record<string, Condition> = {
	"script off": { told: [] },
	undecided: { choice: "", told: null },
	"a refusal": { choice: "1.", told: null },
	"consent to marketing only": { choice: "1.m", told: null },
	"an objection of the browser": { headers: { "sec-gpc": "1" }, told: null },
	"a late yes": { choice: "", after: agree, told: [] },
	"a confirmation that is loaded again": { after: confirmAgain, told: [] },
	"a way back to the last step, which is sent again": {
		placing: async (place) => [await place(), await place()],
		told: [],
	},
	"two tabs that place at once": { placing: (place) => Promise.all([place(), place()]), told: [] },
	"a card that was declined before": { before: beDeclined, told: [] },
	"a cancelled order": {
		after: async ({ shopper, orderNo, locale }) => {
			await sendTo(shopper, `/${locale}/order?orderNo=${orderNo}`, { intent: "cancel" });
		},
		told: ["cancel", "refund"],
	},
	"an order that is sent back": {
		after: async ({ shopper, orderNo, locale }) => {
			await plan(orderNo, ["confirmed", "shipped", "delivered"]);
			expect(await returnFirstItem(shopper, locale, `orderNo=${orderNo}`)).toContain("returnNo=");
		},
		told: ["return"],
	},
};

/** Each run tries some ways to pay in each condition; the thorough one tries all of them in all. */
const ONE_OF = 4;
/** Milliseconds for orders of a dozen requests each, all ways in the thorough run. */
const LIMIT = 240_000;

// proves event-20, event-17, event-19
test.each(Object.entries(CONDITIONS).map(([name, condition], turn) => ({ name, condition, turn })))(
	"each receiver is told of an order to the cent, and once, or not at all: $name",
	{ timeout: LIMIT },
	async ({ condition: { choice, headers, before, placing, after, told }, turn }) => {
		const orders: { way: string; orderNo: string; method: string }[] = [];
		for (const [way, { prepare, method, checkout = "/en-it/checkout" }] of inTurn(
			Object.entries(WAYS),
			ONE_OF,
			turn,
		)) {
			const shopper = consenting(choice, headers);
			await before?.(shopper);
			const place = await prepare(shopper);
			const leads = placing ? await placing(place) : [await place()];
			const confirmation = leads.find((to) => to.includes("orderNo=")) ?? "";
			const orderNo = orderNoOf(confirmation);
			expect([way, leads], `${way}: ${leads}`).toEqual([way, expect.arrayContaining([confirmation])]);
			await read(shopper, confirmation);
			await after?.({ shopper, orderNo, confirmation, locale: checkout.split("/")[1] ?? "" });
			orders.push({ way, orderNo, method });
		}
		// Facts of orders are taken in their order, so nothing of the orders before is still to come once the purchase of this one is told.
		await untilBalanced([orderNoOf(await buy(consenting()))]);
		if (told === null) {
			for (const { way, orderNo } of orders) expect([way, await eventsOf(orderNo)]).toEqual([way, []]);
			return;
		}
		await untilBalanced(orders.map(({ orderNo }) => orderNo));
		for (const { way, orderNo, method } of orders) {
			const events = await untilNamed(orderNo, "purchase", ...told);
			const purchase = events.find(({ name }) => name === "purchase");
			expect([way, purchase?.data]).toMatchObject([
				way,
				{ transactionId: orderNo, paymentMethods: [method] },
			]);
		}
	},
);
