import { expect, inject } from "vitest";
import { addressIn } from "../setup/address-in.ts";
import { ADDRESS } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { issueGiftCertificate } from "../setup/gift-certificate.ts";
import { enterCard, orderNoOf, reviewedBasketId, send, sendTo } from "../setup/purchase.ts";
import type { Shopper } from "../setup/shopper.ts";
import { newStaff } from "../setup/staff.ts";
import { answerWallet, readWalletForm } from "../setup/wallet-page.ts";
import { post } from "./dataset.ts";

/** The product's stock is enough for all of these tests. */
export const PRODUCT = "800004700205";
export const BUYER = {
	email: "buyer@wallet.example",
	name: "Anna Maria Rossi",
	address1: "Via Roma 1",
	locality: "Milano",
	postalCode: "20121",
	administrativeArea: "MI",
	phoneNumber: "+390212345678",
};
const CHECKOUT = "/en-it/checkout";
const DECLINED = "4000000000000002";
const CHALLENGED = "4000000000003220";

export const read = async (shopper: Shopper, path: string): Promise<string> =>
	(await shopper.fetch(path)).text();

/** Prepares an order until only its placing is left, which may be tried again; placing returns the address to which it leads. */
export type WayToPay = {
	method: string;
	checkout?: string;
	prepare(shopper: Shopper): Promise<() => Promise<string>>;
};

const fillBag = (shopper: Shopper, locale = "en-it") =>
	sendTo(shopper, `/${locale}/cart`, { intent: "add", productId: PRODUCT });
const deliver = async (shopper: Shopper, checkout = CHECKOUT, address: Record<string, string> = ADDRESS) => {
	// Unpaid invoices are limited for each e-mail address.
	const email = `anna.${crypto.randomUUID()}@vetrina.example`;
	await sendTo(shopper, checkout, { intent: "contact", email });
	await sendTo(shopper, checkout, { intent: "delivery", ...address });
};
const review = async (shopper: Shopper, checkout = CHECKOUT): Promise<() => Promise<string>> => {
	const basketId = reviewedBasketId(await read(shopper, `${checkout}?step=review`));
	return () => sendTo(shopper, checkout, { intent: "place", basketId });
};
const confirmAt = async (shopper: Shopper, method: Record<string, string>): Promise<void> => {
	const page = await read(shopper, await send(shopper, "/checkout", method));
	await read(shopper, await answerWallet({ ...readWalletForm(page), ...BUYER }));
};
const payByCard = async (shopper: Shopper, number?: string) => {
	await fillBag(shopper);
	await deliver(shopper);
	await read(shopper, await enterCard(shopper, number));
	return review(shopper);
};

/** Lets the buyer's bank agree, on its page in the frame. */
export const passBank = async (html: string): Promise<void> => {
	const JWT = /name="JWT" value="([^"]+)"/.exec(html)?.[1] ?? "";
	const passed = await fetch(`${inject("commerce")}/payments/sandbox/v1/challenge/result`, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams({ JWT, code: "1234" }),
	});
	expect(passed.status).toBe(303);
};

export const WAYS: Record<string, WayToPay> = {
	"a card": { method: "CREDIT_CARD", prepare: (shopper) => payByCard(shopper) },
	"a card that the bank challenges": {
		method: "CREDIT_CARD",
		prepare: async (shopper) => {
			const place = await payByCard(shopper, CHALLENGED);
			return async () => {
				const to = await place();
				if (!to.includes("step=bank")) return to;
				await passBank(await read(shopper, to));
				return `${CHECKOUT}/confirmation?orderNo=${orderNoOf(to)}`;
			};
		},
	},
	"a gift card": {
		method: "GIFT_CERTIFICATE",
		prepare: async (shopper) => {
			await fillBag(shopper);
			await deliver(shopper);
			const giftCard = await issueGiftCertificate({ amount: 10_000 });
			await send(shopper, "/checkout", { intent: "giftCard", giftCard });
			return review(shopper);
		},
	},
	"a wallet at the bag": {
		method: "PAYPAL",
		prepare: async (shopper) => {
			await fillBag(shopper);
			await confirmAt(shopper, { intent: "wallet", method: "PAYPAL" });
			return review(shopper);
		},
	},
	"a wallet's sheet": {
		method: "apmgw_GooglePay",
		prepare: async (shopper) => {
			await fillBag(shopper);
			const opened = await shopper.fetch("/api/en-it/wallets/sheet?wallet=apmgw_GooglePay");
			const { basketId } = ((await opened.json()) as { sheet: { basketId: string } }).sheet;
			const { email, ...shippingAddress } = { ...BUYER, countryCode: "IT" };
			return async () => {
				const paid = await post(shopper, "wallets/google", {
					basketId,
					email,
					shippingAddress,
					shippingOptionId: "standard",
					token: "{}",
				});
				return ((await paid.json()) as { location?: string }).location ?? "";
			};
		},
	},
	"Klarna's page": {
		method: "KLARNA",
		prepare: async (shopper) => {
			await fillBag(shopper);
			await deliver(shopper);
			await confirmAt(shopper, { intent: "pay", method: "klarna", from: "checkout" });
			return review(shopper);
		},
	},
	"an invoice": {
		method: "INVOICE",
		checkout: "/en-de/checkout",
		prepare: async (shopper) => {
			await fillBag(shopper, "en-de");
			await deliver(shopper, "/en-de/checkout", addressIn("DE", "en"));
			await sendTo(shopper, "/en-de/checkout", { intent: "pay", method: "invoice" });
			return review(shopper, "/en-de/checkout");
		},
	},
	"an agent's order for a customer": {
		method: "CREDIT_CARD",
		prepare: async (agent) => {
			const email = await newCustomer(inject("commerce"));
			await send(agent, "/login", { intent: "signIn", email: await newStaff(), password: PASSWORD });
			await send(agent, "/agent", { email });
			return payByCard(agent);
		},
	},
};

/** Tries to pay by a card that is declined, which leaves the bag as it was. */
export async function beDeclined(shopper: Shopper): Promise<void> {
	const place = await payByCard(shopper, DECLINED);
	expect(await place()).toContain("error=card");
	const opened = await shopper.fetch("/api/en-it/basket");
	const { basket } = (await opened.json()) as { basket: { items: { itemId: string }[] } };
	for (const { itemId } of basket.items) await send(shopper, "/cart", { intent: "remove", itemId });
}
