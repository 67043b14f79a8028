import { ADDRESS_FIELDS } from "@vetrina/shop-rules/checkout/address.ts";
import { expect, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { ADDRESS } from "../setup/buyer.ts";
import { send } from "../setup/purchase.ts";
import type { Shopper } from "../setup/shopper.ts";
import { inCheckout, look, placedFor, review, uniqueEmail } from "./shopper-in-checkout.ts";

/** Bad input to the bag and the checkout is refused at its field, or taken as text, and the bag loses nothing. */

/** Twenty-four units are in stock. */
const PRODUCT = "800005760206";
const PAYLOAD = `"><img src=x onerror=alert(1)><!--`;
const LONG = "x".repeat(10_240);
const { t } = textsOf("en");

/** Returns the page that a form leads to, which must not be a server error or contain the payload as markup. */
const sent = async (shopper: Shopper, path: string, fields: Record<string, string>) => {
	const to = await send(shopper, path, fields);
	const seen = await look(shopper, to);
	expect(seen.status, to).toBe(200);
	expect(seen.html).not.toContain("<img src=x");
	return { to, html: seen.html };
};
const bagOf = async (shopper: Shopper) => {
	const { basket } = (await (await shopper.fetch("/api/en-it/basket")).json()) as {
		basket: { items: { itemId: string; productId: string; quantity: number }[] };
	};
	return basket.items.map(({ itemId, quantity }) => ({ itemId, quantity }));
};

// proves checkout-2
test("a script in an address field is refused at the field, and shown as text", async () => {
	const { shopper } = await inCheckout(PRODUCT);
	const before = await bagOf(shopper);
	const names = ADDRESS_FIELDS.filter((name) => name in ADDRESS || name === "address2");
	for (const name of names) {
		const { to, html } = await sent(shopper, "/checkout", {
			intent: "delivery",
			...ADDRESS,
			[name]: PAYLOAD,
		});
		expect(to, name).toBe("/en-it/checkout?step=delivery&error=form");
		expect(html, name).toContain('aria-invalid="true"');
	}
	// Fields that the country does not ask for are not kept.
	for (const name of ["customsCode", "firstNameFurigana", "countryCode", "c_anything"]) {
		const { to, html } = await sent(shopper, "/checkout", {
			intent: "delivery",
			...ADDRESS,
			[name]: PAYLOAD,
		});
		expect(to, name).toBe("/en-it/checkout?step=payment");
		expect(html).not.toContain("onerror");
	}
	expect(await bagOf(shopper)).toEqual(before);
});

// proves checkout-2
test.each([
	["a state of another country", { stateCode: "NY" }, t("address.fault.choice")],
	[
		"a postal code of another country",
		{ postalCode: "SW1A 1AA" },
		"Please check the postal code, for example",
	],
	["a telephone number of two digits", { phone: "12" }, t("address.fault.phone")],
	["words in place of a telephone number", { phone: "call me" }, t("address.fault.phone")],
	["blanks", { city: "  " }, t("address.fault.required")],
	["control characters", { address1: "Via\u0000Roma" }, "Please remove characters such as"],
])("%s is refused at its field, and the other input stays", async (_, change, fault) => {
	const { shopper } = await inCheckout(PRODUCT);
	const typed = { ...ADDRESS, lastName: "Typed", ...change };
	const { to, html } = await sent(shopper, "/checkout", { intent: "delivery", ...typed });
	expect(to).toBe("/en-it/checkout?step=delivery&error=form");
	expect(html).toContain(fault);
	expect(html).toContain('value="Typed"');
});

// proves gifts-5
test("a note of ten kilobytes is refused with a message", async () => {
	const { shopper } = await inCheckout(PRODUCT);
	const before = await bagOf(shopper);
	for (const giftMessage of [LONG, PAYLOAD.repeat(20)]) {
		const { to } = await sent(shopper, "/checkout", { intent: "delivery", ...ADDRESS, giftMessage });
		expect(to).toBe("/en-it/checkout?step=delivery&error=form");
	}
	expect((await sent(shopper, "/cart", { intent: "giftOptions", giftMessage: LONG })).to).toContain("error=");
	// A form beyond the size limit is not read at all.
	const response = await shopper.fetch("/en-it/checkout", {
		method: "POST",
		body: new URLSearchParams({ intent: "delivery", ...ADDRESS, giftMessage: LONG.repeat(4) }),
	});
	expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('"detail"')]);
	expect(await bagOf(shopper)).toEqual(before);
});

