import { expect, test } from "vitest";
import { addressIn } from "../../setup/address-in.ts";
import { reviewedBasketId, sendTo } from "../../setup/purchase.ts";
import { newShopper, type Shopper } from "../../setup/shopper.ts";

/** The product's stock is enough for all of these tests. */
const PRODUCT = "800004700205";
/** Milliseconds for four orders, each of a dozen requests, on a busy machine. */
const FOUR_ORDERS = 60_000;

const open = async (shopper: Shopper, path: string): Promise<string> => (await shopper.fetch(path)).text();
const atPayment = async (country: string): Promise<{ shopper: Shopper; checkout: string }> => {
	const shopper = newShopper();
	const prefix = `/en-${country.toLowerCase()}`;
	const checkout = `${prefix}/checkout`;
	await sendTo(shopper, `${prefix}/cart`, { intent: "add", productId: PRODUCT });
	await sendTo(shopper, checkout, { intent: "contact", email: `invoice.${Date.now()}@vetrina.example` });
	await sendTo(shopper, checkout, { intent: "delivery", ...addressIn(country, "en") });
	return { shopper, checkout };
};
const DESCRIPTION = "The invoice comes with your parcel. Please pay it within 30 days.";

// proves checkout-29, checkout-30
test("an invoice has the house's words, and its order is placed at once", async () => {
	const { shopper, checkout } = await atPayment("DE");
	expect(await open(shopper, `${checkout}?step=payment`)).toContain(DESCRIPTION);
	expect(await sendTo(shopper, checkout, { intent: "pay", method: "invoice" })).toBe(
		`${checkout}?step=review`,
	);
	const review = await open(shopper, `${checkout}?step=review`);
	expect(review).toMatch(/>Invoice</);
	const placed = await sendTo(shopper, checkout, { intent: "place", basketId: reviewedBasketId(review) });
	expect(placed).toContain("/checkout/confirmation?orderNo=");
	expect(await open(shopper, placed)).toContain("<p>Invoice</p>");
	const order = await open(shopper, placed.replace("/checkout/confirmation", "/order"));
	expect(order).toContain("<p>Invoice</p>");
	expect(order).not.toContain("waiting for");
});

// proves checkout-30
test(
	"a shopper with too many unpaid orders gets a message and keeps the bag",
	async () => {
		const { shopper, checkout } = await atPayment("DE");
		const buy = async (): Promise<string> => {
			await sendTo(shopper, checkout, { intent: "pay", method: "invoice" });
			const basketId = reviewedBasketId(await open(shopper, `${checkout}?step=review`));
			const to = await sendTo(shopper, checkout, { intent: "place", basketId });
			await open(shopper, to);
			return to;
		};
		const again = async (): Promise<string> => {
			await sendTo(shopper, checkout.replace("/checkout", "/cart"), { intent: "add", productId: PRODUCT });
			await sendTo(shopper, checkout, { intent: "contact", email: `invoice.${Date.now()}@vetrina.example` });
			await sendTo(shopper, checkout, { intent: "delivery", ...addressIn("DE", "en") });
			return buy();
		};
		expect(await buy()).toContain("confirmation");
		for (let order = 2; order <= 3; order++) expect(await again()).toContain("confirmation");
		const refused = await again();
		expect(refused).toBe(`${checkout}?step=review&error=waitingOrders`);
		expect(await open(shopper, refused)).toContain("Too many orders are still waiting for their payment");
	},
	FOUR_ORDERS,
);

// proves checkout-29
test("an invoice that the platform does not offer is neither shown nor accepted", async () => {
	const { shopper, checkout } = await atPayment("IT");
	expect(await open(shopper, `${checkout}?step=payment`)).not.toContain("Invoice");
	expect(await sendTo(shopper, checkout, { intent: "pay", method: "invoice" })).toContain(
		"step=payment&error=",
	);
});
