import { expect, inject, test } from "vitest";
import { SEALED_PAYMENT } from "../setup/buyer.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

type Json = Record<string, unknown>;

const withBag = async (): Promise<Shopper> => {
	const shopper = newShopper();
	const added = await shopper.fetch("/en-it/cart", {
		method: "POST",
		body: new URLSearchParams({ intent: "add", productId: "800000530003" }),
	});
	expect(added.headers.get("location")).toContain("notice=added");
	return shopper;
};
const csrfOf = async (shopper: Shopper): Promise<string> =>
	((await (await shopper.fetch("/api/en-it/session")).json()) as { csrf: string }).csrf;
const sheetOf = async (shopper: Shopper, wallet: string) => {
	const response = await shopper.fetch(`/api/en-it/wallets/sheet?wallet=${wallet}`);
	return {
		status: response.status,
		said: (await response.json()) as { sheet: Json & { basketId: string }; settings: Json },
	};
};
const send = async (shopper: Shopper, path: string, body: Json, fault = "") => {
	const response = await shopper.fetch(`/api/en-it/wallets/${path}`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"x-csrf-token": await csrfOf(shopper),
			...(fault ? { "x-vetrina-fault": fault } : {}),
		},
		body: JSON.stringify(body),
	});
	return { status: response.status, said: (await response.json()) as Json };
};
const countOf = async (shopper: Shopper) =>
	((await (await shopper.fetch("/api/en-it/basket")).json()) as { basket: { count: number } }).basket.count;

const address = {
	name: "Anna Maria Rossi",
	address1: "Via Roma 1",
	locality: "Milano",
	postalCode: "20121",
	administrativeArea: "MI",
	countryCode: "IT",
	phoneNumber: "+390212345678",
};
const google = {
	email: "anna@vetrina.example",
	shippingAddress: address,
	shippingOptionId: "standard",
	token: "{}",
};

// proves checkout-21
test("bag and checkout load the fraud service's script, and each bag has its own session", async () => {
	const shopper = await withBag();
	const { basket } = (await (await shopper.fetch("/api/en-it/basket")).json()) as { basket: { id: string } };
	const said = await (await shopper.fetch("/api/en-it/wallets/fraud-session")).json();
	expect(said).toEqual({ sessionId: expect.stringMatching(new RegExp(`/en-it${basket.id}$`)) });
	expect(await (await newShopper().fetch("/api/en-it/wallets/fraud-session")).json()).toEqual({
		sessionId: null,
	});
	const policyOf = async (path: string) =>
		(await shopper.fetch(path)).headers.get("content-security-policy") ?? "no policy";
	for (const path of ["/en-it/cart", "/en-it/checkout"])
		expect(await policyOf(path)).toContain("/payments/sandbox/v1/scripts/fraud-beacon.js");
	// A visit that began elsewhere comes to the bag under the policy of its first page.
	expect(await policyOf("/en-it/women/dresses")).toContain("/payments/sandbox/v1/scripts/fraud-beacon.js");
	const script = await fetch(`${inject("commerce")}/payments/sandbox/v1/scripts/fraud-beacon.js`);
	expect([script.status, await script.text()]).toEqual([200, expect.stringContaining("orderSessionId")]);
});

// proves wallets-2
test("a bag's page asks for its wallets again after a change", async () => {
	const shopper = await withBag();
	const methodsAt = async (place: string) => {
		const response = await shopper.fetch(`/api/en-it/wallets/offers?place=${place}`);
		if (response.status !== 200) return response.status;
		const { express } = (await response.json()) as { express: { methods: { id: string }[] } | null };
		return express?.methods.map(({ id }) => id) ?? [];
	};
	expect(await methodsAt("cart")).toContain("PAYPAL");
	expect(await methodsAt("product")).toBe(400);
});

