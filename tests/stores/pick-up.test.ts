import { expect, test } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { issueGiftCertificate } from "../setup/gift-certificate.ts";
import { mailsTo } from "../setup/outbox.ts";
import { enterCard, orderNoOf, reviewedBasketId, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const get = async (shopper: Shopper, path: string, fault = ""): Promise<string> => {
	const response = await shopper.fetch(path.startsWith("/en-it") ? path : `/en-it${path}`, {
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	return response.text();
};
const WAY = "/checkout?step=delivery&way=pickUp";
const COLLECTOR = { intent: "pickUp", collector: "Bruno Bianchi", collectorPhone: "+39 02 123456" };
/** Stores that have everything come first; the others cannot be chosen. */
const storesIn = (html: string) =>
	[...html.matchAll(/<input[^>]*name="storeId"[^>]*>/g)].map(([input]) => ({
		id: /value="([^"]+)"/.exec(input)?.[1] ?? "",
		isOffered: !/\sdisabled/.test(input),
	}));
const withBag = async (shopper: Shopper, email: string): Promise<string> => {
	const sizes = await get(shopper, "/find-in-store?productId=VT10001-emerald");
	for (const [, productId = ""] of sizes.matchAll(/find-in-store\?productId=(\d+)"/g)) {
		await send(shopper, "/cart", { intent: "add", productId });
		await send(shopper, "/checkout", { intent: "contact", email });
		const store = storesIn(await get(shopper, WAY)).find(({ isOffered }) => isOffered);
		if (store) return store.id;
		const [, itemId = ""] = /name="itemId" value="([^"]+)"/.exec(await get(shopper, "/cart")) ?? [];
		await send(shopper, "/cart", { intent: "remove", itemId });
	}
	throw new Error("No store has any size");
};

// proves stores-7, checkout-1
test("choice, billing, order, mail and order page of a pickup name store and time", async () => {
	const shopper = newShopper();
	const email = `pick-up-${crypto.randomUUID()}@vetrina.example`;
	const storeId = await withBag(shopper, email);
	const offered = await get(shopper, WAY);
	expect(offered).toContain("Choose a boutique");
	expect(await get(shopper, "/checkout?step=delivery")).toContain(WAY.replaceAll("&", "&amp;"));

	const refused = await send(shopper, "/checkout", {
		...COLLECTOR,
		storeId,
		collector: "",
		collectorPhone: "1",
	});
	expect(refused).toContain("error=form");
	const again = await get(shopper, refused);
	expect(again).toContain("Please fill in the field.");
	expect(again).toContain("Please enter a valid phone number.");
	for (const wrong of ["", "wien", "nowhere", "<script>"])
		expect(await send(shopper, "/checkout", { ...COLLECTOR, storeId: wrong }), wrong).toContain("error=form");

	expect(await send(shopper, "/checkout", { ...COLLECTOR, storeId })).toBe("/en-it/checkout?step=payment");
	const payment = await get(shopper, "/checkout?step=payment");
	expect(payment).toContain('name="billingCountry"');
	await (await shopper.fetch(await enterCard(shopper))).arrayBuffer();
	// The buyer does not live in the boutique, so the bill needs an address.
	expect(await get(shopper, "/checkout?step=review")).not.toContain('value="place"');
	const { shippingMethod: _, ...address } = ADDRESS as Record<string, string>;
	await send(shopper, "/checkout", { intent: "billing", billingCountry: "IT", ...address });
	const review = await get(shopper, "/checkout?step=review");
	expect(review).toContain("Bruno Bianchi");
	expect(review).toContain("Collect in the boutique");
	const placed = await send(shopper, "/checkout", { intent: "place", basketId: reviewedBasketId(review) });
	const orderNo = orderNoOf(placed);
	for (const page of [await get(shopper, placed), await get(shopper, `/order?orderNo=${orderNo}`)]) {
		expect(page).toContain(`/en-it/stores/${storeId}`);
		expect(page).toContain("Opening hours");
		expect(page).toContain("Bruno Bianchi");
		expect(page).toContain("We will write to you as soon as it is ready.");
	}
	const mail = (await mailsTo(email)).find(({ template }) => template === "order-confirmation");
	expect(mail?.text).toMatch(/Collect at: Vetrina .*\n.*\d\d:\d\d.*\nCollected by: Bruno Bianchi/);
	expect(await send(shopper, `/order?orderNo=${orderNo}`, { intent: "cancel" })).toContain(
		"notice=cancelled",
	);
});

// proves stores-7
test("a shopper may change from pickup to delivery to an address", async () => {
	const shopper = newShopper();
	const storeId = await withBag(shopper, "anna@vetrina.example");
	await send(shopper, "/checkout", { ...COLLECTOR, storeId });
	expect(await get(shopper, "/checkout?step=delivery")).toContain('value="deliver"');
	expect(await send(shopper, "/checkout", { intent: "deliver" })).toBe("/en-it/checkout?step=delivery");
	const form = await get(shopper, "/checkout?step=delivery");
	expect(form).toContain('name="shippingMethod"');
	expect(form).not.toContain("Bruno Bianchi");
	expect(form).not.toContain('value="pick-up"');
	expect(await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS })).toBe(
		"/en-it/checkout?step=payment",
	);
	expect(await get(shopper, "/checkout?step=payment")).not.toContain('name="billingCountry"');
});

// proves stores-7, checkout-6
test("an order with pickup and a gift card still needs a billing address", async () => {
	const shopper = newShopper();
	const storeId = await withBag(shopper, "anna@vetrina.example");
	await send(shopper, "/checkout", { ...COLLECTOR, storeId });
	const code = await issueGiftCertificate({ amount: 5000 });
	await send(shopper, "/checkout", { intent: "giftCard", giftCard: code });
	expect(await get(shopper, "/checkout?step=payment")).toContain('name="billingCountry"');
	const { shippingMethod: _, ...address } = ADDRESS as Record<string, string>;
	await send(shopper, "/checkout", { intent: "billing", billingCountry: "IT", ...address });
	const review = await get(shopper, "/checkout?step=review");
	expect(await send(shopper, "/checkout", { intent: "place", basketId: reviewedBasketId(review) })).toContain(
		"/checkout/confirmation",
	);
});

// proves stores-7
test.each(["custom:503", "custom:malformed"])(
	"%s: the stock is shown as unknown, and delivery works",
	async (fault) => {
		const shopper = newShopper();
		await withBag(shopper, "anna@vetrina.example");
		const page = await get(shopper, WAY, fault);
		expect(page).toContain("We can’t see what our boutiques have right now.");
		expect(storesIn(page).every(({ isOffered }) => !isOffered)).toBe(true);
		expect(await get(shopper, "/checkout?step=delivery", "stores:503")).toContain('name="shippingMethod"');
	},
);
