import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { clockAt, setClock, WORKING_MORNING } from "../../../testing/clock-under-test.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { CONTROLLERS, controller, resultOf } from "../../../testing/controller-under-test.ts";
import { BASKETS, type Json, ORDERS, readyBasket, sendAs } from "../../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: "https://shop.example" });
});
beforeEach(async () => {
	await setClock(commerce, 0);
	const prices = { EUR: { list: 100 }, KRW: { list: 150_000 } };
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices, ats: 50 },
			{ id: "1002", prices, ats: 1 },
		],
	});
});

const NOON = "2031-03-11T12:00:00+01:00";
const items = [{ productId: "1001", quantity: 1 }];

const contact = {
	givenName: "Anna",
	familyName: "Bianchi",
	emailAddress: "anna@vetrina.example",
	phoneNumber: "+39 02 123456",
	addressLines: ["Via Roma 1"],
	locality: "Milano",
	administrativeArea: "Milano",
	postalCode: "20121",
	countryCode: "it",
};
const payment = (transactionIdentifier: string) => ({
	token: {
		transactionIdentifier,
		paymentData: { version: "EC_v1", data: "c2VhbGVk" },
		paymentMethod: { displayName: "Visa 1234", network: "Visa" },
	},
	shippingContact: contact,
});

