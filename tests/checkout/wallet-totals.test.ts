import { expect, inject, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { SEALED_PAYMENT } from "../setup/buyer.ts";
import { issueGiftCertificate } from "../setup/gift-certificate.ts";
import { asBrowsersSay, reviewedBasketId, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { placedFor, uniqueEmail } from "./shopper-in-checkout.ts";

/** The buyer pays the approved total, or nothing. */

type Json = Record<string, unknown>;
type Sheet = {
	basketId: string;
	currencyCode: string;
	total: { amount: string };
	lineItems: object[];
	shippingMethods: { identifier: string }[];
};

/** Twenty-four units are in stock. */
const PRODUCT = "800006970206";
const CHANGED = "The total has changed since you opened this payment.";
const address = {
	address1: "Via Roma 1",
	locality: "Milano",
	postalCode: "20121",
	administrativeArea: "MI",
	countryCode: "IT",
	phoneNumber: "+390212345678",
};

const add = (shopper: Shopper) =>
	shopper.fetch("/en-it/cart", {
		method: "POST",
		body: new URLSearchParams({ intent: "add", productId: PRODUCT }),
	});
const withBag = async (): Promise<Shopper> => {
	const shopper = newShopper();
	await (await add(shopper)).arrayBuffer();
	return shopper;
};
const post = async (shopper: Shopper, path: string, body: Json, locale = "en-it") => {
	const { csrf } = (await (await shopper.fetch(`/api/${locale}/session`)).json()) as { csrf: string };
	const response = await shopper.fetch(`/api/${locale}/wallets/${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-csrf-token": csrf },
		body: JSON.stringify(body),
	});
	return { status: response.status, said: (await response.json()) as Json };
};
const sheetOf = async (shopper: Shopper, wallet: string): Promise<Sheet> => {
	const response = await shopper.fetch(`/api/en-it/wallets/sheet?wallet=${wallet}`);
	return ((await response.json()) as { sheet: Sheet }).sheet;
};
const approvedOf = ({ total, currencyCode }: Sheet) => ({ amount: total.amount, currencyCode });
const bagOf = async (shopper: Shopper) => {
	const { basket } = (await (await shopper.fetch("/api/en-it/basket")).json()) as {
		basket: { count: number; totalText: string };
	};
	return [basket.count, basket.totalText];
};

type Pay = (shopper: Shopper, sheet: Sheet, approved: Json, more?: Json) => ReturnType<typeof post>;
const byGoogle =
	(email: string): Pay =>
	(shopper, { basketId }, approved, more = {}) =>
		post(shopper, "google", {
			basketId,
			email,
			shippingAddress: { name: "Anna Rossi", ...address },
			token: "{}",
			approved,
			...more,
		});
const byApple =
	(emailAddress: string): Pay =>
	(shopper, { basketId }, approved) => {
		const { address1, ...place } = address;
		const contact = { givenName: "Anna", familyName: "Rossi", emailAddress, addressLines: [address1] };
		return post(shopper, "apple", {
			event: "PaymentAuthorized",
			basketId,
			payment: {
				token: {
					transactionIdentifier: "t1",
					paymentData: SEALED_PAYMENT,
					paymentMethod: { displayName: "Visa 1234", network: "Visa" },
				},
				shippingContact: { ...place, ...contact },
				approved,
			},
		});
	};

// proves wallets-11
test.each([
	["apmgw_GooglePay", byGoogle],
	["DW_APPLE_PAY", byApple],
])("%s pays the total of its sheet, without later additions of another window", async (wallet, by) => {
	const email = uniqueEmail();
	const pay = by(email);
	const shopper = await withBag();
	const sheet = await sheetOf(shopper, wallet);
	await (await add(shopper)).arrayBuffer();
	const before = await bagOf(shopper);
	const refused = await pay(shopper, sheet, approvedOf(sheet));
	expect([refused.status, refused.said.ok, refused.said.message]).toEqual([
		409,
		false,
		expect.stringContaining(CHANGED),
	]);
	expect(await bagOf(shopper)).toEqual(before);
	expect(await placedFor(email)).toEqual([]);
	const again = await sheetOf(shopper, wallet);
	expect(Number(again.total.amount)).toBeGreaterThan(Number(sheet.total.amount));
	const elsewhere = await pay(shopper, again, { ...approvedOf(again), currencyCode: "CHF" });
	expect(elsewhere.said.message).toContain(CHANGED);
	const paid = await pay(shopper, again, approvedOf(again));
	expect(paid.said.location).toMatch(/confirmation\?orderNo=/);
	// The same payment sent again is the same order, even if the bag has changed.
	expect((await pay(shopper, again, approvedOf(again))).said).toEqual(paid.said);
	expect(await placedFor(email)).toHaveLength(1);
});

// proves wallets-11
test("another way of shipping is paid at the total that the sheet showed with it", async () => {
	const email = uniqueEmail();
	const shopper = await withBag();
	const sheet = await sheetOf(shopper, "apmgw_GooglePay");
	const chosen = await post(shopper, "apple", {
		event: "ShippingMethodSelected",
		basketId: sheet.basketId,
		shippingMethod: { identifier: "express" },
	});
	const { update } = chosen.said as { update: Partial<Sheet> };
	const shown = { ...sheet, ...update };
	expect(Number(shown.total.amount)).toBeGreaterThan(Number(sheet.total.amount));
	const option = { shippingOptionId: "express" };
	const refused = await byGoogle(email)(shopper, sheet, approvedOf(sheet), option);
	expect(refused.said.message).toContain(CHANGED);
	const paid = await byGoogle(email)(shopper, shown, approvedOf(shown), option);
	expect(paid.said.location).toMatch(/confirmation\?orderNo=/);
});

// proves wallets-11
test("a sheet shows and charges the total without the gift card's amount", async () => {
	const code = await issueGiftCertificate();
	const email = uniqueEmail();
	const shopper = await withBag();
	const whole = await sheetOf(shopper, "DW_APPLE_PAY");
	await send(shopper, "/checkout", { intent: "giftCard", giftCard: code });
	const sheet = await sheetOf(shopper, "DW_APPLE_PAY");
	expect(Number(sheet.total.amount)).toBe(Number(whole.total.amount) - 20);
	expect(sheet.lineItems).toContainEqual(expect.objectContaining({ label: "Gift cards", amount: "-20" }));
	const refused = await byApple(email)(shopper, sheet, approvedOf(whole));
	expect(refused.said.message).toContain(CHANGED);
	const paid = await byApple(email)(shopper, sheet, approvedOf(sheet));
	const confirmation = await (await shopper.fetch(String(paid.said.location))).text();
	for (const shown of ["Apple Pay", `Gift card ending in ${code.slice(-4)}`])
		expect(confirmation).toContain(shown);
});

const BUYER = {
	email: "buyer@wallet.example",
	name: "Anna Rossi",
	address1: "1 Main Street",
	locality: "Los Angeles",
	postalCode: "90001",
	administrativeArea: "CA",
	phoneNumber: "+12135550123",
};
const confirm = async (token: string, fields: Record<string, string>): Promise<string> => {
	const shop = asBrowsersSay(inject("storefront"));
	const page = `${inject("commerce")}/payments/sandbox/v1/wallets/approve`;
	const ways = { token, return: `${shop}/en-us/checkout`, cancel: `${shop}/en-us/cart`, language: "en" };
	const html = await (await fetch(`${page}?${new URLSearchParams(ways)}`)).text();
	await fetch(page, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams({ ...ways, ...fields, action: "approve" }),
	});
	return /You are paying (.*)\./.exec(html)?.[1] ?? "";
};

// proves wallets-11, wallets-8
test("PayPal's window for a product is confirmed again if the address adds tax", async () => {
	const shopper = newShopper();
	const api = (path: string, body: Json, who = shopper) => post(who, path, body, "en-us");
	const first = (await api("paypal", { productId: PRODUCT })).said as { token: string; basketId: string };
	const { basketId } = first;
	const before = await confirm(first.token, BUYER);
	const refused = await api("paypal/pay", { token: first.token, basketId });
	expect([refused.status, refused.said.error, refused.said.message]).toEqual([
		409,
		"totalChanged",
		textsOf("en").t("buy.changed", { name: "PayPal" }),
	]);
	const thief = await api("paypal", { basketId, withAddress: false }, newShopper());
	expect(thief.said.ok).toBe(false);
	const again = (await api("paypal", { basketId, withAddress: false })).said as typeof first;
	expect(again.basketId).toBe(basketId);
	expect(await confirm(again.token, { email: BUYER.email })).not.toBe(before);
	const paid = await api("paypal/pay", { token: again.token, basketId });
	expect(paid.said.location).toMatch(/^\/en-us\/checkout\/confirmation\?orderNo=/);
});

const openWallet = async (
	shopper: Shopper,
	fields: Record<string, string> = {},
): Promise<Record<string, string>> => {
	const to = await send(shopper, "/checkout", { intent: "wallet", method: "PAYPAL", ...fields });
	const html = await (await shopper.fetch(to)).text();
	return Object.fromEntries(
		[...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
			([, name = "", value = ""]) => [name, asBrowsersSay(value.replaceAll("&amp;", "&"))],
		),
	);
};
/** Confirms on PayPal's page; returns the shop's redirect. */
const comeBack = async (shopper: Shopper, fields: Record<string, string>): Promise<string> => {
	const response = await fetch(`${inject("commerce")}/payments/sandbox/v1/wallets/approve`, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams({
			...fields,
			...BUYER,
			...{ locality: "Milano", postalCode: "20121", administrativeArea: "MI", phoneNumber: "+390212345678" },
			action: "approve",
		}),
	});
	const { pathname, search } = new URL(response.headers.get("location") ?? "");
	return (await shopper.fetch(pathname + search)).headers.get("location") ?? "";
};
const place = async (shopper: Shopper, review: string): Promise<string> =>
	send(shopper, "/checkout", { intent: "place", basketId: reviewedBasketId(review) });
const APPROVE_AGAIN = textsOf("en").t("checkout.error.paymentTotal");

// proves wallets-11
test("PayPal approves a bag that has grown again, and does not charge the earlier approval", async () => {
	const shopper = await withBag();
	expect(await comeBack(shopper, await openWallet(shopper))).toBe("/en-it/checkout?step=review");
	const review = await (await shopper.fetch("/en-it/checkout?step=review")).text();
	await (await add(shopper)).arrayBuffer();
	expect(await place(shopper, review)).toBe("/en-it/checkout?step=payment&error=paymentTotal");
	const grown = await (await shopper.fetch("/en-it/checkout?step=review")).text();
	expect(grown).toContain(APPROVE_AGAIN);
	expect(grown).not.toContain('value="place"');
	const again = await comeBack(shopper, await openWallet(shopper, { from: "checkout" }));
	expect(again).toBe("/en-it/checkout?step=review");
	const reviewed = await (await shopper.fetch(again)).text();
	expect(reviewed).not.toContain(APPROVE_AGAIN);
	expect(await place(shopper, reviewed)).toMatch(/confirmation\?orderNo=/);
});

// proves wallets-11
test("a bag that has grown while PayPal's page was open leads to the payment, not to the review", async () => {
	const shopper = await withBag();
	const fields = await openWallet(shopper);
	await (await add(shopper)).arrayBuffer();
	expect(await comeBack(shopper, fields)).toBe("/en-it/checkout?step=payment&error=paymentTotal");
	expect(await comeBack(shopper, await openWallet(shopper))).toBe("/en-it/checkout?step=review");
});
