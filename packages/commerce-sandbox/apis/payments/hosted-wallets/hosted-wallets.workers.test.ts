import { beforeAll, beforeEach, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { resultOf } from "../../../testing/controller-under-test.ts";
import { BASKETS, type Json, ORDERS, sendAs } from "../../../testing/order-under-test.ts";
import { BUYER_PATH } from "./buyer-path.ts";

const SHOP = "https://shop.example";
const WALLETS = [
	["PAYPAL", "Paypal-Popup", "PaypalToken", "Paypal-Complete"],
	["AMAZON_PAY_V2", "AmazonPay-CreateCheckoutSession", "checkoutSessionId", "AmazonPay-Complete"],
	["KLARNA", "Klarna-CreateSession", "sessionId", "Klarna-Complete"],
] as const;
const PAGES = {
	PAYPAL: ["Pay with PayPal", "PayPal balance"],
	AMAZON_PAY_V2: ["Pay with Amazon Pay", "Amazon Pay balance"],
	KLARNA: ["Buy now, pay later with Klarna", "Pay within 30 days"],
};

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: SHOP });
});
beforeEach(() =>
	putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 50 }] }),
);

const withBasket = async (): Promise<{ guest: Guest; basketId: string }> => {
	const guest = await loginGuest(commerce);
	const created = await sendAs(guest, "POST", BASKETS, {
		productItems: [{ productId: "1001", quantity: 1 }],
	});
	return { guest, basketId: String(((await created.json()) as Json).basketId) };
};
const buyer = {
	email: "buyer@wallet.example",
	name: "Anna Maria Rossi",
	address1: "Via Roma 1",
	locality: "Milano",
	postalCode: "20121",
	administrativeArea: "MI",
	phoneNumber: "+390212345678",
};
const led = { return: `${SHOP}/en-it/checkout`, cancel: `${SHOP}/en-it/cart`, language: "en" };
const answer = (fields: Record<string, string>) =>
	commerce.fetch(BUYER_PATH, {
		method: "POST",
		body: new URLSearchParams({ ...led, action: "approve", ...fields }),
		redirect: "manual",
	});
const whyNot = async (response: Response) => ((await response.json()) as { type: string }).type;

test("the buyer's page has the texts of a regional variant", async () => {
	const { guest } = await withBasket();
	const [, ask, name] = WALLETS[0] ?? [];
	const token = String((await resultOf(guest, ask ?? "", {}))[name ?? ""]);
	const read = async (language: string) =>
		(await commerce.fetch(`${BUYER_PATH}?${new URLSearchParams({ ...led, language, token })}`)).text();
	expect(await read("fr-FR")).toMatch(/<html lang="fr" [\s\S]*<label>E-mail\n/);
	expect(await read("fr-CA")).toMatch(/<html lang="fr-CA" [\s\S]*<label>Courriel\n/);
});

// proves cloud-19
test.each(WALLETS)(
	"%s: the buyer's address comes into the basket, which is ordered as any other",
	async (wallet, ask, name, complete) => {
		const { guest, basketId } = await withBasket();
		const token = String((await resultOf(guest, ask, {}))[name]);
		const page = await commerce.fetch(`${BUYER_PATH}?${new URLSearchParams({ ...led, token })}`);
		expect(page.headers.get("content-security-policy")).toContain(`form-action 'self' ${SHOP}`);
		const html = await page.text();
		for (const text of ["buyer@wallet.example", ...PAGES[wallet]]) expect(html).toContain(text);
		expect(await resultOf(guest, complete, { token })).toMatchObject({ success: false });
		const early = await sendAs(guest, "POST", ORDERS, { basketId });
		expect(early.status).toBe(400);

		const back = await answer({ token, ...buyer });
		expect([back.status, back.headers.get("location")]).toEqual([
			303,
			`${SHOP}/en-it/checkout?wallet=${wallet}&token=${token}`,
		]);
		expect(await resultOf(guest, complete, { token })).toEqual({
			success: true,
			basketId,
			approvedAmount: 100,
		});
		// A reload of the shop's page repeats the call.
		expect(await resultOf(guest, complete, { token })).toEqual({
			success: true,
			basketId,
			approvedAmount: 100,
		});
		const order = (await (await sendAs(guest, "POST", ORDERS, { basketId })).json()) as Json;
		expect(order).toMatchObject({
			status: "new",
			customerInfo: { email: "buyer@wallet.example" },
			billingAddress: { firstName: "Anna Maria", lastName: "Rossi", countryCode: "IT" },
			shipments: [{ shippingAddress: { address1: "Via Roma 1" }, shippingMethod: { id: "standard" } }],
			paymentInstruments: [{ paymentMethodId: wallet }],
		});
	},
);

// proves cloud-19
test("cancelling leads to the cart, and a popup sends its opener a message", async () => {
	const { guest } = await withBasket();
	const token = String((await resultOf(guest, "Paypal-Popup", {})).PaypalToken);
	const cancelled = await answer({ token, action: "cancel" });
	expect(cancelled.headers.get("location")).toBe(`${SHOP}/en-it/cart?wallet=PAYPAL`);
	const popup = await answer({ token, popup: "1", ...buyer });
	expect(popup.status).toBe(200);
	expect(await popup.text()).toContain(`"approved":true`);
});

// proves cloud-19
test("another's token, a wrong field and a foreign way back are refused", async () => {
	const { guest } = await withBasket();
	const token = String((await resultOf(guest, "Paypal-Popup", {})).PaypalToken);
	for (const wrong of [{ email: "x" }, { name: "" }, { phoneNumber: "<" }]) {
		const refused = await answer({ token, ...buyer, ...wrong });
		expect(refused.status).toBe(400);
		expect(await refused.text()).toContain('aria-invalid="true"');
	}
	expect(await whyNot(await answer({ token, ...buyer, return: "https://evil.example/" }))).toContain(
		"invalid-return",
	);
	expect(await whyNot(await answer({ ...buyer, token: "EC-0" }))).toContain("invalid-token");
	await answer({ token, ...buyer });
	const { guest: thief } = await withBasket();
	expect(await resultOf(thief, "Paypal-Complete", { token })).not.toHaveProperty("success", true);
});

// proves cloud-19
test("a payment that is declined leaves the basket", async () => {
	const { guest, basketId } = await withBasket();
	const token = String((await resultOf(guest, "Paypal-Popup", {})).PaypalToken);
	await answer({ token, ...buyer, funds: "declined" });
	await resultOf(guest, "Paypal-Complete", { token });
	const declined = await sendAs(guest, "POST", ORDERS, { basketId });
	expect(await whyNot(declined)).toContain("payment-declined");
	expect((await guest.fetch(`${BASKETS}/${basketId}`)).status).toBe(200);
});
