import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { resultOf } from "../../../testing/controller-under-test.ts";
import { adminCall } from "../../../testing/import-under-test.ts";
import { BASKETS, type Json, ORDERS, readyBasket, sendAs } from "../../../testing/order-under-test.ts";
import { BUYER_PATH } from "../hosted-wallets/buyer-path.ts";

const SHOP = "https://shop.example";
const WALLETS = ["PAYPAL", "DW_APPLE_PAY", "apmgw_GooglePay", "AMAZON_PAY_V2"];

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: SHOP });
});
beforeEach(() =>
	putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 50 }] }),
);

const giftCard = async (amount: number): Promise<Json> => {
	const { body } = await adminCall(commerce, "/gift-certificates", {
		method: "POST",
		body: JSON.stringify({
			siteId: "vetrina-eu",
			currency: "EUR",
			amount,
			recipientEmail: "anna@vetrina.example",
		}),
	});
	return { paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: body.code };
};
const items = [{ productId: "1001", quantity: 1 }];
const basketOf = async (...payments: Json[]): Promise<{ guest: Guest; basketId: string }> => {
	const guest = await loginGuest(commerce);
	return { guest, basketId: await readyBasket(guest, { items, payments }) };
};
const methodsOf = async (guest: Guest, basketId: string): Promise<string[]> => {
	const response = await guest.fetch(`${BASKETS}/${basketId}/payment-methods`);
	const { applicablePaymentMethods } = (await response.json()) as { applicablePaymentMethods: Json[] };
	return applicablePaymentMethods.map(({ id }) => String(id));
};
const instrumentsOf = async (guest: Guest, basketId: string): Promise<unknown[]> =>
	(
		(await (await guest.fetch(`${BASKETS}/${basketId}`)).json()) as { paymentInstruments: Json[] }
	).paymentInstruments.map(({ paymentMethodId }) => paymentMethodId);

const contact = {
	givenName: "Anna",
	familyName: "Bianchi",
	emailAddress: "anna@vetrina.example",
	phoneNumber: "+390212345678",
	addressLines: ["Via Roma 1"],
	locality: "Milano",
	administrativeArea: "MI",
	postalCode: "20121",
	countryCode: "IT",
};
const applePayment = {
	payment: {
		token: { transactionIdentifier: "t1", paymentData: { version: "EC_v1", data: "c2VhbGVk" } },
		shippingContact: contact,
	},
};
const googlePayment = {
	email: "anna@vetrina.example",
	shippingAddress: {
		name: "Anna Bianchi",
		address1: "Via Roma 1",
		locality: "Milano",
		administrativeArea: "MI",
		postalCode: "20121",
		countryCode: "IT",
		phoneNumber: "+390212345678",
	},
	tokenizationData: { token: "{}" },
};

// proves wallets-13
describe("a basket that gift cards cover", () => {
	test("no wallet is among the methods, and a smaller card or a larger bag brings them back", async () => {
		const { guest, basketId } = await basketOf(await giftCard(150));
		const covered = await methodsOf(guest, basketId);
		expect(covered.filter((id) => WALLETS.includes(id))).toEqual([]);
		expect(covered).toContain("CREDIT_CARD");
		await sendAs(guest, "POST", `${BASKETS}/${basketId}/items`, items);
		expect(await methodsOf(guest, basketId)).toEqual(expect.arrayContaining(WALLETS));
		const smaller = await basketOf(await giftCard(50));
		expect(await methodsOf(smaller.guest, smaller.basketId)).toEqual(expect.arrayContaining(WALLETS));
	});

	test.each(WALLETS)("%s is refused as a payment instrument", async (paymentMethodId) => {
		const { guest, basketId } = await basketOf(await giftCard(150));
		const refused = await sendAs(guest, "POST", `${BASKETS}/${basketId}/payment-instruments`, {
			paymentMethodId,
		});
		expect([refused.status, ((await refused.json()) as Json).type]).toEqual([
			400,
			expect.stringMatching(/nothing-to-pay$/),
		]);
		expect(await instrumentsOf(guest, basketId)).toEqual(["GIFT_CERTIFICATE"]);
	});

	const COVERED = /gift cards and store credit pay for the whole order/;
	test.each<[name: string, body: Json | undefined, said: object]>([
		["Paypal-Popup", {}, { PaypalError: expect.stringMatching(COVERED) }],
		["AmazonPay-Applicable", undefined, { isAmazonPayButtonApplicable: false }],
		["AmazonPay-CreateCheckoutSession", {}, { errorType: "nothing-to-pay" }],
		["ApplePay-GetRequest", undefined, { session: false, errorMessage: expect.stringMatching(COVERED) }],
		["ApplePay-PaymentAuthorized", applePayment, { errorType: "nothing-to-pay" }],
		["SGGooglePay-PaymentAuthorized", googlePayment, { success: false, errorType: "nothing-to-pay" }],
	])("%s gives nothing to pay with, and the bag is ordered without", async (name, body, said) => {
		const { guest, basketId } = await basketOf(await giftCard(150));
		const result = await resultOf(guest, name, body);
		expect(result).toMatchObject(said);
		for (const token of ["PaypalToken", "checkoutSessionId", "request", "orderNo"])
			expect(result).not.toHaveProperty(token);
		expect(await instrumentsOf(guest, basketId)).toEqual(["GIFT_CERTIFICATE"]);
		expect((await sendAs(guest, "POST", ORDERS, { basketId })).status).toBe(200);
	});

	test("a wallet's page that was opened before does not pay", async () => {
		const { guest, basketId } = await basketOf();
		const { PaypalToken: token } = await resultOf(guest, "Paypal-Popup", {});
		await commerce.fetch(BUYER_PATH, {
			method: "POST",
			redirect: "manual",
			body: new URLSearchParams({
				token: String(token),
				return: `${SHOP}/en-it/checkout`,
				cancel: `${SHOP}/en-it/cart`,
				action: "approve",
				email: "buyer@wallet.example",
				...{ name: "Anna Rossi", address1: "Via Roma 1", locality: "Milano", postalCode: "20121" },
				...{ administrativeArea: "MI", phoneNumber: "+390212345678" },
			}),
		});
		await sendAs(guest, "POST", `${BASKETS}/${basketId}/payment-instruments`, await giftCard(150));
		expect(await resultOf(guest, "Paypal-Complete", { token })).toMatchObject({
			success: false,
			errorType: "nothing-to-pay",
		});
	});
});
