import { beforeAll, beforeEach, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { resultOf } from "../../../testing/controller-under-test.ts";
import { BASKETS, type Json, ORDERS, sendAs } from "../../../testing/order-under-test.ts";
import { AMAZON_SESSION_PATH, BUYER_PATH } from "./buyer-path.ts";

const SHOP = "https://shop.example";
const CONTROLLER = "/on/demandware.store/Sites-vetrina-eu-Site/en-IT/AmazonPay-Applicable";
const BUYER = {
	email: "buyer@wallet.example",
	name: "Anna Rossi",
	address1: "Via Roma 1",
	locality: "Milano",
	postalCode: "20121",
	administrativeArea: "MI",
	phoneNumber: "+390212345678",
};

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: SHOP });
});
beforeEach(() =>
	putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 50 }] }),
);

type Preferences = Record<"payload" | "signature" | "productType" | "scriptURL", string>;
const button = async (query = ""): Promise<{ guest: Guest; basketId: string; preferences: Preferences }> => {
	const guest = await loginGuest(commerce);
	const created = await sendAs(guest, "POST", BASKETS, {
		productItems: [{ productId: "1001", quantity: 1 }],
	});
	const { basketId } = (await created.json()) as { basketId: string };
	const said = (await (await guest.fetch(CONTROLLER + query)).json()) as { amazonPreferences: Preferences };
	return { guest, basketId, preferences: said.amazonPreferences };
};
const open = (fields: Record<string, string>) =>
	commerce.fetch(`${AMAZON_SESSION_PATH}?${new URLSearchParams(fields)}`, { redirect: "manual" });
const signed = ({ payload, signature }: Preferences) => ({
	payload,
	signature,
	algorithm: "AMZN-PAY-RSASSA-PSS-V2",
	language: "en",
});

// proves wallets-9
test("the button leads to Amazon's page and back to the review, and the order is Amazon's", async () => {
	const { guest, basketId, preferences } = await button();
	expect(preferences.scriptURL).toMatch(/\/scripts\/amazon-pay\.js$/);
	const led = await open(signed(preferences));
	expect(led.status).toBe(303);
	const page = new URL(led.headers.get("location") ?? "", SHOP);
	expect(page.pathname).toBe(BUYER_PATH);
	const query = Object.fromEntries(page.searchParams);
	expect(query.return).toBe(`${SHOP}/en-it/checkout?wallet=AMAZON_PAY_V2`);
	const back = await commerce.fetch(BUYER_PATH, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams({ ...query, ...BUYER, action: "approve" }),
	});
	const token = new URL(back.headers.get("location") ?? "").searchParams.get("token") ?? "";
	expect(await resultOf(guest, "AmazonPay-Complete", { token })).toEqual({
		success: true,
		basketId,
		approvedAmount: 100,
	});
	const order = (await (await sendAs(guest, "POST", ORDERS, { basketId })).json()) as Json;
	expect(order).toMatchObject({
		status: "new",
		paymentInstruments: [{ paymentMethodId: "AMAZON_PAY_V2" }],
		shipments: [{ shippingAddress: { address1: "Via Roma 1" } }],
	});
});

// proves wallets-9
test("Amazon is asked for the payment alone if the shop knows the address", async () => {
	const { preferences } = await button("?withAddress=false");
	expect(preferences.productType).toBe("PayOnly");
	const page = (await open(signed(preferences))).headers.get("location") ?? "";
	expect(await (await commerce.fetch(page)).text()).not.toContain('name="address1"');
});

// proves wallets-9
test("a payload that the shop has not signed opens no session", async () => {
	const { preferences } = await button();
	const forged = JSON.parse(preferences.payload) as Json;
	const foreign = {
		...forged,
		webCheckoutDetails: {
			checkoutReviewReturnUrl: "https://evil.example/",
			checkoutCancelUrl: "https://evil.example/",
		},
	};
	for (const change of [
		{ algorithm: "none" },
		{ signature: "" },
		{ payload: "{" },
		{ payload: "" },
		{ payload: JSON.stringify({ ...forged, merchantMetadata: { customInformation: "a.b.c" } }) },
		{ payload: JSON.stringify(foreign) },
	])
		expect((await open({ ...signed(preferences), ...change })).status, JSON.stringify(change)).toBe(400);
});

// proves wallets-9
test("another shopper's session pays nothing", async () => {
	const { preferences } = await button();
	const page = new URL((await open(signed(preferences))).headers.get("location") ?? "", SHOP);
	const query = Object.fromEntries(page.searchParams);
	await commerce.fetch(BUYER_PATH, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams({ ...query, ...BUYER, action: "approve" }),
	});
	const { guest: thief } = await button();
	expect(await resultOf(thief, "AmazonPay-Complete", { token: query.token ?? "" })).not.toHaveProperty(
		"success",
		true,
	);
});
