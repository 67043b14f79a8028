import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../../../testing/commerce-under-test.ts";
import { CARD_FIELDS_PATH } from "./card-fields.ts";

const SHOP = "https://shop.example";
const BACK = `${SHOP}/en-it/checkout?step=payment`;
let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: SHOP });
});

const card = { number: "4242424242424242", holder: "Anna Rossi", expiry: "03/31", securityCode: "123" };
const open = (query: Record<string, string>) =>
	commerce.fetch(`${CARD_FIELDS_PATH}?${new URLSearchParams(query)}`);
const send = (fields: Record<string, string>) =>
	commerce.fetch(CARD_FIELDS_PATH, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

// proves checkout-3
test("a card comes back as a token that says no number, and is read once more by the shop alone", async () => {
	const led = await send({ ...card, return: BACK });
	const to = new URL(led.headers.get("location") ?? "");
	expect([led.status, to.origin + to.pathname, to.searchParams.get("step")]).toEqual([
		303,
		`${SHOP}/en-it/checkout`,
		"payment",
	]);
	const token = to.searchParams.get("card") ?? "";
	const [, claims = ""] = token.split(".");
	expect(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain(card.number);
	const read = await commerce.fetch(`/payments/sandbox/v1/cards/${token}`);
	expect(await read.json()).toEqual({
		paymentCard: {
			cardType: "Visa",
			maskedNumber: "************4242",
			holder: "Anna Rossi",
			expirationMonth: 3,
			expirationYear: 2031,
			creditCardToken: expect.stringMatching(/^tok_\w{32}$/),
		},
	});
	expect(read.headers.get("cache-control")).toBe("no-store");
});

// proves checkout-3
test("the fields' own script is told the same, and of the card what may be shown", async () => {
	const ask = async (fields: Record<string, string>) => {
		const response = await commerce.fetch(CARD_FIELDS_PATH, {
			method: "POST",
			headers: { accept: "application/json" },
			body: new URLSearchParams({ ...fields, return: BACK }),
		});
		return { text: await response.text(), cache: response.headers.get("cache-control") };
	};
	const taken = await ask(card);
	expect(JSON.parse(taken.text)).toEqual({
		card: { token: expect.any(String), cardType: "Visa", lastDigits: "4242", expiry: "03/31" },
	});
	expect(taken.text).not.toContain(card.number);
	expect(taken.cache).toBe("no-store");
	expect(JSON.parse((await ask({ ...card, number: "1", holder: "" })).text)).toEqual({
		faults: ["number", "holder"],
	});
});

// proves checkout-3
test("a card of a brand that the house does not take is told so, not that its number is wrong", async () => {
	const led = await send({ ...card, number: "30569309025904", return: BACK });
	expect(new URL(led.headers.get("location") ?? "").searchParams.get("cardFaults")).toBe("brand");
	const page = await (await open({ return: BACK, language: "en", faults: "brand" })).text();
	expect(page).toContain('<p id="number">We do not accept cards of this brand. Please use another card.</p>');
	expect(page).toMatch(/name="number"[^>]*aria-describedby="number"/);
});

// proves checkout-3
test("what is wrong is named, and stands at its field in the shopper's language", async () => {
	const led = await send({
		...card,
		number: "4242424242424241",
		expiry: "01/20",
		return: `${BACK}&card=old`,
	});
	const to = new URL(led.headers.get("location") ?? "");
	expect([to.searchParams.get("cardFaults"), to.searchParams.get("card")]).toEqual(["number,expiry", null]);
	const page = await open({
		return: BACK,
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
	expect((await open({ return: back })).status).toBe(400);
	expect((await send({ ...card, return: back })).status).toBe(400);
});

// proves checkout-3
test.each(["forged", "a.b.c", "x".repeat(5000)])("a token %s is no card's", async (token) => {
	expect((await commerce.fetch(`/payments/sandbox/v1/cards/${token}`)).status).toBe(404);
});