describe("Apple's wallet", () => {
	// proves basket-30
	test("orders nothing by a way to ship that is not offered any more, and says so", async () => {
		await clockAt(commerce, WORKING_MORNING);
		const guest = await loginGuest(commerce);
		const { basketId } = await resultOf(guest, "ApplePay-PrepareBasket", { sku: "1001" });
		await resultOf(guest, "ApplePay-ShippingContactSelected", {
			basketId,
			shippingContact: { locality: "Milano", postalCode: "20121", countryCode: "IT" },
		});
		const chosen = await resultOf(guest, "ApplePay-ShippingMethodSelected", {
			basketId,
			shippingMethod: { identifier: "same-day" },
		});
		expect(chosen).toMatchObject({ total: { amount: "135" } });
		await clockAt(commerce, NOON);
		expect(
			await resultOf(guest, "ApplePay-PaymentAuthorized", { basketId, payment: payment("late") }),
		).toMatchObject({
			status: "Failure",
			errorType: "invalid-shipping-method-id",
			errorMessage: expect.stringContaining("delivery method"),
		});
	});

	test("goes from a product's page to an order", async () => {
		await clockAt(commerce, WORKING_MORNING);
		const guest = await loginGuest(commerce);
		const prepared = await resultOf(guest, "ApplePay-PrepareBasket", { sku: "1001" });
		expect(prepared).toMatchObject({
			session: true,
			request: {
				countryCode: "IT",
				currencyCode: "EUR",
				lineItems: [{ label: "Subtotal", amount: "100" }, { label: "Shipping" }],
				shippingMethods: [{ identifier: "standard" }, { identifier: "express" }, { identifier: "same-day" }],
			},
		});
		const { basketId } = prepared;
		const chosen = await resultOf(guest, "ApplePay-ShippingContactSelected", {
			basketId,
			shippingContact: { locality: "Milano", postalCode: "20121", countryCode: "IT" },
		});
		expect(chosen).toMatchObject({ basketId, total: { label: "Vetrina" } });
		const express = await resultOf(guest, "ApplePay-ShippingMethodSelected", {
			basketId,
			shippingMethod: { identifier: "express" },
		});
		expect(Number((express.total as { amount: string }).amount)).toBeGreaterThan(
			Number((chosen.total as { amount: string }).amount),
		);
		expect(await resultOf(guest, "ApplePay-PaymentMethodSelected", { basketId })).toEqual(express);
		const paid = await resultOf(guest, "ApplePay-PaymentAuthorized", { basketId, payment: payment("t1") });
		expect(paid).toMatchObject({ status: "Success", redirect: expect.stringContaining("Payments-Continue") });
		const order = (await (await guest.fetch(`${ORDERS}/${paid.orderNo}`)).json()) as Json;
		expect(order).toMatchObject({
			status: "new",
			customerInfo: { email: "anna@vetrina.example" },
			paymentInstruments: [
				{ paymentMethodId: "DW_APPLE_PAY", paymentCard: { cardType: "Visa", numberLastDigits: "1234" } },
			],
		});
	});

	test("pays the shopper's own basket, under the platform's own names, too", async () => {
		const guest = await loginGuest(commerce);
		await sendAs(guest, "POST", BASKETS, { productItems: items });
		expect(await resultOf(guest, "__SYSTEM__ApplePay-GetRequest")).toMatchObject({ session: true });
		const declined = await resultOf(guest, "ApplePay-PaymentAuthorized", {
			payment: payment("sandbox-declined"),
		});
		expect(declined).toMatchObject({ error: true, errorMessage: "The payment was declined." });
		const challenged = await resultOf(guest, "ApplePay-PaymentAuthorized", {
			payment: payment("sandbox-challenge"),
		});
		expect(challenged.redirect).toMatch(/^\/payments\/sandbox\/v1\/challenge\?JWT=/);
	});

	// proves cloud-6, wallets-6
	test("takes no payment without what the processor would charge", async () => {
		const guest = await loginGuest(commerce);
		await sendAs(guest, "POST", BASKETS, { productItems: items });
		const whole = payment("t1");
		for (const paymentData of [undefined, {}, { version: "EC_v1", data: "" }]) {
			const refused = await controller(guest, "ApplePay-PaymentAuthorized", {
				payment: { ...whole, token: { ...whole.token, paymentData } },
			});
			expect(refused.status).toBe(400);
		}
	});

	// proves cloud-6
	test("tells field by field what is wrong with a contact", async () => {
		const guest = await loginGuest(commerce);
		await sendAs(guest, "POST", BASKETS, { productItems: items });
		expect(
			await resultOf(guest, "ApplePay-PaymentAuthorized", {
				payment: { ...payment("t"), shippingContact: { ...contact, addressLines: [], emailAddress: "" } },
			}),
		).toMatchObject({ errors: [{ contactField: "addressLines" }, { contactField: "emailAddress" }] });
		expect(
			await resultOf(guest, "ApplePay-ShippingContactSelected", { shippingContact: { countryCode: "US" } }),
		).toMatchObject({ errors: [{ code: "addressUnserviceable", contactField: "countryCode" }] });
		const contacts = { shippingContact: contact, billingContact: { ...contact, locality: "" } };
		const verdict = {
			validationResult: {
				shippingContact: { valid: true },
				billingContact: { valid: false, custom: { errorMessage: "Please fill in the field." } },
			},
		};
		expect(await resultOf(guest, "ApplePay-Validate", contacts)).toMatchObject(verdict);
		const api = `/custom/applepay-api/v1/organizations/${ORGANIZATION}/validate?locale=de-IT`;
		const german = (await (await sendAs(guest, "POST", api, contacts)).json()) as typeof verdict;
		expect(german.validationResult.billingContact.custom.errorMessage).toBe(
			"Bitte füllen Sie dieses Feld aus.",
		);
	});

	// proves wallets-14
	test.each([
		[
			"a street only",
			{ countryCode: "US", addressLines: ["only a street"] },
			["name", "locality", "administrativeArea", "postalCode"],
		],
		["a country that there is not", { ...contact, countryCode: "ZZ" }, ["countryCode"]],
		["a country that the house does not sell to", { ...contact, countryCode: "AQ" }, ["countryCode"]],
		["nothing", {}, ["name", "addressLines", "locality", "countryCode"]],
	])(
		"refuses a bill to %s, and mixes it with nothing of the parcel's address",
		async (_, billingContact, fields) => {
			const guest = await loginGuest(commerce);
			const created = (await (await sendAs(guest, "POST", BASKETS, { productItems: items })).json()) as Json;
			const refused = await resultOf(guest, "ApplePay-PaymentAuthorized", {
				payment: { ...payment("t"), billingContact },
			});
			const errors = refused.errors as { code: string; contactField: string }[];
			expect(errors.map(({ contactField }) => contactField).toSorted()).toEqual(fields.toSorted());
			expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(["billingContactInvalid"]));
			const { validationResult } = (await resultOf(guest, "ApplePay-Validate", {
				shippingContact: contact,
				billingContact,
			})) as { validationResult: Json };
			expect(validationResult).toMatchObject({
				shippingContact: { valid: true },
				billingContact: {
					valid: false,
					custom: { errorMessage: expect.stringMatching(/\w/), errors: { length: fields.length } },
				},
			});
			const basket = (await (await guest.fetch(`${BASKETS}/${created.basketId}`)).json()) as Json;
			expect(basket.billingAddress).toBeUndefined();
		},
	);

	// proves wallets-14
	test("bills an address of its own in another of the house's countries", async () => {
		const guest = await loginGuest(commerce);
		await sendAs(guest, "POST", BASKETS, { productItems: items });
		const { emailAddress: _, phoneNumber: __, ...rest } = contact;
		const billingContact = {
			...rest,
			addressLines: ["1 Main Street"],
			locality: "Los Angeles",
			administrativeArea: "california",
			postalCode: "90028",
			countryCode: "us",
		};
		const paid = await resultOf(guest, "ApplePay-PaymentAuthorized", {
			payment: { ...payment("t"), billingContact },
		});
		const order = (await (await guest.fetch(`${ORDERS}/${paid.orderNo}`)).json()) as Json;
		expect(order).toMatchObject({
			billingAddress: { address1: "1 Main Street", city: "Los Angeles", stateCode: "CA", countryCode: "US" },
			shipments: [{ shippingAddress: { address1: "Via Roma 1", city: "Milano", stateCode: "MI" } }],
		});
		expect(order.billingAddress).not.toHaveProperty("phone");
	});

	test("gets a session from the wallet's own gateways only, for the shop's own address", async () => {
		const guest = await loginGuest(commerce);
		const validationURL = "https://apple-pay-gateway.apple.com/paymentservices/startSession";
		const good = { isTrusted: true, validationURL, hostname: "shop.example" };
		expect(await resultOf(guest, "ApplePay-ValidateMerchant", good)).toMatchObject({
			session: { domainName: "shop.example" },
		});
		for (const change of [
			{ validationURL: "https://169.254.169.254/latest" },
			{ validationURL: "http://apple-pay-gateway.apple.com/" },
			{ hostname: "evil.example" },
			{ isTrusted: false },
		])
			expect((await controller(guest, "ApplePay-ValidateMerchant", { ...good, ...change })).status).toBe(400);
	});

	test("is given up, and its basket with it", { timeout: 30_000 }, async () => {
		const guest = await loginGuest(commerce);
		const { basketId } = await resultOf(guest, "ApplePay-PrepareBasket", { sku: "1001" });
		expect(await resultOf(guest, "ApplePay-Cancel", { basketId })).toEqual({ redirect: "/en-it/cart" });
		expect((await guest.fetch(`${BASKETS}/${basketId}`)).status).toBe(404);
		// A cancelled sheet frees its basket, so the limit of baskets is never reached.
		for (let index = 0; index < 6; index++)
			expect((await controller(guest, "ApplePay-PrepareBasket", { sku: "1001" })).status).toBe(200);
	});

	test("does not touch another shopper's basket", async () => {
		const owner = await loginGuest(commerce);
		const basketId = await readyBasket(owner, { items });
		const thief = await loginGuest(commerce);
		const refused = await controller(thief, "ApplePay-PaymentAuthorized", {
			basketId,
			payment: payment("t"),
		});
		expect(refused.status).toBe(400);
		expect((await commerce.fetch(`${CONTROLLERS}/ApplePay-GetRequest`)).status).toBe(401);
	});
});

