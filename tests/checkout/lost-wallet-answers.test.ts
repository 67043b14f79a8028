import { describe, expect, inject, test } from "vitest";
import { SEALED_PAYMENT } from "../setup/buyer.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { look, placedFor, saidBy, uniqueEmail } from "./shopper-in-checkout.ts";

/**
 * A wallet has authorised, and the reply is lost between the platform and the shop, or between the shop and the browser. There is one
 * order, its shopper finds it, and pressing again does not pay again.
 */

type Json = Record<string, unknown>;

/** The stock of both products is enough for these tests: one is paid in the bag, the other alone. */
const IN_BAG = "800000520202";
const PRODUCT = "800000500101";
const PLACE = {
	locality: "Milano",
	postalCode: "20121",
	administrativeArea: "MI",
	phoneNumber: "+390212345678",
};
const CONFIRMATION = /^\/en-it\/checkout\/confirmation\?orderNo=/;

const withBag = async (): Promise<Shopper> => {
	const shopper = newShopper();
	const body = new URLSearchParams({ intent: "add", productId: IN_BAG });
	await shopper.fetch("/en-it/cart", { method: "POST", body });
	return shopper;
};
const get = async (shopper: Shopper, path: string): Promise<{ status: number; said: Json }> => {
	const response = await shopper.fetch(`/api/en-it/wallets/${path}`);
	return { status: response.status, said: (await response.json()) as Json };
};
const post = async (shopper: Shopper, path: string, body: object, fault = "") => {
	const session = (await (await shopper.fetch("/api/en-it/session")).json()) as { csrf: string };
	const response = await shopper.fetch(`/api/en-it/wallets/${path}`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"x-csrf-token": session.csrf,
			...(fault ? { "x-vetrina-fault": fault } : {}),
		},
		body: JSON.stringify(body),
	});
	return { status: response.status, said: (await response.json()) as Json };
};
/** Returns the same browser, which receives no more responses. */
const unheard = ({ cookies, fetch }: Shopper): Shopper => {
	const kept = [...cookies];
	return {
		cookies,
		fetch: async (path, init) => {
			const response = await fetch(path, init);
			cookies.clear();
			for (const [name, value] of kept) cookies.set(name, value);
			return response;
		},
	};
};

type Wallet = {
	/** Opens the sheet or the window; with a product, for that product alone. */
	open(shopper: Shopper, productId?: string): Promise<{ status: number; said: Json; basketId: string }>;
	pay(
		shopper: Shopper,
		opened: Awaited<ReturnType<Wallet["open"]>>,
		email: string,
		fault?: string,
	): ReturnType<typeof post>;
	/** Faults: the reply to the payment is lost; or the status requests fail as well. */
	lost: string;
	unknown: string;
};
const sheet =
	(wallet: string): Wallet["open"] =>
	async (shopper, productId) => {
		const query = new URLSearchParams({ wallet, ...(productId ? { productId } : {}) });
		const opened = await get(shopper, `sheet?${query}`);
		const { sheet } = opened.said as { sheet?: { basketId: string } };
		return { ...opened, basketId: sheet?.basketId ?? "" };
	};
const google: Wallet = {
	lost: "payments:cut;at=PaymentAuthorized",
	unknown: "payments:cut;at=PaymentAuthorized,baskets:503",
	open: sheet("apmgw_GooglePay"),
	pay: (shopper, { basketId }, email, fault) =>
		post(
			shopper,
			"google",
			{
				basketId,
				email,
				token: "t",
				shippingAddress: { name: "Anna Rossi", address1: "Via Roma 1", countryCode: "IT", ...PLACE },
			},
			fault,
		),
};
const apple: Wallet = {
	lost: "payments:cut;at=PaymentAuthorized",
	unknown: "payments:cut;at=PaymentAuthorized,baskets:503",
	open: sheet("DW_APPLE_PAY"),
	pay: (shopper, { basketId }, email, fault) =>
		post(
			shopper,
			"apple",
			{
				event: "PaymentAuthorized",
				basketId,
				payment: {
					token: {
						transactionIdentifier: "t1",
						paymentData: SEALED_PAYMENT,
						paymentMethod: { displayName: "Visa 1234", network: "Visa" },
					},
					shippingContact: {
						givenName: "Anna",
						familyName: "Rossi",
						emailAddress: email,
						addressLines: ["Via Roma 1"],
						countryCode: "IT",
						...PLACE,
					},
				},
			},
			fault,
		),
};
const paypal: Wallet = {
	lost: "orders:cut;at=POST/checkout/shopper-orders",
	unknown: "orders:cut;at=POST/checkout/shopper-orders",
	open: async (shopper, productId) => {
		const opened = await post(shopper, "paypal", productId ? { productId } : {});
		return { ...opened, basketId: String(opened.said.basketId ?? "") };
	},
	pay: async (shopper, { said, basketId }, email, fault) => {
		const shop = inject("storefront").replace("127.0.0.1", "localhost");
		await fetch(`${inject("commerce")}/payments/sandbox/v1/wallets/approve`, {
			method: "POST",
			redirect: "manual",
			body: new URLSearchParams({
				token: String(said.token),
				return: `${shop}/en-it/checkout`,
				cancel: `${shop}/en-it/cart`,
				action: "approve",
				email,
				name: "Anna Rossi",
				address1: "Via Roma 1",
				...PLACE,
			}),
		});
		return post(shopper, "paypal/pay", { token: String(said.token), basketId }, fault);
	},
};
const SHEETS = [
	["Google Pay", "the bag", google, undefined],
	["Google Pay", "a product", google, PRODUCT],
	["Apple Pay", "the bag", apple, undefined],
	["Apple Pay", "a product", apple, PRODUCT],
] as const;
const ALL = [...SHEETS, ["PayPal", "a product", paypal, PRODUCT]] as const;
/** A product's button may be a shopper's first action. */
const shopperFor = (productId?: string): Promise<Shopper> =>
	productId ? Promise.resolve(newShopper()) : withBag();