// proves wallets-5
test("Google's sheet opens with the bag's country and sums, and a repeated payment is one order", async () => {
	const shopper = await withBag();
	const { said } = await sheetOf(shopper, "apmgw_GooglePay");
	expect(said.sheet).toMatchObject({ countryCode: "IT", currencyCode: "EUR" });
	expect(said.settings).toMatchObject({ apiVersion: 2, apiVersionMinor: 0 });
	const { basketId } = said.sheet;
	const all = await Promise.all([1, 2, 3].map(() => send(shopper, "google", { ...google, basketId })));
	const places = new Set(all.flatMap(({ said: one }) => (one.ok ? [one.location] : [])));
	expect(places.size).toBe(1);
	const again = await send(shopper, "google", { ...google, basketId });
	expect(again.said).toEqual({ ok: true, location: [...places][0] });
	const confirmation = await shopper.fetch(String(again.said.location));
	const text = await confirmation.text();
	for (const shown of ["Google Pay", "Anna Maria Rossi", "Via Roma 1"]) expect(text).toContain(shown);
	expect(await countOf(shopper)).toBe(0);
});

// proves wallets-4, wallets-5
test.each([
	[{ token: "sandbox-declined" }, "declined"],
	[{ email: "" }, "fill in"],
	[{ shippingAddress: { ...address, phoneNumber: "" } }, "fill in"],
	[{ shippingAddress: { ...address, countryCode: "FR" } }, "deliver"],
])("Google's payment with %j is refused with a reason, and the bag stays", async (change, reason) => {
	const shopper = await withBag();
	const { basketId } = (await sheetOf(shopper, "apmgw_GooglePay")).said.sheet;
	const { status, said } = await send(shopper, "google", { ...google, ...change, basketId });
	expect([status, said.error]).toEqual([409, "walletRefused"]);
	expect(said.message).toContain(reason);
	expect(await countOf(shopper)).toBe(1);
	expect((await send(shopper, "google", { ...google, basketId })).said.ok).toBe(true);
});

// proves wallets-5
test("a card whose bank asks for confirmation leads to the bank", async () => {
	const shopper = await withBag();
	const { basketId } = (await sheetOf(shopper, "apmgw_GooglePay")).said.sheet;
	const { said } = await send(shopper, "google", { ...google, basketId, token: "sandbox-challenge" });
	expect(said.location).toMatch(/^\/en-it\/checkout\?step=bank&orderNo=/);
	expect((await shopper.fetch(String(said.location))).status).toBe(200);
});

const contact = {
	givenName: "Anna",
	familyName: "Rossi",
	emailAddress: "anna@vetrina.example",
	phoneNumber: "+390212345678",
	addressLines: ["Via Roma 1"],
	locality: "Milano",
	administrativeArea: "MI",
	postalCode: "20121",
	countryCode: "IT",
};
const validationURL = "https://apple-pay-gateway.apple.com/paymentservices/startSession";

// proves wallets-6
test("Apple's session goes from the merchant to the order", async () => {
	const shopper = await withBag();
	const { basketId, shippingMethods } = (await sheetOf(shopper, "DW_APPLE_PAY")).said.sheet;
	const event = (name: string, more: Json = {}) => send(shopper, "apple", { event: name, basketId, ...more });
	// The cloud knows this shop by another host name than the tests.
	const validated = await event("ValidateMerchant", { validationURL });
	if (new URL(inject("storefront")).hostname === "localhost")
		expect(validated.said).toHaveProperty("session");
	expect((await event("ValidateMerchant", { validationURL: "https://evil.example/" })).status).toBe(409);
	const { countryCode, locality, postalCode } = contact;
	const chosen = await event("ShippingContactSelected", {
		shippingContact: { countryCode, locality, postalCode },
	});
	expect(chosen.said).toMatchObject({ ok: true, update: { total: { label: "Vetrina" }, shippingMethods } });
	const abroad = await event("ShippingContactSelected", { shippingContact: { countryCode: "US" } });
	expect(abroad.said).toMatchObject({
		faults: [{ code: "addressUnserviceable", contactField: "countryCode" }],
	});
	const express = await event("ShippingMethodSelected", { shippingMethod: { identifier: "express" } });
	expect(express.said).toMatchObject({ ok: true, update: {} });
	const token = {
		transactionIdentifier: "t1",
		paymentData: SEALED_PAYMENT,
		paymentMethod: { displayName: "Visa 1234", network: "Visa" },
	};
	const wrong = await event("PaymentAuthorized", {
		payment: { token, shippingContact: { ...contact, addressLines: [] } },
	});
	expect(wrong.said).toMatchObject({ ok: false, faults: [{ contactField: "addressLines" }] });
	const declined = await event("PaymentAuthorized", {
		payment: { token: { ...token, transactionIdentifier: "sandbox-declined" }, shippingContact: contact },
	});
	expect(declined.said).toMatchObject({ ok: false, message: "The payment was declined." });
	expect(await countOf(shopper)).toBe(1);
	const paid = await event("PaymentAuthorized", { payment: { token, shippingContact: contact } });
	expect(paid.said.location).toMatch(/^\/en-it\/checkout\/confirmation\?orderNo=/);
	expect(await (await shopper.fetch(String(paid.said.location))).text()).toContain("Apple Pay");
});

