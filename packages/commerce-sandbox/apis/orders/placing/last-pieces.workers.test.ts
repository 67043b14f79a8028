import { beforeAll, expect, test } from "vitest";
import type { OrderPayment } from "../../../payments/order-payments.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { card, eur, readStock, readyBasket, submit } from "../../../testing/order-under-test.ts";
import { runs } from "../../../testing/runs.ts";

/** The catalogue has ten units of this product. */
const PRODUCT = "1001";
const LEFT = 10;
const SHOPPERS = runs(20, 50);

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

/** Milliseconds for fifty shoppers, each with a basket and an order. */
const FIFTY_BASKETS_MS = 60_000;

/** The processor is called for orders that hold stock only, and every payment belongs to such an order. */
// proves checkout-8
test(
	"the last ten units are sold and paid exactly ten times under simultaneous orders",
	async () => {
		await putLive(commerce.env.DB, { variants: [{ id: PRODUCT, prices: eur(100), ats: LEFT }] });
		const ready = await Promise.all(
			Array.from({ length: SHOPPERS }, async () => {
				const shopper = await loginGuest(commerce);
				const items = [{ productId: PRODUCT, quantity: 1 }];
				return { shopper, basketId: await readyBasket(shopper, { items, payments: [card("4242")] }) };
			}),
		);
		const responses = await Promise.all(ready.map(({ shopper, basketId }) => submit(shopper, basketId)));
		const placed = responses.filter(({ ok }) => ok);
		expect(placed).toHaveLength(LEFT);
		for (const response of responses) {
			const { type = "" } = (await response.json()) as { type?: string };
			if (!response.ok) expect(type).toContain("product-item-not-available");
		}
		const { results } = await commerce.env.DB.prepare(
			"SELECT basket_id, state, payments FROM shop_order",
		).all<{
			basket_id: string;
			state: string;
			payments: string;
		}>();
		const payments = results.flatMap((order) => JSON.parse(order.payments) as OrderPayment[]);
		expect(payments.map(({ status }) => status)).toEqual(Array.from({ length: LEFT }, () => "authorized"));
		expect(results.every(({ state }) => state === "placed")).toBe(true);
		expect(await readStock(commerce, PRODUCT)).toBe(0);
		// The other shoppers keep their baskets, without an authorised payment.
		const kept = await commerce.env.DB.prepare("SELECT count(*) AS baskets FROM basket").first<number>(
			"baskets",
		);
		expect(kept).toBe(SHOPPERS - LEFT);
	},
	FIFTY_BASKETS_MS,
);
