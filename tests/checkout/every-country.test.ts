import { markets } from "@vetrina/demo-house/markets/markets.ts";
import { countries, currencySettings } from "@vetrina/demo-house/settings/countries.ts";
import { paymentMethods } from "@vetrina/demo-house/settings/payment-methods.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, inject, test } from "vitest";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import { addressIn, phoneIn } from "../setup/address-in.ts";
import { SEALED_PAYMENT } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { issueGiftCertificate } from "../setup/gift-certificate.ts";
import { asBrowsersSay, enterCard, reviewedBasketId, tickConsents } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { placedFor, uniqueEmail } from "./shopper-in-checkout.ts";

/**
 * Buys with every payment method in every country of the house, in the country's own language: by the forms of the shop, and by the
 * requests of wallets' sheets. Each purchase is an order with a mail.
 */

/**
 * Milliseconds: a thorough run makes some one hundred and forty purchases of eight requests; in any other run each country has one, by the
 * methods in rotation.
 */
const PURCHASES_MS = 300_000;
const AT_ONCE = 4;
/** Twenty-four units of each are in stock, and no other test buys them; some are not sold everywhere. */
const PRODUCTS =
	"800001130204 800001250202 800001930001 800002380005 800002680003 800002860201 800003720102 800004070107 800004360105 800004510104 800005030002 800005760206 800006040103 800006250002 800006870003 800006970206".split(
		" ",
	);

type Json = Record<string, unknown>;
type House = (typeof countries)[number];
type Place = { country: House; language: Language; prefix: string };
type Bought = { confirmation: string; email: string };
type Method = { name: string; isTaken(country: House): boolean; buy(place: Place): Promise<Bought> };

const placeOf = (country: House): Place => {
	const [language] = country.languages as readonly [Language];
	return { country, language, prefix: `${language}-${country.code.toLowerCase()}` };
};
const post = async (shopper: Shopper, path: string, fields: Record<string, string>): Promise<string> => {
	const response = await shopper.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
	await response.arrayBuffer();
	expect(response.status, path).toBe(303);
	return response.headers.get("location") ?? "";
};
const open = async (shopper: Shopper, path: string): Promise<{ location: string; html: string }> => {
	const response = await shopper.fetch(path);
	return { location: response.headers.get("location") ?? "", html: await response.text() };
};
let turn = 0;
const withBag = async ({ prefix }: Place, shopper = newShopper()): Promise<Shopper> => {
	for (let tries = 0; tries < PRODUCTS.length; tries++) {
		const productId = PRODUCTS[turn++ % PRODUCTS.length] ?? "";
		if ((await post(shopper, `/${prefix}/cart`, { intent: "add", productId })).includes("notice=added"))
			return shopper;
	}
	throw new Error(`Nothing is sold in ${prefix}`);
};
const atPayment = async (place: Place, shopper?: Shopper): Promise<{ shopper: Shopper; email: string }> => {
	const email = uniqueEmail();
	const buyer = await withBag(place, shopper);
	const checkout = `/${place.prefix}/checkout`;
	await post(buyer, checkout, { intent: "contact", email });
	expect(
		await post(buyer, checkout, { intent: "delivery", ...addressIn(place.country.code, place.language) }),
		place.prefix,
	).toBe(`${checkout}?step=payment`);
	return { shopper: buyer, email };
};
const payByCard = async ({ prefix }: Place, shopper: Shopper, number: string): Promise<void> => {
	const token = await enterCard(shopper, number, `/${prefix}/checkout?step=payment`);
	expect((await open(shopper, token)).location).toBe(`/${prefix}/checkout?step=review`);
};
const place = async ({ prefix }: Place, shopper: Shopper): Promise<string> => {
	const { html } = await open(shopper, `/${prefix}/checkout?step=review`);
	return post(shopper, `/${prefix}/checkout`, {
		intent: "place",
		basketId: reviewedBasketId(html),
		...tickConsents(html),
	});
};
const hidden = (html: string): Record<string, string> =>
	Object.fromEntries(
		[...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
			([, name = "", value = ""]) => [name, asBrowsersSay(value.replaceAll("&amp;", "&"))],
		),
	);