// proves basket-3
test.each(["-1", "1.5", "1e9", "99999999999", "NaN", "Infinity", "0x10", "<b>", "१"])(
	"a line's quantity cannot be %s",
	async (quantity) => {
		const { shopper } = await inCheckout(PRODUCT);
		const before = await bagOf(shopper);
		const itemId = before[0]?.itemId ?? "";
		const { to } = await sent(shopper, "/cart", { intent: "update", itemId, quantity });
		expect(to).toMatch(/error=(invalid|maxQuantity)$/);
		expect(await bagOf(shopper)).toEqual(before);
	},
);

// proves checkout-1
test("an invalid e-mail address is refused at its field, and an accent or a plus is accepted", async () => {
	const { shopper } = await inCheckout(PRODUCT);
	for (const email of [
		"",
		" ",
		"a",
		"a@",
		"@b.example",
		"a b@c.example",
		PAYLOAD,
		`${"a".repeat(300)}@b.example`,
	])
		expect((await sent(shopper, "/checkout", { intent: "contact", email })).to, email).toBe(
			"/en-it/checkout?step=contact&error=invalidEmail",
		);
	for (const email of ["anna+shop@vetrina.example", "o'neill@vetrina.example"])
		expect((await sent(shopper, "/checkout", { intent: "contact", email })).to, email).toBe(
			"/en-it/checkout?step=delivery",
		);
});

// proves checkout-3, checkout-7, checkout-10
test("forged tokens, ids and countries lead back to their step", async () => {
	const { shopper } = await inCheckout(PRODUCT);
	const before = await bagOf(shopper);
	for (const card of ["x", "a.b.c", PAYLOAD, "../../baskets"])
		expect((await look(shopper, `/en-it/checkout?${new URLSearchParams({ card })}`)).path).toMatch(
			/error=card$/,
		);
	for (const [fields, to] of [
		[{ intent: "savedCard", id: "nosuch" }, /step=payment&error=card$/],
		[{ intent: "savedCard", id: PAYLOAD }, /step=payment$/],
		[{ intent: "removeGiftCard", id: "nosuch" }, /step=payment$/],
		[{ intent: "giftCard", giftCard: PAYLOAD }, /error=giftCardUnknown$/],
		[{ intent: "pay", method: "bank-account", iban: "IT00", bic: PAYLOAD }, /step=payment&error=form$/],
		[{ intent: "billing", ...ADDRESS, billingCountry: "XX" }, /billing=other$/],
		[{ intent: "billing", ...ADDRESS, billingCountry: PAYLOAD }, /billing=other$/],
		[{ intent: "wallet", method: PAYLOAD }, /\/checkout$/],
		[{ intent: "leaveBank", orderNo: PAYLOAD }, /\/checkout$/],
		[{ intent: "leaveBank", orderNo: "00000001" }, /error=payment$/],
		[{ intent: "pickUp", storeId: "nosuch", collector: PAYLOAD, collectorPhone: "1" }, /error=form$/],
		[{ intent: "place", basketId: PAYLOAD }, /\/checkout$/],
		[{ intent: PAYLOAD }, /\/checkout$/],
	] as [Record<string, string>, RegExp][])
		expect((await sent(shopper, "/checkout", fields)).to, JSON.stringify(fields)).toMatch(to);
	for (const query of [
		`step=${encodeURIComponent(PAYLOAD)}`,
		"step=review",
		"address=nosuch",
		"billingCountry=XX",
	])
		expect((await look(shopper, `/en-it/checkout?${query}`)).status, query).toBe(200);
	expect(await bagOf(shopper)).toEqual(before);
});

// proves checkout-4
test("an invented total orders nothing, and a missing bag is reported", async () => {
	const start = await inCheckout(PRODUCT, "4242424242424242");
	const { shopper, email } = start;
	const reviewed = await review(start);
	for (const total of ["0", "1", "0.01"])
		expect(await send(shopper, "/checkout", { ...reviewed, total })).toMatch(/error=changed$/);
	expect(await placedFor(email)).toEqual([]);
	expect(await send(shopper, "/checkout", reviewed)).toContain("/confirmation?");
	const own = await look(shopper, "/en-it/checkout");
	expect(own.path).toContain("/confirmation?");
	// Another tab still shows the steps.
	const stale: Record<string, string>[] = [
		{ intent: "contact", email: uniqueEmail() },
		{ intent: "delivery", ...ADDRESS },
		{ intent: "billingSame" },
		{ intent: "giftCard", giftCard: "AAAA-BBBB-CCCC-DDDD" },
		{ intent: "wallet", method: "PAYPAL", from: "checkout" },
		{ intent: "card", card: "x".repeat(22) },
	];
	for (const fields of stale) {
		const { html } = await sent(shopper, "/checkout", fields);
		expect(html, fields.intent).toContain("Your bag is empty");
	}
	expect(await placedFor(email)).toHaveLength(1);
});
