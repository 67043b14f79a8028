import { expect, test } from "vitest";
import type { AnalyticsEvent } from "../../shared/contracts/analytics-events.ts";
import { ADDRESS } from "../setup/buyer.ts";
import {
	buy,
	enterCard,
	orderNoOf,
	plan,
	returnFirstItem,
	reviewedBasketId,
	send,
} from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import type { Shopper } from "../setup/shopper.ts";
import { answerWallet, readWalletForm } from "../setup/wallet-page.ts";
import {
	ALL,
	cents,
	consenting,
	type Entry,
	eventsOf,
	named,
	orderInDatabase,
	report,
	see,
	untilNamed,
} from "./dataset.ts";
import { untilBalanced } from "./until-balanced.ts";
import { BUYER, PRODUCT, passBank, read } from "./ways-to-pay.ts";

/** Returns the purchases of a report's answer, which hands over what forms have changed as well (event-21). */
const reportPurchase = async (shopper: Shopper, orderNo: string): Promise<Entry[]> =>
	(await report(shopper, see({ type: "purchase", orderNo }))).filter(({ event }) => event === "purchase");

type Order = {
	orderTotal: number;
	taxTotal: number;
	shippingTotal: number;
	adjustedShippingTotalTax: number;
};

// proves checkout-24, event-17, event-18
test("a placed order is one purchase, to the cent, whatever is done with its confirmation", async () => {
	const shopper = consenting();
	const confirmation = await buy(shopper, STAPLE);
	const orderNo = orderNoOf(confirmation);
	const [purchase] = await untilNamed(orderNo, "purchase");
	const order = await orderInDatabase<Order>(orderNo);
	const { data } = purchase as AnalyticsEvent<"purchase">;
	expect(cents(data.total)).toBe(cents(order.orderTotal));
	expect(cents(data.tax)).toBe(cents(order.taxTotal));
	expect(cents(data.value + data.tax + data.shipping)).toBe(cents(order.orderTotal));
	expect(cents(data.shipping)).toBe(cents(order.shippingTotal - order.adjustedShippingTotalTax));
	expect(data).toMatchObject({
		transactionId: orderNo,
		currency: "EUR",
		paymentMethods: ["CREDIT_CARD"],
		items: [{ id: STAPLE, quantity: 1, categories: expect.any(Array), brand: expect.stringMatching(/./) }],
	});
	const first = await reportPurchase(shopper, orderNo);
	expect(first).toMatchObject([
		{ event_id: purchase?.id, ecommerce: { transaction_id: orderNo, value: data.value, tax: data.tax } },
	]);
	for (let again = 0; again < 3; again++) {
		await (await shopper.fetch(confirmation)).arrayBuffer();
		expect(await reportPurchase(shopper, orderNo)).toEqual([]);
	}
	await untilNamed(orderNo, "purchase");
});

test("a page learns nothing about the order of another shopper, or about one that does not exist", async () => {
	const orderNo = orderNoOf(await buy(consenting(), STAPLE));
	expect(await reportPurchase(consenting(), orderNo)).toEqual([]);
	expect(await reportPurchase(consenting(), "00000000")).toEqual([]);
});

// proves event-19
test("a shopper who agrees on the confirmation is measured from then on, in the page and on the server", async () => {
	const shopper = consenting("");
	const orderNo = orderNoOf(await buy(shopper, STAPLE));
	shopper.cookies.set("consent", ALL);
	const [shown] = await reportPurchase(shopper, orderNo);
	const [purchase] = await untilNamed(orderNo, "purchase");
	expect(shown?.event_id).toBe(purchase?.id);
	expect(shown?.ecommerce?.value).toBe((purchase as AnalyticsEvent<"purchase">).data.value);
});

const bagged = async (shopper: Shopper, email = "anna@vetrina.example") => {
	await send(shopper, "/cart", { intent: "add", productId: STAPLE });
	await send(shopper, "/checkout", { intent: "contact", email });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
};
const place = async (shopper: Shopper): Promise<string> => {
	const review = await (await shopper.fetch("/en-it/checkout?step=review")).text();
	return send(shopper, "/checkout", { intent: "place", basketId: reviewedBasketId(review) });
};

// proves event-17
test("a payment that the bank challenges is a purchase once the bank agrees, a declined one never", async () => {
	const shopper = consenting();
	await bagged(shopper);
	await (await shopper.fetch(await enterCard(shopper, "4000000000003220"))).arrayBuffer();
	const bank = await place(shopper);
	const orderNo = orderNoOf(bank);
	expect(bank).toContain("step=bank");
	expect(await reportPurchase(shopper, orderNo)).toEqual([]);
	await passBank(await (await shopper.fetch(bank)).text());
	await (await shopper.fetch(`/en-it/checkout/confirmation?orderNo=${orderNo}`)).arrayBuffer();
	await untilNamed(orderNo, "purchase");

	const other = consenting();
	await bagged(other);
	await (await other.fetch(await enterCard(other, "4000000000000002"))).arrayBuffer();
	expect(await place(other)).toContain("error=card");
});

// proves event-17
test("a wallet that is cancelled or declined is no purchase, and the payment after it is one", async () => {
	const shopper = consenting();
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	const ask = async () =>
		readWalletForm(
			await read(shopper, await send(shopper, "/checkout", { intent: "wallet", method: "PAYPAL" })),
		);
	await read(shopper, await answerWallet({ ...(await ask()), ...BUYER, action: "cancel" }));
	await read(shopper, await answerWallet({ ...(await ask()), ...BUYER, funds: "declined" }));
	expect(await place(shopper)).toContain("error=payment");
	await read(shopper, await answerWallet({ ...(await ask()), ...BUYER }));
	const confirmation = await place(shopper);
	await read(shopper, confirmation);
	const orderNo = orderNoOf(confirmation);
	await untilBalanced([orderNo]);
	expect(named(await eventsOf(orderNo))).toEqual(["purchase"]);
});

// proves event-18
test("a cancelled order gives back exactly what was bought, once", async () => {
	const shopper = consenting();
	const orderNo = orderNoOf(await buy(shopper, STAPLE));
	await send(shopper, `/order?orderNo=${orderNo}`, { intent: "cancel" });
	const events = await untilNamed(orderNo, "purchase", "cancel", "refund");
	const money = events.map(({ data }) => {
		const { value, tax, shipping, total } = data as AnalyticsEvent<"refund">["data"];
		return { value, tax, shipping, total };
	});
	expect(money[1]).toEqual(money[0]);
	expect(money[2]).toEqual(money[0]);
});

// proves event-18
test("a return is measured with what will be paid back for it", async () => {
	const shopper = consenting();
	const orderNo = orderNoOf(await buy(shopper, STAPLE));
	await plan(orderNo, ["confirmed", "shipped", "delivered"]);
	const back = await returnFirstItem(shopper, "en-it", `orderNo=${orderNo}`);
	expect(back).toContain("returnNo=");
	const events = await untilNamed(orderNo, "purchase", "return");
	const [bought, returned] = events as [AnalyticsEvent<"purchase">, AnalyticsEvent<"return">];
	expect(cents(returned.data.value)).toBe(cents(bought.data.value));
	expect(cents(returned.data.value + returned.data.tax)).toBe(cents(returned.data.total));
	expect(returned.data).toMatchObject({ shipping: 0, items: [{ id: STAPLE, quantity: 1 }] });
});