const told = async (path: string, fields: Record<string, string>): Promise<string> => {
	const response = await fetch(new URL(path, inject("commerce")), {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams(fields),
	});
	return response.headers.get("location") ?? "";
};
const api = async (shopper: Shopper, path: string, body: Json): Promise<Json> => {
	const [, , locale] = path.split("/");
	const { csrf } = (await (await shopper.fetch(`/api/${locale}/session`)).json()) as { csrf: string };
	const response = await shopper.fetch(path, {
		method: "POST",
		headers: { "content-type": "application/json", "x-csrf-token": csrf },
		body: JSON.stringify(body),
	});
	return (await response.json()) as Json;
};
const sheetOf = async ({ prefix }: Place, shopper: Shopper, wallet: string): Promise<string> => {
	const response = await shopper.fetch(`/api/${prefix}/wallets/sheet?wallet=${wallet}`);
	return ((await response.json()) as { sheet: { basketId: string } }).sheet.basketId;
};
const isListed =
	(id: string) =>
	({ code, currency }: House): boolean => {
		const method = paymentMethods.find((one) => one.id === id);
		return (
			method !== undefined &&
			(method.countries?.includes(code) ?? true) &&
			(method.currencies?.includes(currency) ?? true)
		);
	};

/** A sheet has no boxes, so guests do not order by a sheet where the law asks for consents (legal-11). */
const isSheetTaken =
	(id: string) =>
	(country: House): boolean =>
		isListed(id)(country) &&
		!Object.values(markets.get(country.code)?.legal.guestConsents.value ?? {}).includes("required");

const issued = ({ siteId, currency }: House): Promise<string> => {
	const perEuro = currencySettings.find(({ code }) => code === currency)?.perEuro ?? 1;
	return issueGiftCertificate({ siteId, currency, amount: Math.round(20 * perEuro) });
};
/** The remaining amount is shown next to all sums, and a declined card does not cost the other payments. */
const byCard = async (at: Place): Promise<Bought> => {
	const { t } = readTexts({ language: at.language, country: at.country.code });
	const code = await issued(at.country);
	const { shopper, email } = await atPayment(at);
	const checkout = `/${at.prefix}/checkout`;
	await post(shopper, `/${at.prefix}/cart`, { intent: "addCoupon", code: "WELCOME10" });
	expect(await post(shopper, checkout, { intent: "giftCard", giftCard: code })).toBe(
		`${checkout}?step=payment`,
	);
	await payByCard(at, shopper, "4000000000000002");
	expect(await place(at, shopper)).toBe(`${checkout}?step=payment&error=cardDeclined`);
	const bag = await open(shopper, `/${at.prefix}/cart`);
	for (const said of [
		t("checkout.open"),
		t("checkout.giftCardEnding", { digits: code.slice(-4) }),
		"WELCOME10",
	])
		expect(bag.html, at.prefix).toContain(said);
	await payByCard(at, shopper, "4000000000003220");
	const { JWT = "" } = hidden((await open(shopper, await place(at, shopper))).html);
	const continued = await told("/payments/sandbox/v1/challenge/result", { JWT, code: "1234" });
	const back = await fetch(new URL(continued, inject("commerce")), { redirect: "manual" });
	const { pathname, search } = new URL(back.headers.get("location") ?? "", inject("storefront"));
	return { confirmation: pathname + search, email };
};

const walletAddress = (at: Place) => {
	const {
		address1 = "",
		city = "",
		stateCode = "",
		postalCode = "",
	} = addressIn(at.country.code, at.language);
	return { address1, locality: city || "Central", administrativeArea: stateCode, postalCode };
};
const google = async (at: Place): Promise<Bought> => {
	const shopper = await withBag(at);
	const email = uniqueEmail();
	const said = await api(shopper, `/api/${at.prefix}/wallets/google`, {
		basketId: await sheetOf(at, shopper, "apmgw_GooglePay"),
		token: "{}",
		email,
		shippingAddress: {
			...walletAddress(at),
			name: "Anna Maria Rossi",
			countryCode: at.country.code,
			phoneNumber: phoneIn(at.country.code),
		},
	});
	return { confirmation: String(said.location ?? JSON.stringify(said)), email };
};
const apple = async (at: Place): Promise<Bought> => {
	const shopper = await withBag(at);
	const email = uniqueEmail();
	const { address1, ...address } = walletAddress(at);
	const said = await api(shopper, `/api/${at.prefix}/wallets/apple`, {
		event: "PaymentAuthorized",
		basketId: await sheetOf(at, shopper, "DW_APPLE_PAY"),
		payment: {
			token: {
				transactionIdentifier: "t1",
				paymentData: SEALED_PAYMENT,
				paymentMethod: { displayName: "Visa 1234", network: "Visa" },
			},
			shippingContact: {
				...address,
				addressLines: [address1],
				givenName: "Anna",
				familyName: "Rossi",
				emailAddress: email,
				phoneNumber: phoneIn(at.country.code),
				countryCode: at.country.code,
			},
		},
	});
	return { confirmation: String(said.location ?? JSON.stringify(said)), email };
};
const hosted =
	(method: string) =>
	async (at: Place): Promise<Bought> => {
		const { shopper, email } = await atPayment(at);
		const to = await post(shopper, `/${at.prefix}/checkout`, { intent: "wallet", method, from: "checkout" });
		const back = await told("/payments/sandbox/v1/wallets/approve", {
			...hidden((await open(shopper, to)).html),
			email,
			action: "approve",
		});
		const { pathname, search } = new URL(back);
		expect((await open(shopper, pathname + search)).location).toBe(`/${at.prefix}/checkout?step=review`);
		return { confirmation: await place(at, shopper), email };
	};
