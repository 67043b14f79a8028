import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../testing/commerce-under-test.ts";
import { BASKETS, sendAs } from "../testing/order-under-test.ts";
import { CUSTOMERS_PATH, PASSWORD, registeredCustomer } from "../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices: { EUR: { list: 100 } }, ats: 0 }] });
});

const EMAIL = "anna-7@vetrina.example";
const custom = (path: string): string => `/custom/${path.replace("/", `/v1/organizations/${ORGANIZATION}/`)}`;
const here = { countryCode: "IT", languageCode: "en" };
const rows = async (table: string) => {
	const { results } = await commerce.env.DB.prepare(`SELECT DISTINCT email FROM ${table}`).all();
	return results;
};

/** Sends an address to an API, and returns the addresses that the API has stored. */
const DOORS: Record<string, (email: string) => Promise<unknown>> = {
	"the newsletter": async (email) => {
		const guest = await loginGuest(commerce);
		const path = custom(`newsletter-api/profiles/${encodeURIComponent(email)}`);
		expect((await sendAs(guest, "POST", path, here)).status).toBe(200);
		return rows("newsletter_profile");
	},
	"a request for a product": async (email) => {
		const guest = await loginGuest(commerce);
		const body = { email, productId: "1001", ...here };
		expect((await sendAs(guest, "POST", custom("notifyme-api/subscribe"), body)).status).toBe(200);
		return rows("notify_me");
	},
	registration: async (email) => {
		const guest = await loginGuest(commerce);
		const customer = { login: email, email, firstName: "Anna", lastName: "Davis, Jr." };
		const response = await sendAs(guest, "POST", CUSTOMERS_PATH, { customer, password: PASSWORD });
		if (!response.ok)
			expect(await response.json()).toMatchObject({
				type: expect.stringContaining("login-already-in-use"),
			});
		return rows("customer");
	},
};

// proves typed-1, typed-4
test.each(Object.entries(DOORS))("%s knows an e-mail address by any spelling", async (_, door) => {
	for (const [name, spell] of Object.entries(SPELLINGS))
		expect(await door(spell(EMAIL)), name).toEqual([{ email: EMAIL }]);
	expect(await door("ANNA-7@vetrina.example")).toEqual([{ email: EMAIL }]);
});

// proves typed-2, identity-1
test("a customer keeps a name as it was typed", async () => {
	const anna = await registeredCustomer(commerce, "names@vetrina.example");
	for (const lastName of ["Davis, Jr.", "نرگس\u200cسادات", "Anne\u2011Marie"]) {
		const response = await sendAs(anna, "PATCH", anna.path, { lastName: ` ${lastName} ` });
		expect(await response.json()).toMatchObject({ lastName });
	}
});

// proves typed-1
test("a bag takes a coupon by any spelling of its code, once", async () => {
	const guest = await loginGuest(commerce);
	for (const [name, spell] of Object.entries(SPELLINGS)) {
		const created = await sendAs(guest, "POST", BASKETS, {});
		const path = `${BASKETS}/${((await created.json()) as { basketId: string }).basketId}`;
		const add = (code: string) => sendAs(guest, "POST", `${path}/coupons`, { code });
		expect((await add(spell("candle"))).status, name).toBe(200);
		expect((await add("CANDLE")).status, name).toBe(400);
		await sendAs(guest, "DELETE", path);
	}
});

// proves typed-1
test("a gift card is found by any spelling of its code", async () => {
	const issued = await commerce.fetch("/admin/gift-certificates", {
		method: "POST",
		headers: { authorization: "Bearer test-admin" },
		body: JSON.stringify({
			siteId: "vetrina-eu",
			currency: "EUR",
			amount: 80,
			recipientEmail: "bea@vetrina.example",
			recipientName: "Bea",
		}),
	});
	const { code } = (await issued.json()) as { code: string };
	for (const [name, spell] of Object.entries(SPELLINGS)) {
		const guest = await loginGuest(commerce);
		const giftCertificateCode = spell(code.toLowerCase().replace(/.{4}(?=.)/g, "$&-"));
		const path = `/pricing/shopper-gift-certificates/v1/organizations/${ORGANIZATION}/gift-certificate`;
		expect((await sendAs(guest, "POST", path, { giftCertificateCode })).status, name).toBe(200);
	}
});
