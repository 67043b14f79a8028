import { beforeAll, beforeEach, describe, expect, test } from "vitest";
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

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: SHOP });
});
beforeEach(() =>
	putLive(commerce.env.DB, {
		variants: [{ id: "1001", prices: { EUR: { list: 100 }, USD: { list: 100 } }, ats: 50 }],
	}),
);

const items = [{ productId: "1001", quantity: 1 }];
const withBasket = async (siteId?: string): Promise<{ guest: Guest; path: string; basketId: string }> => {
	const guest = await loginGuest(commerce, siteId);
	const created = await sendAs(guest, "POST", BASKETS, { productItems: items });
	const basketId = String(((await created.json()) as Json).basketId);
	return { guest, basketId, path: `${BASKETS}/${basketId}` };
};
const MILAN = { locality: "Milano", postalCode: "20121", administrativeArea: "MI" };
const approve = (token: string, place: Record<string, string> = MILAN) =>
	commerce.fetch(BUYER_PATH, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams({
			token,
			return: `${SHOP}/en-it/checkout`,
			cancel: `${SHOP}/en-it/cart`,
			action: "approve",
			email: "buyer@wallet.example",
			name: "Anna Rossi",
			address1: "Via Roma 1",
			phoneNumber: "+390212345678",
			...place,
		}),
	});
const WALLETS = [
	["PAYPAL", "Paypal-Popup", "PaypalToken", "Paypal-Complete"],
	["AMAZON_PAY_V2", "AmazonPay-CreateCheckoutSession", "checkoutSessionId", "AmazonPay-Complete"],
] as const;

// proves wallets-11
describe.each(WALLETS)("%s", (_, ask, name, complete) => {
	const approvedToken = async (guest: Guest, more: Json = {}): Promise<string> => {
		const token = String((await resultOf(guest, ask, more))[name]);
		await approve(token);
		return token;
	};
	const typeOf = async (response: Response) => ((await response.json()) as Json).type;

	test("a bag that has grown while its page was open is not completed, and pays once it is approved again", async () => {
		const { guest, path, basketId } = await withBasket();
		const token = await approvedToken(guest);
		await sendAs(guest, "POST", `${path}/items`, items);
		expect(await resultOf(guest, complete, { token })).toMatchObject({
			success: false,
			errorType: "basket-total-changed",
		});
		const again = await approvedToken(guest);
		expect(await resultOf(guest, complete, { token: again })).toMatchObject({
			success: true,
			approvedAmount: 200,
		});
		expect((await sendAs(guest, "POST", ORDERS, { basketId })).status).toBe(200);
	});

	test("a bag that has grown since is not ordered at more than was approved, not even after a reload of the way back", async () => {
		const { guest, path, basketId } = await withBasket();
		const token = await approvedToken(guest);
		expect(await resultOf(guest, complete, { token })).toMatchObject({ success: true });
		await sendAs(guest, "POST", `${path}/items`, items);
		for (let times = 0; times < 2; times++) {
			const refused = await sendAs(guest, "POST", ORDERS, { basketId });
			expect([refused.status, await typeOf(refused)]).toEqual([
				409,
				expect.stringMatching(/basket-total-changed$/),
			]);
			expect(await resultOf(guest, complete, { token })).toMatchObject({ success: true });
		}
		const again = await approvedToken(guest, { shipping: "given", withAddress: false });
		expect(await resultOf(guest, complete, { token: again })).toMatchObject({ success: true });
		expect((await sendAs(guest, "POST", ORDERS, { basketId })).status).toBe(200);
	});

	test("a bag that has become smaller is ordered as it is", async () => {
		const { guest, path, basketId } = await withBasket();
		const added = (await (await sendAs(guest, "POST", `${path}/items`, items)).json()) as {
			productItems: { itemId: string }[];
		};
		const token = await approvedToken(guest);
		expect(await resultOf(guest, complete, { token })).toMatchObject({ approvedAmount: 200 });
		const [line] = added.productItems;
		await sendAs(guest, "PATCH", `${path}/items/${line?.itemId}`, { quantity: 1 });
		const order = (await (await sendAs(guest, "POST", ORDERS, { basketId })).json()) as Json;
		expect(order).toMatchObject({ productSubTotal: 100, orderTotal: 110 });
	});
});

// proves wallets-11
test("the tax that the buyer's own address brings is approved at the review, not at the wallet again", async () => {
	const { guest, basketId } = await withBasket("vetrina-us");
	const ask = async (action: string, body: Json): Promise<Json> => {
		const site = "/on/demandware.store/Sites-vetrina-us-Site/en-US";
		const generated = await guest.fetch(`${site}/CSRF-Generate`, { method: "POST" });
		const { csrf } = (await generated.json()) as { csrf: { tokenName: string; token: string } };
		const query = new URLSearchParams({ [csrf.tokenName]: csrf.token });
		return (await (await sendAs(guest, "POST", `${site}/${action}?${query}`, body)).json()) as Json;
	};
	const token = String((await ask("Paypal-Popup", {})).PaypalToken);
	await approve(token, { locality: "Los Angeles", postalCode: "90028", administrativeArea: "CA" });
	expect(await ask("Paypal-Complete", { token })).toMatchObject({ success: true, approvedAmount: 100 });
	const order = (await (await sendAs(guest, "POST", ORDERS, { basketId })).json()) as Json;
	expect(order.taxTotal).toBeGreaterThan(7);
});
