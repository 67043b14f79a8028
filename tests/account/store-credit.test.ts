import { expect, inject, test } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { issueGiftCertificate } from "../setup/gift-certificate.ts";
import { enterCard, orderNoOf, reviewedBasketId, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** Twenty-two units are in stock, shared with the tests of returns. */
const PRODUCT = "800000530001";
const OFFER = ">Use store credit<";

const get = async (shopper: Shopper, path: string, fault = "") => {
	const response = await shopper.fetch(`/en-it${path}`, {
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	return {
		status: response.status,
		location: response.headers.get("location"),
		cache: response.headers.get("cache-control"),
		text: await response.text(),
	};
};
const signedIn = async () => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	return { shopper, email };
};
const give = (customerLogin: string, amount: number, currency = "EUR") =>
	issueGiftCertificate({ currency, amount, recipientEmail: customerLogin, customerLogin });

// proves credit-1, account-1
test("a customer sees the credit in each currency, and a guest signs in first", async () => {
	expect((await get(newShopper(), "/store-credit")).location).toBe("/en-it/login?back=storeCredit");
	const { shopper, email } = await signedIn();
	const none = await get(shopper, "/store-credit");
	expect([none.status, none.cache]).toEqual([200, "private, no-store"]);
	expect(none.text).toContain("You have no credit at the moment.");
	await give(email, 30);
	await give(email, 12.5);
	await give(email, 10, "GBP");
	const { text } = await get(shopper, "/store-credit");
	for (const amount of ["42,50", "30", "12,50"]) expect(text).toContain(amount);
	expect(text).toMatch(/£\s?10|10(\.00)?\s?£/);
	expect(text.match(/With our compliments/g)).toHaveLength(3);
	const away = await get(shopper, "/store-credit", "customers:503");
	expect([away.status, away.text.includes("We can’t connect right now.")]).toEqual([503, true]);
});

// proves credit-3
test("credit and a card share a payment, which the order and the credit's movements show", async () => {
	const { shopper, email } = await signedIn();
	await give(email, 25);
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	await send(shopper, "/checkout", { intent: "contact", email });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	expect((await get(shopper, "/checkout?step=payment")).text).toContain(OFFER);
	const pay = () => send(shopper, "/checkout", { intent: "storeCredit" });
	expect(await pay()).toBe("/en-it/checkout?step=payment");
	// A form that is sent twice pays once.
	expect(await pay()).toBe("/en-it/checkout?step=payment");
	const paying = (await get(shopper, "/checkout?step=payment")).text;
	expect(paying).not.toContain(OFFER);
	const [, id = ""] = /value="([^"]+)"[^>]*aria-label="Do not use store credit"/.exec(paying) ?? [];
	expect(id).not.toBe("");
	await send(shopper, "/checkout", { intent: "removeGiftCard", id });
	expect((await get(shopper, "/checkout?step=payment")).text).toContain(OFFER);
	await pay();
	await (await shopper.fetch(await enterCard(shopper))).arrayBuffer();
	const review = (await get(shopper, "/checkout?step=review")).text;
	expect(review).toContain("Store credit");
	const placed = await send(shopper, "/checkout", { intent: "place", basketId: reviewedBasketId(review) });
	const orderNo = orderNoOf(placed);
	expect((await get(shopper, `/order?orderNo=${orderNo}`)).text).toContain("Store credit\u00a0· ");
	const { text } = await get(shopper, "/store-credit");
	expect(text).toContain("Used for an order");
	expect(text).toContain(`order?orderNo=${orderNo}`);
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	expect((await get(shopper, "/checkout?step=payment")).text).not.toContain(OFFER);
});

// proves credit-3
test("a failing platform loses nothing, and a message is shown", async () => {
	const { shopper, email } = await signedIn();
	await give(email, 25);
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	await send(shopper, "/checkout", { intent: "contact", email });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	expect(await send(shopper, "/checkout", { intent: "storeCredit" }, "customers:503")).toBe(
		"/en-it/checkout?step=payment&error=unavailable",
	);
	expect(await send(newShopper(), "/checkout", { intent: "storeCredit" })).toBe("/en-it/cart");
});