describe("Google's wallet", () => {
	const shippingAddress = {
		name: "Anna Maria Bianchi",
		address1: "Via Roma 1",
		locality: "Milano",
		administrativeArea: "mi",
		postalCode: "20121",
		countryCode: "IT",
		phoneNumber: "+39 02 123456",
	};
	const authorized = {
		email: "anna@vetrina.example",
		shippingAddress,
		shippingOptionData: { id: "express" },
		tokenizationData: { type: "PAYMENT_GATEWAY", token: "{}" },
		dfReferenceId: "df1",
	};
	const pay = async (guest: Guest, change: object = {}) =>
		resultOf(guest, "SGGooglePay-PaymentAuthorized", { ...authorized, ...change });
	const withBasket = async () => {
		const guest = await loginGuest(commerce);
		await sendAs(guest, "POST", BASKETS, { productItems: items });
		return guest;
	};

	test("pays with everything in one call", async () => {
		const guest = await withBasket();
		const paid = await pay(guest);
		expect(paid).toMatchObject({ success: true, continueURL: expect.stringContaining("Payments-Continue") });
		const order = (await (await guest.fetch(`${ORDERS}/${paid.orderNo}`)).json()) as Json;
		expect(order).toMatchObject({
			status: "new",
			billingAddress: { firstName: "Anna Maria", lastName: "Bianchi" },
			shipments: [{ shippingMethod: { id: "express" } }],
		});
	});

	// proves cloud-6
	test("gets the same order if it sends the same payment twice", async () => {
		const guest = await loginGuest(commerce);
		const created = (await (await sendAs(guest, "POST", BASKETS, { productItems: items })).json()) as Json;
		const { basketId } = created;
		const first = await pay(guest, { basketId });
		expect(first).toMatchObject({ success: true });
		expect(await pay(guest, { basketId })).toEqual(first);
		const stranger = await loginGuest(commerce);
		const stolen = await controller(stranger, "SGGooglePay-PaymentAuthorized", { ...authorized, basketId });
		expect(stolen.status).toBe(404);
	});

	test("may lead to the card's bank", async () => {
		const paid = await pay(await withBasket(), { tokenizationData: { token: "sandbox-challenge" } });
		expect(paid).toMatchObject({
			success: true,
			challengeDetails: { threeDSJWT: expect.stringMatching(/^ey/) },
			continueURL: expect.stringContaining("orderToken"),
		});
	});

	// proves checkout-4
	test("says in the shopper's words that too many orders wait for their payment", async () => {
		const guest = await withBasket();
		const challenged = { tokenizationData: { token: "sandbox-challenge" } };
		for (let n = 0; n < 5; n++) {
			expect(await pay(guest, challenged)).toMatchObject({ success: true });
			await sendAs(guest, "POST", BASKETS, { productItems: items });
		}
		expect(await pay(guest, challenged)).toMatchObject({
			success: false,
			errorType: "too-many-unpaid-orders",
			error: expect.stringContaining("still waiting for their payment"),
		});
	});

	test.each([
		["no telephone number", { shippingAddress: { ...shippingAddress, phoneNumber: "" } }, "missing-data"],
		["no e-mail address", { email: "" }, "missing-data"],
		["something else for one", { email: "unknown" }, "missing-data"],
		[
			"no such province",
			{ shippingAddress: { ...shippingAddress, administrativeArea: "Bavaria" } },
			"invalid-address",
		],
		[
			"half an address to bill",
			{ billingAddress: { countryCode: "US", address1: "only a street" } },
			"missing-data",
		],
		[
			"a country to bill that there is not",
			{ billingAddress: { ...shippingAddress, countryCode: "ZZ" } },
			"country-not-served",
		],
		[
			"another country than the basket's",
			{ shippingAddress: { ...shippingAddress, countryCode: "FR" } },
			"country-not-served",
		],
		["a declined card", { tokenizationData: { token: "sandbox-declined" } }, "payment-declined"],
		["an unknown way to ship", { shippingOptionData: { id: "pigeon" } }, "invalid-shipping-method-id"],
	])("with %s is refused, and the basket stays", async (_, change, errorType) => {
		const guest = await withBasket();
		expect(await pay(guest, change)).toMatchObject({ success: false, errorType });
		expect(await resultOf(guest, "Basket-Init")).toHaveProperty("basketId");
	});

	// proves cloud-6
	test("leads to the cart if a product has sold out", async () => {
		const guest = await loginGuest(commerce);
		await sendAs(guest, "POST", BASKETS, { productItems: [{ productId: "1002", quantity: 1 }] });
		await commerce.env.DB.prepare("UPDATE inventory SET ats = 0 WHERE variant_id = '1002'").run();
		expect(await pay(guest)).toMatchObject({ success: false, redirectURL: "/en-it/cart" });
	});
});
