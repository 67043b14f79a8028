import { expect, inject, test } from "vitest";
import { addressIn } from "../../setup/address-in.ts";
import { ADDRESS } from "../../setup/buyer.ts";
import { asBrowsersSay, reviewedBasketId, send, sendTo } from "../../setup/purchase.ts";
import { newShopper, type Shopper } from "../../setup/shopper.ts";
import { answerWallet, readWalletForm } from "../../setup/wallet-page.ts";

/** Klarna has no button and no script: it is a choice of the payment step, and is confirmed on its own page. */

const PAYMENT = "/en-it/checkout?step=payment";
const REVIEW = "/en-it/checkout?step=review";
const BUYER = "anna@klarna.example";
const KLARNA = { intent: "pay", method: "klarna", from: "checkout" };
/** The product's stock is enough for all of these tests. */
const PRODUCT = "800004700205";

const open = async (shopper: Shopper, path: string) => {
	const response = await shopper.fetch(path);
	const { headers } = response;
	return { location: headers.get("location"), headers, html: await response.text() };
};
const atPayment = async (): Promise<Shopper> => {
	const shopper = newShopper();
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	await send(shopper, "/checkout", { intent: "contact", email: `klarna.${Date.now()}@vetrina.example` });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	return shopper;
};
/** Leads to Klarna's page; returns the fields of the form that opens it. */
const ask = async (shopper: Shopper) => {
	const to = await send(shopper, "/checkout", KLARNA);
	expect(to).toBe("/en-it/checkout?step=wallet&from=checkout");
	const { html, headers } = await open(shopper, to);
	return { html, policy: headers.get("content-security-policy"), fields: readWalletForm(html) };
};
const answer = (fields: Record<string, string>, action: "approve" | "cancel"): Promise<string> =>
	answerWallet({ ...fields, email: BUYER, action });

// proves checkout-29, wallets-3
test("Klarna's own page pays from the payment step, and every view of the order names Klarna", async () => {
	const shopper = await atPayment();
	const step = (await open(shopper, PAYMENT)).html;
	expect(step.replaceAll(/<[^>]+>/g, "")).toContain("KlarnaPay Klarna within 30 days of dispatch");
	expect(step).toContain("Continue to Klarna");
	expect(step).not.toContain('value="KLARNA"');
	const { html, policy, fields } = await ask(shopper);
	expect(html).toContain("You will confirm your payment with Klarna and return here afterwards.");
	expect(policy).toContain(`form-action 'self' ${asBrowsersSay(inject("commerce"))}`);
	const back = await answer(fields, "approve");
	expect((await open(shopper, back)).location).toBe(REVIEW);
	expect((await open(shopper, back)).location).toBe(REVIEW);
	const review = (await open(shopper, REVIEW)).html;
	for (const shown of ["Klarna", BUYER]) expect(review).toContain(shown);
	expect((await open(shopper, PAYMENT)).html).toContain(`Klarna\u00a0· ${BUYER}`);
	const placed = await send(shopper, "/checkout", { intent: "place", basketId: reviewedBasketId(review) });
	expect(placed).toContain("/checkout/confirmation?orderNo=");
	expect((await open(shopper, placed)).html).toContain("<p>Klarna</p>");
	const order = await open(shopper, placed.replace("/checkout/confirmation", "/order"));
	expect(order.html).toContain("<p>Klarna</p>");
});

// proves wallets-4
test("a buyer who leaves Klarna's page finds the payment step, and can pay otherwise", async () => {
	const shopper = await atPayment();
	const { fields } = await ask(shopper);
	const back = await answer(fields, "cancel");
	expect(back).toMatch(/\/checkout\?.*step=payment.*error=payment/);
	const { html } = await open(shopper, back);
	expect(html).toContain("The payment was not completed.");
	expect(html).toContain('value="klarna"');
	expect((await open(shopper, REVIEW)).html).not.toContain('value="place"');
});

// proves wallets-11
test("a bag that has grown asks the buyer for the new total", async () => {
	const shopper = await atPayment();
	const { fields } = await ask(shopper);
	await open(shopper, await answer(fields, "approve"));
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	const { html } = await open(shopper, REVIEW);
	expect(html).toContain("The total is now higher than the one you approved.");
	expect(html).not.toContain('value="place"');
});

// proves checkout-29
test("Klarna is no choice in a country that it does not serve", async () => {
	const shopper = newShopper();
	const at = "/en-ae";
	await sendTo(shopper, `${at}/cart`, { intent: "add", productId: PRODUCT });
	await sendTo(shopper, `${at}/checkout`, {
		intent: "contact",
		email: `klarna.${Date.now()}@vetrina.example`,
	});
	await sendTo(shopper, `${at}/checkout`, { intent: "delivery", ...addressIn("AE", "en") });
	const { html } = await open(shopper, `${at}/checkout?step=payment`);
	expect(html).toContain('aria-labelledby="step-payment"');
	expect(html).not.toContain("Klarna");
});
