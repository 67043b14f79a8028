import { inTurn } from "@vetrina/commerce-sandbox/testing/runs.ts";
import { expect, inject, test } from "vitest";
import { ADDRESS, SEALED_PAYMENT } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { issueGiftCertificate } from "../setup/gift-certificate.ts";
import { asBrowsersSay, enterCard, reviewedBasketId, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** No failed payment costs a bag: each method fails in each way, and afterwards the bag is the same and can be paid. */

type Json = Record<string, unknown>;

/** Each product's stock is enough for these tests, which use them in rotation. */
const PRODUCTS = ["800006590000", "800003030100", "800003730101", "800006590100"] as const;
let turn = 0;
const WALLET_ADDRESS = {
	name: "Anna Rossi",
	address1: "Via Roma 1",
	locality: "Milano",
	postalCode: "20121",
	administrativeArea: "MI",
	countryCode: "IT",
	phoneNumber: "+390212345678",
};
const APPLE_CONTACT = {
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

const page = async (shopper: Shopper, path: string): Promise<{ location: string; text: string }> => {
	const response = await shopper.fetch(path);
	return { location: response.headers.get("location") ?? "", text: await response.text() };
};
const api = async (shopper: Shopper, path: string, body: Json): Promise<Json> => {
	const session = (await (await shopper.fetch("/api/en-it/session")).json()) as { csrf: string };
	const response = await shopper.fetch(`/api/en-it/wallets/${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-csrf-token": session.csrf },
		body: JSON.stringify(body),
	});
	return (await response.json()) as Json;
};
const step = (shopper: Shopper, fields: Record<string, string>) => send(shopper, "/checkout", fields);

/** Prepares two units of a product, a code, an address and an e-mail address. */
const ready = async (shopper = newShopper()): Promise<Shopper> => {
	const productId = PRODUCTS[turn++ % PRODUCTS.length] ?? PRODUCTS[0];
	await send(shopper, "/cart", { intent: "add", productId, quantity: "2" });
	await send(shopper, "/cart", { intent: "addCoupon", code: "WELCOME10" });
	await step(shopper, { intent: "contact", email: `anna${turn}.${Date.now()}@vetrina.example` });
	await step(shopper, { intent: "delivery", ...ADDRESS });
	return shopper;
};
const typedIn = (html: string, name: string): string =>
	new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].match(/ value="([^"]*)"/)?.[1] ?? "";
/** Returns the state that a failure must not change. */
const stateOf = async (shopper: Shopper) => {
	const { basket } = (await (await shopper.fetch("/api/en-it/basket")).json()) as {
		basket: {
			items: { productId: string; quantity: number; totalText: string }[];
			coupons: { code: string; applied: boolean }[];
		};
	};
	const { text } = await page(shopper, "/en-it/checkout?step=delivery");
	const contact = await page(shopper, "/en-it/checkout?step=contact");
	return {
		lines: basket.items.map(({ productId, quantity, totalText }) => [productId, quantity, totalText]),
		coupons: basket.coupons.map(({ code, applied }) => [code, applied]),
		address: ["firstName", "lastName", "address1", "postalCode", "city", "phone"].map((name) =>
			typedIn(text, name),
		),
		email: typedIn(contact.text, "email"),
	};
};
const place = async (shopper: Shopper): Promise<string> => {
	const { text } = await page(shopper, "/en-it/checkout?step=review");
	return step(shopper, { intent: "place", basketId: reviewedBasketId(text) });
};
/** Sends the bank's form; returns the address of the redirect. */
const atBank = async (shopper: Shopper, location: string, fields: Record<string, string>) => {
	const { text } = await page(shopper, location);
	const JWT = typedIn(text, "JWT");
	const commerce = inject("commerce");
	const said = await fetch(`${commerce}/payments/sandbox/v1/challenge/result`, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams({ JWT, ...fields }),
	});
	const continued = await fetch(new URL(said.headers.get("location") ?? "", commerce), {
		redirect: "manual",
	});
	const back = new URL(continued.headers.get("location") ?? "", inject("storefront"));
	return back.pathname + back.search;
};

type Way = (shopper: Shopper) => Promise<string>;
const WRONG_CODE = { code: "0000", action: "confirm" };
const CLOSED = { action: "cancel" };

const byCard =
	(
		number: string,
		then: (shopper: Shopper, location: string) => Promise<string> = async (_, to) => to,
	): Way =>
	async (shopper) => {
		await page(shopper, await enterCard(shopper, number));
		return then(shopper, await place(shopper));
	};
/** The bank refuses this account of the sandbox. */
const byBank: Way = async (shopper) => {
	const account = { iban: "IT10X0542811101000000000002", bic: "DABAIE2D" };
	expect(await step(shopper, { intent: "pay", method: "bank-account", ...account })).toBe(
		"/en-it/checkout?step=review",
	);
	return place(shopper);
};
const sheetOf = async (shopper: Shopper, wallet: string): Promise<string> => {
	const response = await shopper.fetch(`/api/en-it/wallets/sheet?wallet=${wallet}`);
	return ((await response.json()) as { sheet: { basketId: string } }).sheet.basketId;
};
const google =
	(token: string): Way =>
	async (shopper) => {
		const basketId = await sheetOf(shopper, "apmgw_GooglePay");
		const said = await api(shopper, "google", {
			basketId,
			token,
			email: "anna@vetrina.example",
			shippingAddress: WALLET_ADDRESS,
		});
		return String(said.location ?? said.message ?? said.error);
	};
const apple =
	(transactionIdentifier: string): Way =>
	async (shopper) => {
		const basketId = await sheetOf(shopper, "DW_APPLE_PAY");
		const token = {
			transactionIdentifier,
			paymentData: SEALED_PAYMENT,
			paymentMethod: { displayName: "Visa 1234", network: "Visa" },
		};
		const said = await api(shopper, "apple", {
			event: "PaymentAuthorized",
			basketId,
			payment: { token, shippingContact: APPLE_CONTACT },
		});
		return String(said.location ?? said.message ?? said.error);
	};
/** A buyer who closes a sheet gets no message. */
const CANCELLED = "/en-it/checkout?step=payment";
const cancelled =
	(wallet: string): Way =>
	async (shopper) => {
		const basketId = await sheetOf(shopper, wallet);
		// The events of a sheet are the same for every wallet.
		const { countryCode, locality, postalCode } = APPLE_CONTACT;
		const shippingContact = { countryCode, locality, postalCode };
		await api(shopper, "apple", { event: "ShippingContactSelected", basketId, shippingContact });
		expect(await api(shopper, "cancel", { basketId })).toEqual({ ok: true });
		return CANCELLED;
	};
const fieldsOf = (html: string): Record<string, string> =>
	Object.fromEntries(
		[...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
			([, name = "", value = ""]) => [name, asBrowsersSay(value.replaceAll("&amp;", "&"))],
		),
	);
/** Opens the wallet's own page. `decide` is the buyer's action; null: they never decide. */
const hosted =
	(method: string, decide: Record<string, string> | null, times = 1): Way =>
	async (shopper) => {
		const walletPage = await page(
			shopper,
			await step(shopper, { intent: "wallet", method, from: "checkout" }),
		);
		if (decide === null) {
			// The browser's "back" leads from the wallet's page to the shop's, which redirects there again, and then to the page before.
			const { token = "" } = fieldsOf(walletPage.text);
			const theirs = new URLSearchParams(fieldsOf(walletPage.text));
			const buyersPage = await fetch(`${inject("commerce")}/payments/sandbox/v1/wallets/approve?${theirs}`);
			expect(await buyersPage.text()).toContain(token);
			const again = await page(shopper, "/en-it/checkout?step=wallet&from=checkout");
			expect(fieldsOf(again.text).token).toBe(token);
			return "/en-it/checkout?step=payment";
		}
		const said = await fetch(`${inject("commerce")}/payments/sandbox/v1/wallets/approve`, {
			method: "POST",
			redirect: "manual",
			body: new URLSearchParams({
				...fieldsOf(walletPage.text),
				email: "anna@vetrina.example",
				action: "approve",
				...decide,
			}),
		});
		const back = new URL(said.headers.get("location") ?? "");
		for (let time = 0; time < times; time++) await page(shopper, back.pathname + back.search);
		return decide.action === "cancel" ? back.pathname + back.search : place(shopper);
	};
const then =
	(way: Way, next: (shopper: Shopper, location: string) => Promise<string>): Way =>
	async (shopper) =>
		next(shopper, await way(shopper));
const wrongCode = (shopper: Shopper, to: string) => atBank(shopper, to, WRONG_CODE);
const closed = (shopper: Shopper, to: string) => atBank(shopper, to, CLOSED);
const back = async (shopper: Shopper, to: string) => {
	await page(shopper, to);
	for (const path of ["/en-it/checkout?step=review", "/en-it/cart"])
		expect((await page(shopper, path)).location).toBe(to);
	const { text } = await page(shopper, to);
	return step(shopper, { intent: "leaveBank", orderNo: typedIn(text, "orderNo") });
};
const reloaded = async (shopper: Shopper, to: string) => {
	for (let time = 0; time < 3; time++) expect((await page(shopper, to)).text).toContain('name="JWT"');
	return atBank(shopper, to, WRONG_CODE);
};

const CHALLENGE = "4000000000003220";
/** Columns: method, failure, way, and the message at the payment (a text, or a part of the address). */
const ROWS: [method: string, failure: string, way: Way, reason: string][] = [
	["card", "declined", byCard("4000000000000002"), "Your bank declined this card."],
	["card", "without funds", byCard("4000000000009995"), "insufficient funds"],
	["card", "time-out", byCard("4000000000000119"), "error=paymentTimeout"],
	["card", "wrong code", byCard(CHALLENGE, wrongCode), "error=payment"],
	["card", "closed", byCard(CHALLENGE, closed), "error=payment"],
	["card", "back", byCard(CHALLENGE, back), "step=payment"],
	["card", "reload", byCard(CHALLENGE, reloaded), "error=payment"],
	["Google Pay", "declined", google("sandbox-declined"), "The payment was declined."],
	["Google Pay", "time-out", google("sandbox-timeout"), "did not respond in time"],
	["Google Pay", "wrong code", then(google("sandbox-challenge"), wrongCode), "error=payment"],
	["Google Pay", "closed", then(google("sandbox-challenge"), closed), "error=payment"],
	["Google Pay", "back", then(google("sandbox-challenge"), back), "step=payment"],
	["Google Pay", "reload", then(google("sandbox-challenge"), reloaded), "error=payment"],
	["Google Pay", "sheet cancelled", cancelled("apmgw_GooglePay"), CANCELLED],
	["Apple Pay", "declined", apple("sandbox-declined"), "The payment was declined."],
	["Apple Pay", "time-out", apple("sandbox-timeout"), "did not respond in time"],
	["Apple Pay", "wrong code", then(apple("sandbox-challenge"), wrongCode), "error=payment"],
	["Apple Pay", "closed", then(apple("sandbox-challenge"), closed), "error=payment"],
	["Apple Pay", "back", then(apple("sandbox-challenge"), back), "step=payment"],
	["Apple Pay", "reload", then(apple("sandbox-challenge"), reloaded), "error=payment"],
	["Apple Pay", "sheet cancelled", cancelled("DW_APPLE_PAY"), CANCELLED],
	["bank transfer", "declined", byBank, "error=payment"],
	...(["PAYPAL", "AMAZON_PAY_V2"] as const).flatMap((method): typeof ROWS => [
		[method, "declined", hosted(method, { funds: "declined" }), "error=payment"],
		[method, "closed", hosted(method, { action: "cancel" }), "error=payment"],
		[method, "back", hosted(method, null), `value="${method}"`],
		[method, "time-out", hosted(method, { funds: "timeout" }), "error=paymentTimeout"],
		[method, "reload", hosted(method, { funds: "declined" }, 3), "error=payment"],
	]),
];

/**
 * Every run tries these ways of each method, which include each failure once: at the bank's page and at the wallet's own. A thorough run
 * tries all.
 */
const USUAL: Record<string, readonly string[]> = {
	card: ["without funds", "wrong code", "back"],
	"Google Pay": ["time-out", "closed", "reload"],
	"Apple Pay": ["declined", "sheet cancelled"],
	"bank transfer": ["declined"],
	PAYPAL: ["closed", "time-out"],
	AMAZON_PAY_V2: ["back", "reload"],
};
const isTried = ([method, failure]: (typeof ROWS)[number]): boolean =>
	inject("thorough") || (USUAL[method] ?? []).includes(failure);

test("every run tries each method and each failure", () => {
	const tried = ROWS.filter(isTried);
	for (const at of [0, 1] as const)
		expect(new Set(tried.map((row) => row[at]))).toEqual(new Set(ROWS.map((row) => row[at])));
});

// proves checkout-4, wallets-4
test.each(ROWS.filter(isTried))(
	"%s, %s: lines, codes and addresses stay, and another card pays",
	async (_, __, way, reason) => {
		const shopper = await ready();
		const before = await stateOf(shopper);
		expect(before.lines).toHaveLength(1);
		expect(before.coupons).toEqual([["WELCOME10", true]]);
		expect(before.address[2]).toBe("Via Roma 1");
		const led = await way(shopper);
		const told = led.startsWith("/en-it/checkout") ? led + (await page(shopper, led)).text : led;
		expect(told).toContain(reason);
		expect(await stateOf(shopper)).toEqual(before);
		await page(shopper, await enterCard(shopper));
		expect(await place(shopper)).toMatch(/^\/en-it\/checkout\/confirmation\?orderNo=/);
	},
);

// proves checkout-4, credit-3
test.each(inTurn(["4000000000000002", "4000000000000119"], 2))(
	"store credit: the card %s for the remaining amount fails, and another card pays",
	async (number) => {
		const shopper = newShopper();
		const email = await newCustomer(inject("commerce"));
		await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
		await issueGiftCertificate({ recipientEmail: email, customerLogin: email });
		await ready(shopper);
		await step(shopper, { intent: "storeCredit" });
		const before = await stateOf(shopper);
		const creditIn = async () =>
			(await page(shopper, "/en-it/checkout?step=payment")).text.includes(
				'aria-label="Do not use store credit"',
			);
		expect(await creditIn()).toBe(true);
		expect(await byCard(number)(shopper)).toContain("error=");
		expect(await stateOf(shopper)).toEqual(before);
		expect(await creditIn()).toBe(true);
		expect(await byCard("4242424242424242")(shopper)).toContain("confirmation");
	},
);

// proves checkout-4, checkout-6
test("with a gift card and a code, a declined card can be replaced by another", async () => {
	const code = await issueGiftCertificate();
	const shopper = await ready();
	await step(shopper, { intent: "giftCard", giftCard: code });
	const before = await stateOf(shopper);
	expect(await byCard("4000000000000002")(shopper)).toContain("error=cardDeclined");
	expect(await stateOf(shopper)).toEqual(before);
	const { text } = await page(shopper, "/en-it/checkout?step=payment");
	expect(text).toContain(`ending in ${code.slice(-4)}`);
	expect(await byCard("4242424242424242")(shopper)).toContain("confirmation");
});

// proves checkout-4, checkout-6
test("a gift card that was spent elsewhere orders nothing, and the payment step says so", async () => {
	const [shopper, other] = [await ready(), await ready()];
	await page(other, await enterCard(other));
	const amount = Number(typedIn((await page(other, "/en-it/checkout?step=review")).text, "total"));
	const code = await issueGiftCertificate({ amount });
	for (const one of [shopper, other]) await step(one, { intent: "giftCard", giftCard: code });
	const before = await stateOf(shopper);
	expect(await place(other)).toContain("confirmation");
	const led = await place(shopper);
	expect(led).toContain("error=giftCardEmpty");
	expect((await page(shopper, led)).text).toContain("There is no balance left on this gift card.");
	expect(await stateOf(shopper)).toEqual(before);
	const { text } = await page(shopper, "/en-it/checkout?step=payment");
	const [button = ""] = /<button[^>]*name="id"[^>]*>/.exec(text) ?? [];
	const id = / value="([^"]+)"/.exec(button)?.[1] ?? "";
	await step(shopper, { intent: "removeGiftCard", id });
	expect(await byCard("4242424242424242")(shopper)).toContain("confirmation");
});

// proves checkout-4, wallets-4
test("an address typed while a sheet is open stays after a declined card", async () => {
	const shopper = await ready();
	const basketId = await sheetOf(shopper, "DW_APPLE_PAY");
	const { countryCode, locality, postalCode } = APPLE_CONTACT;
	const shippingContact = { countryCode, locality, postalCode };
	await api(shopper, "apple", { event: "ShippingContactSelected", basketId, shippingContact });
	await step(shopper, { intent: "contact", email: "other@vetrina.example" });
	await step(shopper, { intent: "delivery", ...ADDRESS, address1: "Via Milano 2" });
	const before = await stateOf(shopper);
	expect([before.email, before.address[2]]).toEqual(["other@vetrina.example", "Via Milano 2"]);
	expect(await byCard("4000000000000002")(shopper)).toContain("error=cardDeclined");
	expect(await stateOf(shopper)).toEqual(before);
});