const IBAN = "IT60X0542811101000000123456";
const bank = async (at: Place): Promise<Bought> => {
	const { shopper, email } = await atPayment(at);
	expect(
		await post(shopper, `/${at.prefix}/checkout`, {
			intent: "pay",
			method: "bank-account",
			iban: IBAN,
			bic: "DABAIE2D",
		}),
	).toBe(`/${at.prefix}/checkout?step=review`);
	return { confirmation: await place(at, shopper), email };
};
const customer = async (at: Place): Promise<Bought> => {
	const login = await newCustomer(inject("commerce"), { siteId: at.country.siteId });
	const shopper = newShopper();
	await post(shopper, `/${at.prefix}/login`, { intent: "signIn", email: login, password: PASSWORD });
	await withBag(at, shopper);
	const checkout = `/${at.prefix}/checkout`;
	expect(
		await post(shopper, checkout, {
			intent: "delivery",
			...addressIn(at.country.code, at.language),
			saveAddress: "1",
		}),
	).toBe(`${checkout}?step=payment`);
	await payByCard(at, shopper, "4242424242424242");
	expect((await open(shopper, `${checkout}?step=contact`)).html).toContain(login);
	return { confirmation: await place(at, shopper), email: login };
};

const REGISTERED = ["IT", "US", "SA", "JP"];
const byCodesAndCard: Method = {
	name: "a promo code, a gift card, and a card with 3-D Secure after one that is declined",
	isTaken: () => true,
	buy: byCard,
};
const METHODS: Method[] = [
	byCodesAndCard,
	{ name: "Google Pay", isTaken: isSheetTaken("apmgw_GooglePay"), buy: google },
	{ name: "Apple Pay", isTaken: isSheetTaken("DW_APPLE_PAY"), buy: apple },
	{ name: "PayPal", isTaken: isListed("PAYPAL"), buy: hosted("PAYPAL") },
	{ name: "Amazon Pay", isTaken: isListed("AMAZON_PAY_V2"), buy: hosted("AMAZON_PAY_V2") },
	{ name: "Klarna", isTaken: isListed("KLARNA"), buy: hosted("KLARNA") },
	{ name: "a bank account", isTaken: isListed("BANK_TRANSFER"), buy: bank },
	{ name: "a card of a customer", isTaken: ({ code }) => REGISTERED.includes(code), buy: customer },
];

async function each<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
	const queue = [...all];
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			for (let next = queue.shift(); next; next = queue.shift()) await run(next);
		}),
	);
}

// proves basket-26, checkout-1, checkout-2, checkout-5, checkout-6, wallets-2
test(
	"every payment method of each country pays for an order",
	async () => {
		const turns = new Map(METHODS.map((method) => [method, 0]));
		const all = countries.flatMap((country) => {
			const taken = METHODS.filter(({ isTaken }) => isTaken(country));
			if (inject("thorough")) return taken.map((method) => ({ country, method }));
			// The method with the fewest purchases so far is used, so that each has one.
			const [method = byCodesAndCard] = taken.toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
			turns.set(method, (turns.get(method) ?? 0) + 1);
			return [{ country, method }];
		});
		expect(new Set(countries.map(({ currency }) => currency)).size).toBe(currencySettings.length);
		const wrong: string[] = [];
		await each(all, async ({ country, method }) => {
			const at = placeOf(country);
			try {
				const { confirmation, email } = await method.buy(at);
				const orderNo = new URL(confirmation, "http://x").searchParams.get("orderNo") ?? "none";
				expect(confirmation).toMatch(new RegExp(`^/${at.prefix}/checkout/confirmation`));
				expect(await placedFor(email)).toEqual([orderNo]);
			} catch (error) {
				wrong.push(`${method.name} in ${at.prefix}: ${String(error).slice(0, 400)}`);
			}
		});
		expect(wrong).toEqual([]);
		expect(new Set(all.map(({ method }) => method)).size).toBe(METHODS.length);
		expect(all.length).toBeGreaterThan(inject("thorough") ? 130 : 30);
	},
	PURCHASES_MS,
);
