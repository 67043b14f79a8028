import { expect, test } from "vitest";
import { SEALED_PAYMENT } from "../setup/buyer.ts";
import { issueGiftCertificate } from "../setup/gift-certificate.ts";
import { reviewedBasketId, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { uniqueEmail } from "./shopper-in-checkout.ts";

/** If gift cards cover a bag, no place offers a wallet, and none is accepted. */

type Json = Record<string, unknown>;
/** Twenty-four units are in stock. */
const PRODUCT = "800004360105";
const ADDRESS = {
	name: "Anna Rossi",
	address1: "Via Roma 1",
	locality: "Milano",
	postalCode: "20121",
	administrativeArea: "MI",
	countryCode: "IT",
	phoneNumber: "+390212345678",
};

const textOf = async (shopper: Shopper, path: string): Promise<string> =>
	(await shopper.fetch(`/en-it${path}`)).text();
const told = async (shopper: Shopper, path: string, body?: Json) => {
	const { csrf } = (await (await shopper.fetch("/api/en-it/session")).json()) as { csrf: string };
	const response = await shopper.fetch(`/api/en-it/wallets/${path}`, {
		method: body ? "POST" : "GET",
		headers: { "content-type": "application/json", "x-csrf-token": csrf },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return { status: response.status, said: (await response.json()) as Json };
};
const bagOf = async (shopper: Shopper) =>
	((await (await shopper.fetch("/api/en-it/basket")).json()) as { basket: { id: string } }).basket;

/** `isCovered`: by a gift card of ten thousand euros, otherwise the card is worth twenty. */
const withGiftCard = async (isCovered: boolean): Promise<Shopper> => {
	const shopper = newShopper();
	const giftCard = await issueGiftCertificate(isCovered ? { amount: 10_000 } : {});
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	await send(shopper, "/checkout", { intent: "contact", email: uniqueEmail() });
	await send(shopper, "/checkout", { intent: "giftCard", giftCard });
	return shopper;
};

const PLACES: [place: string, hasWallets: (shopper: Shopper) => Promise<boolean>][] = [
	["the bag", async (shopper) => /data-wallet=/.test(await textOf(shopper, "/cart"))],
	[
		"the checkout's start",
		async (shopper) => /data-wallet=/.test(await textOf(shopper, "/checkout?step=contact")),
	],
	...["minicart", "cart"].map((place): (typeof PLACES)[number] => [
		`the offers for ${place}`,
		async (shopper) => (await told(shopper, `offers?place=${place}`)).said.express !== null,
	]),
	["Amazon's button", async (shopper) => (await told(shopper, "amazon")).said.button !== null],
	["Apple's sheet", async (shopper) => (await told(shopper, "sheet?wallet=DW_APPLE_PAY")).status === 200],
	["Google's sheet", async (shopper) => (await told(shopper, "sheet?wallet=apmgw_GooglePay")).status === 200],
	["PayPal's window", async (shopper) => (await told(shopper, "paypal", {})).status === 200],
	[
		"PayPal's page without script",
		async (shopper) =>
			(await send(shopper, "/checkout", { intent: "wallet", method: "PAYPAL" })) ===
			"/en-it/checkout?step=wallet",
	],
];

// proves wallets-13
test("wallets are offered while an amount remains, and not if gift cards cover it", async () => {
	const [covered, open] = [await withGiftCard(true), await withGiftCard(false)];
	for (const [place, hasWallets] of PLACES)
		expect([place, await hasWallets(open), await hasWallets(covered)]).toEqual([place, true, false]);
});

// proves wallets-13
test("a sheet opened before the gift card pays nothing, and the gift card alone pays for the bag", async () => {
	const shopper = newShopper();
	const email = uniqueEmail();
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	const opened = (await told(shopper, "sheet?wallet=apmgw_GooglePay")).said;
	const { basketId } = opened.sheet as { basketId: string };
	await send(shopper, "/checkout", {
		intent: "giftCard",
		giftCard: await issueGiftCertificate({ amount: 10_000 }),
	});
	const google = { basketId, email, shippingAddress: ADDRESS, token: "{}" };
	const { name: _, address1, ...place } = ADDRESS;
	const shippingContact = {
		...place,
		givenName: "Anna",
		familyName: "Rossi",
		emailAddress: email,
		addressLines: [address1],
	};
	const apple = {
		event: "PaymentAuthorized",
		basketId,
		payment: { token: { paymentData: SEALED_PAYMENT }, shippingContact },
	};
	for (const [path, body] of [
		["google", google],
		["apple", apple],
	] as const)
		expect(await told(shopper, path, body)).toMatchObject({
			status: 409,
			said: { message: expect.stringContaining("pay for the whole order") },
		});
	expect((await bagOf(shopper)).id).toBe(basketId);
	await send(shopper, "/checkout", { intent: "contact", email });
	await send(shopper, "/checkout", {
		intent: "delivery",
		firstName: "Anna",
		lastName: "Rossi",
		address1,
		city: place.locality,
		postalCode: place.postalCode,
		stateCode: place.administrativeArea,
		phone: place.phoneNumber,
	});
	const review = await textOf(shopper, "/checkout?step=review");
	const placed = await send(shopper, "/checkout", { intent: "place", basketId: reviewedBasketId(review) });
	expect(placed).toMatch(/confirmation\?orderNo=/);
});