// proves wallets-12
describe("a reply to a wallet's payment is lost", () => {
	test.each(SHEETS)("%s for %s: the shop requests a lost reply again", async (_, __, wallet, productId) => {
		const [shopper, email] = [await shopperFor(productId), uniqueEmail()];
		const paid = await wallet.pay(shopper, await wallet.open(shopper, productId), email, wallet.lost);
		expect(paid.said).toEqual({ ok: true, location: expect.stringMatching(CONFIRMATION) });
		const [orderNo, ...others] = await placedFor(email);
		expect(others).toEqual([]);
		const seen = await look(shopper, String(paid.said.location));
		expect([saidBy(seen), seen.path]).toEqual(["placed", expect.stringContaining(orderNo ?? "?")]);
	});

	test.each(ALL)("%s for %s: the browser finds a lost reply once", async (_, __, wallet, productId) => {
		const [shopper, email] = [await shopperFor(productId), uniqueEmail()];
		const opened = await wallet.open(shopper, productId);
		await shopper.fetch("/api/en-it/session");
		await wallet.pay(unheard(shopper), opened, email);
		const [orderNo = "?"] = await placedFor(email);
		const location = expect.stringContaining(`confirmation?orderNo=${orderNo}`);
		expect((await get(shopper, `outcome?basketId=${opened.basketId}`)).said).toEqual({
			ok: true,
			location,
		});
		// Pressing again leads to the order, and the same payment sent again is the same order.
		const again = await wallet.open(shopper, productId);
		expect([again.said.ok, again.said.location]).toEqual([false, location]);
		expect((await wallet.pay(shopper, opened, email)).said).toEqual({ ok: true, location });
		expect((await look(shopper, "/en-it/cart")).path).toContain(orderNo);
		expect(await placedFor(email)).toEqual([orderNo]);
	});

	test.each(ALL)(
		"%s for %s: an unknown outcome never asks the shopper to try again",
		async (_, __, wallet, productId) => {
			const [shopper, email] = [await shopperFor(productId), uniqueEmail()];
			const opened = await wallet.open(shopper, productId);
			const paid = await wallet.pay(shopper, opened, email, wallet.unknown);
			expect([paid.status, paid.said]).toEqual([
				503,
				{ ok: false, error: "unavailable", location: "/en-it/checkout" },
			]);
			expect(saidBy(await look(shopper, "/en-it/checkout"))).toBe("placed");
			expect(await placedFor(email)).toHaveLength(1);
		},
	);

	test.each(SHEETS)(
		"%s for %s: the next press pays for the same bag if nothing was ordered",
		async (_, __, wallet, productId) => {
			const [shopper, email] = [await shopperFor(productId), uniqueEmail()];
			const opened = await wallet.open(shopper, productId);
			const paid = await wallet.pay(shopper, opened, email, "payments:503;at=PaymentAuthorized");
			expect([paid.status, paid.said]).toEqual([503, { ok: false, error: "unavailable" }]);
			expect(await placedFor(email)).toEqual([]);
			const again = await wallet.open(shopper, productId);
			expect(again.basketId).toBe(opened.basketId);
			expect((await wallet.pay(shopper, again, email)).said.ok).toBe(true);
			expect(await placedFor(email)).toHaveLength(1);
		},
	);

	test("a shopper who has seen the confirmation can buy the same product again", async () => {
		const [shopper, email] = [newShopper(), uniqueEmail()];
		const first = await google.pay(shopper, await google.open(shopper, PRODUCT), email);
		await look(shopper, String(first.said.location));
		const second = await google.pay(shopper, await google.open(shopper, PRODUCT), email);
		expect(second.said.location).toMatch(CONFIRMATION);
		expect(await placedFor(email)).toHaveLength(2);
	});

	test("the outcome of another shopper's bag stays hidden", async () => {
		const [shopper, email] = [newShopper(), uniqueEmail()];
		const opened = await google.open(shopper, PRODUCT);
		await google.pay(shopper, opened, email);
		for (const thief of [newShopper(), await withBag()])
			expect((await get(thief, `outcome?basketId=${opened.basketId}`)).said).toEqual({ ok: true });
		expect((await get(shopper, "outcome?basketId=<script>")).status).toBe(400);
	});
});
