import { expect, test } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { issueGiftCertificate } from "../setup/gift-certificate.ts";
import { enterCard, reviewedBasketId, send } from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** An unpaid bag is not ordered, and its shopper is led back to payment (checkout-27). */

const UNPAID = "/en-it/checkout?step=payment&error=unpaid";
const MESSAGE = "Your payment doesn’t cover the total of your bag, so no order has been placed.";

const page = async (shopper: Shopper, path: string): Promise<string> => (await shopper.fetch(path)).text();
const withBag = async (): Promise<Shopper> => {
	const shopper = newShopper();
	await send(shopper, "/cart", { intent: "add", productId: STAPLE });
	await send(shopper, "/checkout", { intent: "contact", email: `unpaid.${Date.now()}@vetrina.example` });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	return shopper;
};
const linesOf = async (shopper: Shopper): Promise<number> => {
	const response = await shopper.fetch("/api/en-it/basket");
	return ((await response.json()) as { basket: { items: unknown[] } }).basket.items.length;
};

// proves checkout-27
test("placing an order notices a gift card removed by another tab, and a card pays instead", async () => {
	const shopper = await withBag();
	const giftCard = await issueGiftCertificate({ amount: 5000 });
	expect(await send(shopper, "/checkout", { intent: "giftCard", giftCard })).toBe(
		"/en-it/checkout?step=payment",
	);
	const review = await page(shopper, "/en-it/checkout?step=review");
	const basketId = reviewedBasketId(review);
	const total = /name="total" value="([^"]+)"/.exec(review)?.[1] ?? "";
	const payment = await page(shopper, "/en-it/checkout?step=payment");
	const id = /<button[^>]* value="([^"]+)"[^>]* name="id"/.exec(payment)?.[1] ?? "";
	expect(id).not.toBe("");
	await send(shopper, "/checkout", { intent: "removeGiftCard", id });

	expect(await send(shopper, "/checkout", { intent: "place", basketId, total })).toBe(UNPAID);
	const back = await page(shopper, UNPAID);
	expect(back).toContain(MESSAGE);
	expect(await linesOf(shopper)).toBe(1);

	await shopper.fetch(await enterCard(shopper));
	expect(await send(shopper, "/checkout", { intent: "place", basketId, total })).toContain(
		"/checkout/confirmation?orderNo=",
	);
});

// proves checkout-27
test("a form that is sent without any payment orders nothing", async () => {
	const shopper = await withBag();
	const payment = await page(shopper, "/en-it/checkout?step=payment");
	const basketId = reviewedBasketId(payment);
	expect(basketId).not.toBe("");
	expect(await send(shopper, "/checkout", { intent: "place", basketId })).toBe(UNPAID);
	expect(await linesOf(shopper)).toBe(1);
});

// proves checkout-4
test("a refusal because of too many unpaid orders shows a message, and the bag stays", async () => {
	const shopper = await withBag();
	const text = await page(shopper, "/en-it/checkout?step=review&error=waitingOrders");
	expect(text).toMatch(/role="alert"[^>]*>Too many orders are still waiting for their payment/);
	expect(await page(shopper, "/en-it/checkout?step=review&error=waiting")).not.toContain("Too many orders");
	expect(await linesOf(shopper)).toBe(1);
});