// proves wallets-4
test("a closed sheet, an empty bag and another shopper's bag cost nothing", async () => {
	const shopper = await withBag();
	const { basketId } = (await sheetOf(shopper, "DW_APPLE_PAY")).said.sheet;
	expect((await send(shopper, "cancel", {})).said).toEqual({ ok: true });
	expect(await countOf(shopper)).toBe(1);
	expect((await sheetOf(newShopper(), "DW_APPLE_PAY")).status).toBe(409);
	expect((await sheetOf(shopper, "CREDIT_CARD")).status).toBe(400);
	const thief = await withBag();
	expect((await send(thief, "google", { ...google, basketId })).said.ok).toBe(false);
	expect(await countOf(shopper)).toBe(1);
});

// proves wallets-4
test.each(["payments:503", "payments:malformed", "orders:503"])(
	"%s: the bag stays, and can be paid afterwards",
	async (fault) => {
		const shopper = await withBag();
		const { basketId } = (await sheetOf(shopper, "apmgw_GooglePay")).said.sheet;
		const failed = await send(shopper, "google", { ...google, basketId }, fault);
		if (!fault.startsWith("orders")) expect(failed.said.ok).toBe(false);
		const paid = await send(shopper, "google", { ...google, basketId });
		expect(paid.said.ok).toBe(true);
	},
);

const country = async (locale: string, path = "/") => {
	const response = await newShopper().fetch(`/${locale}${path}`);
	return response.headers.get("content-security-policy") ?? "";
};

// proves wallets-2
test("a country's pages may load the scripts of its wallets alone", async () => {
	const script = (name: string) =>
		`${inject("commerce").replace("127.0.0.1", "localhost")}/payments/sandbox/v1/scripts/${name}.js`;
	for (const path of ["/", "/login", "/cart"]) {
		const policy = await country("en-it", path);
		for (const name of ["apple-pay", "google-pay", "paypal", "amazon-pay"])
			expect(policy, path).toContain(script(name));
		expect(policy).not.toContain("client-id");
	}
	// A cached page has the same wallets as a new one.
	expect(await country("en-it")).toBe(await country("en-it"));
	const saudi = await country("en-sa");
	expect(saudi).toContain(script("google-pay"));
	for (const name of ["paypal", "amazon-pay"]) expect(saudi).not.toContain(script(name));
	// Amazon is not in Canada, and PayPal and Amazon are not in Korea.
	const canadian = await country("en-ca");
	expect(canadian).toContain(script("paypal"));
	expect(canadian).not.toContain(script("amazon-pay"));
	const korean = await country("ko-kr", "/cart");
	expect(korean).toContain(script("apple-pay"));
	for (const name of ["google-pay", "paypal", "amazon-pay"]) expect(korean).not.toContain(script(name));
	for (const name of ["google-pay", "paypal", "amazon-pay"]) {
		const loaded = await fetch(`${inject("commerce")}/payments/sandbox/v1/scripts/${name}.js`);
		expect(loaded.headers.get("content-type")).toContain("javascript");
	}
});

