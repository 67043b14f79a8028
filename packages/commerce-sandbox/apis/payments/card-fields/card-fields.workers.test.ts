import { beforeAll, expect, test, vi } from "vitest";
import { runScheduled } from "../../../run-scheduled.ts";
import { type CommerceUnderTest, startCommerce } from "../../../testing/commerce-under-test.ts";
import { CARD_FIELDS_PATH, CARDS_PATH } from "./card-fields.ts";

const SHOP = "https://shop.example";
const BACK = `${SHOP}/en-it/checkout?step=payment&card=reference`;
let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: SHOP });
});

const card = { number: "4242424242424242", holder: "Anna Rossi", expiry: "03/31", securityCode: "123" };

/** Returns a secret and the session that opens the card fields. */
async function newSession() {
	const secret = crypto.randomUUID().repeat(2).replaceAll("-", "");
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
	return { secret, session: Buffer.from(hash).toString("base64url") };
}
const open = (query: Record<string, string>) =>
	commerce.fetch(`${CARD_FIELDS_PATH}?${new URLSearchParams(query)}`);
const send = (fields: Record<string, string>, headers = {}) =>
	commerce.fetch(CARD_FIELDS_PATH, {
		method: "POST",
		body: new URLSearchParams(fields),
		redirect: "manual",
		headers,
	});
