import { expect, inject, test } from "vitest";
import { asBrowsersSay } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { answerWallet, readWalletForm } from "../setup/wallet-page.ts";

const post = async (shopper: Shopper, path: string, fields: Record<string, string>, fault = "") => {
	const response = await shopper.fetch(`/en-it${path}`, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	await response.arrayBuffer();
	expect(response.status, `${path} ${fault}`).toBe(303);
	return response.headers.get("location") ?? "";
};
const page = async (shopper: Shopper, path: string) => {
	const response = await shopper.fetch(path);
	const { status, headers } = response;
	return { status, headers, location: headers.get("location"), text: await response.text() };
};
const withBag = async (): Promise<Shopper> => {
	const shopper = newShopper();
	// The product's stock is enough for all of these tests.
	await post(shopper, "/cart", { intent: "add", productId: "800004700205" });
	return shopper;
};
const bagOf = async (shopper: Shopper) => {
	const { basket } = (await (await shopper.fetch("/api/en-it/basket")).json()) as {
		basket: { count: number; totalText: string };
	};
	return basket.count;
};
const BUYER = {
	email: "buyer@wallet.example",
	name: "Anna Maria Rossi",
	address1: "Via Roma 1",
	locality: "Milano",
	postalCode: "20121",
	administrativeArea: "MI",
	phoneNumber: "+390212345678",
};

const ask = async (shopper: Shopper, method: string, more: Record<string, string> = {}) => {
	const to = await post(shopper, "/checkout", { intent: "wallet", method, ...more });
	const led = await page(shopper, to);
	expect(led.status).toBe(200);
	return { fields: readWalletForm(led.text), policy: led.headers.get("content-security-policy") ?? "" };
};
const confirm = (fields: Record<string, string>, more: Record<string, string> = {}): Promise<string> =>
	answerWallet({ ...fields, ...BUYER, ...more });
const placed = async (shopper: Shopper) => {
	const { text } = await page(shopper, "/en-it/checkout?step=review");
	const basketId = /name="basketId" value="([^"]+)"/.exec(text)?.[1] ?? "";
	return post(shopper, "/checkout", { intent: "place", basketId });
};

// proves wallets-2
test("the checkout offers express above contact, under a label of its own", async () => {
	const shopper = await withBag();
	const { text } = await page(shopper, "/en-it/checkout");
	const [label, button, step] = ["Express checkout</legend>", "data-wallet=", 'id="step-contact"'].map(
		(part) => text.indexOf(part),
	);
	expect([label, button, step].every((at) => at !== undefined && at > 0)).toBe(true);
	expect([label, button, step]).toEqual([label, button, step].toSorted((a = 0, b = 0) => a - b));
});

// proves wallets-2, wallets-3
test.each([
	["PAYPAL", "PayPal"],
	["AMAZON_PAY_V2", "Amazon Pay"],
])("%s buys the bag without JavaScript, with the wallet's address", async (method, name) => {
	const shopper = await withBag();
	for (const path of ["/en-it/cart", "/en-it/checkout"])
		expect((await page(shopper, path)).text).toContain(`value="${method}"`);
	const { fields, policy } = await ask(shopper, method);
	expect(policy).toContain(`form-action 'self' ${asBrowsersSay(inject("commerce"))}`);
	const back = await confirm(fields);
	expect(back).toMatch(/^\/en-it\/checkout\?wallet=/);
	expect((await page(shopper, back)).location).toBe("/en-it/checkout?step=review");
	expect((await page(shopper, back)).location).toBe("/en-it/checkout?step=review");
	const { text } = await page(shopper, "/en-it/checkout?step=review");
	for (const shown of ["Via Roma 1", "buyer@wallet.example", name]) expect(text).toContain(shown);
	const confirmation = await placed(shopper);
	expect(confirmation).toMatch(/^\/en-it\/checkout\/confirmation\?orderNo=/);
	expect((await page(shopper, confirmation)).text).toContain(name);
	expect(await bagOf(shopper)).toBe(0);
});

// proves wallets-4
test("a buyer who cancels keeps the bag, and may pay by another method", async () => {
	const shopper = await withBag();
	const { fields } = await ask(shopper, "PAYPAL");
	const back = await confirm(fields, { action: "cancel" });
	expect(back).toBe("/en-it/cart?wallet=PAYPAL");
	expect((await page(shopper, back)).text).toContain("was cancelled");
	expect(await bagOf(shopper)).toBe(1);
	// Nothing was confirmed, so the checkout still asks for everything.
	expect((await page(shopper, "/en-it/checkout?step=review")).text).toContain('value="contact"');
	const again = await ask(shopper, "PAYPAL");
	await page(shopper, await confirm(again.fields));
	expect(await placed(shopper)).toContain("confirmation");
});

// proves wallets-4
test("a declined wallet keeps bag and address, and another one pays", async () => {
	const shopper = await withBag();
	const { fields } = await ask(shopper, "PAYPAL");
	await page(shopper, await confirm(fields, { funds: "declined" }));
	expect(await placed(shopper)).toBe("/en-it/checkout?step=payment&error=payment");
	expect(await bagOf(shopper)).toBe(1);
	const other = await ask(shopper, "AMAZON_PAY_V2", { from: "checkout" });
	expect(other.fields.cancel).toContain("/en-it/checkout?step=payment");
	await page(shopper, await confirm(other.fields));
	expect(await placed(shopper)).toContain("confirmation");
});

// proves wallets-4
test("a forged token, another session's and an unknown wallet lead back", async () => {
	const shopper = await withBag();
	const { fields } = await ask(shopper, "PAYPAL");
	await confirm(fields);
	const thief = await withBag();
	for (const token of [fields.token ?? "", "EC-1", "../../x", "<script>"]) {
		const query = new URLSearchParams({ wallet: "PAYPAL", token });
		expect((await page(thief, `/en-it/checkout?${query}`)).location).toBe(
			"/en-it/checkout?step=payment&error=payment",
		);
	}
	expect(await post(thief, "/checkout", { intent: "wallet", method: "CREDIT_CARD" })).toBe("/en-it/checkout");
	expect(await post(newShopper(), "/checkout", { intent: "wallet", method: "PAYPAL" })).toBe("/en-it/cart");
});

// proves wallets-4
test.each(["payments:503", "payments:malformed", "baskets:503"])("%s: the bag stays", async (fault) => {
	const shopper = await withBag();
	const to = await post(shopper, "/checkout", { intent: "wallet", method: "PAYPAL" }, fault);
	expect(to).toMatch(/^\/en-it\/checkout\?step=payment&error=(?:unavailable|payment)$/);
	expect(await bagOf(shopper)).toBe(1);
});