// proves wallets-2
test("a product's wallet pays for it alone, with or without a bag", async () => {
	for (const shopper of [newShopper(), await withBag()]) {
		const before = await countOf(shopper);
		const response = await shopper.fetch(
			"/api/en-it/wallets/sheet?wallet=apmgw_GooglePay&productId=800000530003",
		);
		const { sheet } = (await response.json()) as { sheet: { basketId: string } };
		const { basketId } = sheet;
		// Closing a sheet leaves nothing behind.
		expect((await send(shopper, "cancel", { basketId })).said).toEqual({ ok: true });
		expect((await send(shopper, "google", { ...google, basketId })).said.ok).toBe(false);
		const again = await shopper.fetch(
			"/api/en-it/wallets/sheet?wallet=apmgw_GooglePay&productId=800000530003",
		);
		const opened = (await again.json()) as { sheet: { basketId: string } };
		const paid = await send(shopper, "google", { ...google, basketId: opened.sheet.basketId });
		expect(paid.said.location).toMatch(/confirmation\?orderNo=/);
		expect(await countOf(shopper)).toBe(before);
	}
});

// proves wallets-3, wallets-8
test("PayPal pays for a product alone as soon as its buyer has confirmed", async () => {
	const shopper = await withBag();
	const response = await send(shopper, "paypal", { productId: "800000530003" });
	const { token, basketId } = response.said as { token: string; basketId: string };
	expect((await send(shopper, "paypal/pay", { token, basketId })).said.ok).toBe(false);
	const { name, administrativeArea, address1, locality, postalCode, phoneNumber } = address;
	const shop = inject("storefront").replace("127.0.0.1", "localhost");
	await fetch(`${inject("commerce")}/payments/sandbox/v1/wallets/approve`, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams({
			token,
			return: `${shop}/en-it/checkout`,
			cancel: `${shop}/en-it/cart`,
			action: "approve",
			email: "buyer@wallet.example",
			...{ name, administrativeArea, address1, locality, postalCode, phoneNumber },
		}),
	});
	const thief = await withBag();
	expect((await send(thief, "paypal/pay", { token, basketId })).said.ok).toBe(false);
	const paid = await send(shopper, "paypal/pay", { token, basketId });
	expect(paid.said.location).toMatch(/confirmation\?orderNo=/);
	// The same payment sent again is the same order (wallets-12).
	expect((await send(shopper, "paypal/pay", { token, basketId })).said).toEqual(paid.said);
	expect(await countOf(shopper)).toBe(1);
	for (const productId of ["<script>", "x".repeat(1000), ""])
		expect((await send(shopper, "paypal", { productId })).status).toBe(400);
	expect((await send(shopper, "paypal", { productId: "unknown" })).said.ok).toBe(false);
});

// proves wallets-9
test("Amazon's button has a signed payload if it applies to the bag", async () => {
	const amazon = async (shopper: Shopper, locale = "en-it") =>
		(await (await shopper.fetch(`/api/${locale}/wallets/amazon`)).json()) as { button: Json | null };
	expect(await amazon(newShopper())).toEqual({ button: null });
	const shopper = await withBag();
	const { button } = await amazon(shopper);
	expect(button).toMatchObject({ ledgerCurrency: "EUR", productType: "PayAndShip" });
	expect(button?.initializationId).toMatch(/-\d+$/);
	const express = (await (await shopper.fetch("/api/en-it/wallets/offers")).json()) as {
		express: { methods: { id: string }[] };
	};
	expect(express.express.methods.map(({ id }) => id)).toEqual([
		"DW_APPLE_PAY",
		"apmgw_GooglePay",
		"PAYPAL",
		"AMAZON_PAY_V2",
	]);
});