const ask = (path: string, body: object) =>
	commerce.fetch(path, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
const take = (secret: string, use = "basket-1") => ask(CARDS_PATH, { secret, use });
const FACTS = { cardType: "Visa", lastDigits: "4242", expiry: "03/31" };

// proves checkout-3
test("a card leads back to the address as it was, and its session's secret takes it, without its number", async () => {
	const { secret, session } = await newSession();
	const led = await send({ ...card, return: BACK, session });
	expect([led.status, led.headers.get("location")]).toEqual([303, BACK]);
	expect(await (await ask(`${CARDS_PATH}/facts`, { secret })).json()).toEqual({ card: FACTS });
	const taken = await take(secret);
	expect(await taken.json()).toEqual({
		paymentCard: {
			cardType: "Visa",
			maskedNumber: "************4242",
			holder: "Anna Rossi",
			expirationMonth: 3,
			expirationYear: 2031,
			creditCardToken: expect.stringMatching(/^tok_\w{32}$/),
		},
	});
	expect(taken.headers.get("cache-control")).toBe("no-store");
});

// proves checkout-3
test("a card has one use: the same one again gets the same card, any other none", async () => {
	const { secret, session } = await newSession();
	await send({ ...card, return: BACK, session });
	const all = await Promise.all(["basket-1", "basket-2", "basket-1"].map((use) => take(secret, use)));
	const first = await all[0]?.json();
	expect(all.map(({ status }) => status)).toEqual([200, 404, 200]);
	expect(await all[2]?.json()).toEqual(first);
	expect((await take(secret, "customer")).status).toBe(404);
	expect((await ask(`${CARDS_PATH}/facts`, { secret })).status).toBe(404);
});

// proves checkout-3
test("a session, an unknown secret and an expired card take nothing", async () => {
	const { secret, session } = await newSession();
	await send({ ...card, return: BACK, session });
	for (const wrong of [session, `${secret}x`, "a".repeat(43)]) expect((await take(wrong)).status).toBe(404);
	for (const malformed of ["", "a.b", "x".repeat(5000)]) expect((await take(malformed)).status).toBe(400);
	vi.useFakeTimers({ now: Date.now() + 15 * 60_000, toFake: ["Date"] });
	try {
		expect((await take(secret)).status).toBe(404);
		await runScheduled(commerce.env);
	} finally {
		vi.useRealTimers();
	}
	expect((await take(secret)).status).toBe(404);
});

// proves checkout-3
test("the fields' own script learns what may be shown of the card, and nothing that takes it", async () => {
	const { session } = await newSession();
	const sent = async (fields: Record<string, string>) => {
		const response = await send({ ...fields, return: BACK, session }, { accept: "application/json" });
		return { json: await response.json(), cache: response.headers.get("cache-control") };
	};
	expect(await sent(card)).toEqual({ json: { card: FACTS }, cache: "no-store" });
	expect((await sent({ ...card, number: "1", holder: "" })).json).toEqual({ faults: ["number", "holder"] });
});

// proves checkout-31
test("the fields know the brands of the country's cards, and take a typeface of the shop alone", async () => {
	const { session } = await newSession();
	const show = async (query: Record<string, string>) => {
		const response = await open({ return: BACK, session, language: "en", ...query });
		const text = await response.text();
		return { text, policy: response.headers.get("content-security-policy") };
	};
	const font = `${SHOP}/assets/instrument-sans-latin-wght-normal-Bx3v.woff2`;
	const italy = await show({ country: "IT", font: `${font}?x=1` });
	const listBrands = (text: string) =>
		[...text.matchAll(/data-brand="([^"]*)" hidden/g)].map(([, name]) => name);
	expect(listBrands(italy.text)).toEqual(["Visa", "Mastercard", "American Express"]);
	expect(italy.text).toContain(`src: url("${font}") format("woff2")`);
	expect(italy.policy).toContain(`font-src ${SHOP};`);
	expect(listBrands((await show({ country: "JP" })).text)).toContain("JCB");
	for (const other of ["https://other.example/a.woff2", `${SHOP}/a.svg`, `${SHOP}/a")}.woff2`, "a.woff2"])
		expect((await show({ font: other })).text).not.toContain("@font-face");
});

// proves checkout-3
test("a card of a brand that the house does not take is told so, not that its number is wrong", async () => {
	const { session } = await newSession();
	const led = await send({ ...card, number: "30569309025904", return: BACK, session });
	expect(new URL(led.headers.get("location") ?? "").searchParams.get("cardFaults")).toBe("brand");
	const page = await (await open({ return: BACK, session, language: "en", faults: "brand" })).text();
	expect(page).toContain('<p id="number">We do not accept cards of this brand. Please use another card.</p>');
	expect(page).toMatch(/name="number"[^>]*aria-describedby="number"/);
});

// proves checkout-3
test("faults are shown at their fields in the shopper's language", async () => {
	const { secret, session } = await newSession();
	const led = await send({ ...card, number: "4242424242424241", expiry: "01/20", return: BACK, session });
	const to = new URL(led.headers.get("location") ?? "");
	expect([to.searchParams.get("cardFaults"), to.searchParams.get("card")]).toEqual(["number,expiry", null]);
	expect((await take(secret)).status).toBe(404);
	const page = await open({
		return: BACK,
		session,
		language: "de",
		faults: "number,expiry,<b>",
		holder: '"><script>',
	});
	const text = await page.text();
	expect(text).toContain("Bitte prüfen Sie die Kartennummer.");
	expect(text).not.toContain('"><script>');
	expect(page.headers.get("content-security-policy")).toContain(`frame-ancestors ${SHOP}`);
});

// proves checkout-3
test.each([
	"https://evil.example/en-it/checkout",
	"//evil.example",
	"javascript:alert(1)",
	"",
	"x".repeat(3000),
])("no card is taken for a way back to %s", async (back) => {
	const { session } = await newSession();
	expect((await open({ return: back, session })).status).toBe(400);
	expect((await send({ ...card, return: back, session })).status).toBe(400);
});

// proves checkout-3
test.each(["", "short", '"><script>', "x".repeat(44)])(
	"no card is taken for the session %s",
	async (session) => {
		expect((await open({ return: BACK, session })).status).toBe(400);
		expect((await send({ ...card, return: BACK, session })).status).toBe(400);
	},
);

// proves checkout-3
test("a production without the sandbox has no card fields, and offers no methods", async () => {
	const { session } = await newSession();
	const query = new URLSearchParams({ return: BACK, session });
	const statusIn = async (more: object) => {
		const production = await startCommerce({ STOREFRONT_ORIGIN: SHOP, INSTANCE_TYPE: "production", ...more });
		return (await production.fetch(`${CARD_FIELDS_PATH}?${query}`)).status;
	};
	expect([await statusIn({}), await statusIn({ PAYMENTS: "sandbox" })]).toEqual([404, 200]);
});
