import { expect, inject, test } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { issueGiftCertificate } from "../setup/gift-certificate.ts";
import { asBrowsersSay, enterCard, orderNoOf, reviewedBasketId, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const SCRIPT = "<script>alert(1)</script>";
const LONG = "x".repeat(10_000);

const step = (shopper: Shopper, fields: Record<string, string>, fault = "") =>
	send(shopper, "/checkout", fields, fault);
const page = async (shopper: Shopper, path: string) => {
	const response = await shopper.fetch(path);
	return {
		status: response.status,
		headers: response.headers,
		location: response.headers.get("location"),
		text: await response.text(),
	};
};
/** The product's stock is enough for all of these tests. */
const addToBag = (shopper: Shopper) => send(shopper, "/cart", { intent: "add", productId: "800000490000" });
const withBag = async (): Promise<Shopper> => {
	const shopper = newShopper();
	await addToBag(shopper);
	return shopper;
};
const ready = async (number = "4242424242424242"): Promise<{ shopper: Shopper; basketId: string }> => {
	const shopper = await withBag();
	expect(await step(shopper, { intent: "contact", email: "anna@vetrina.example" })).toBe(
		"/en-it/checkout?step=delivery",
	);
	await page(shopper, "/en-it/checkout?step=delivery");
	expect(await step(shopper, { intent: "delivery", ...ADDRESS })).toBe("/en-it/checkout?step=payment");
	expect((await page(shopper, await enterCard(shopper, number))).location).toBe(
		"/en-it/checkout?step=review",
	);
	const { text } = await page(shopper, "/en-it/checkout?step=review");
	return { shopper, basketId: reviewedBasketId(text) };
};
// proves checkout-4
test("the same purchase, sent ten times at once and once more later, is one order", async () => {
	const { shopper, basketId } = await ready();
	const all = await Promise.all(
		Array.from({ length: 10 }, () => step(shopper, { intent: "place", basketId })),
	);
	expect(new Set(all.map(orderNoOf)).size).toBe(1);
	expect(await step(shopper, { intent: "place", basketId })).toBe(all[0]);
	const confirmation = await page(shopper, all[0] ?? "");
	expect([confirmation.status, confirmation.headers.get("cache-control")]).toEqual([
		200,
		"private, no-store",
	]);
	// proves checkout-5
	expect((await page(newShopper(), all[0] ?? "")).status).toBe(404);
	expect((await page(await withBag(), all[0] ?? "")).status).toBe(404);
});

// proves checkout-4
test.each([
	["4000000000000002", "cardDeclined"],
	["4000000000009995", "cardFunds"],
	["4000000000000119", "paymentTimeout"],
])("a payment with %s that fails (%s) leaves bag, address and e-mail", async (number, error) => {
	const { shopper, basketId } = await ready(number);
	expect(await step(shopper, { intent: "place", basketId })).toBe(
		`/en-it/checkout?step=payment&error=${error}`,
	);
	const { text } = await page(shopper, "/en-it/checkout?step=delivery");
	expect(text).toContain('value="Via Roma 1"');
	expect((await page(shopper, await enterCard(shopper))).location).toBe("/en-it/checkout?step=review");
	expect(await step(shopper, { intent: "place", basketId })).toMatch(
		/^\/en-it\/checkout\/confirmation\?orderNo=/,
	);
});

// proves checkout-1
test.each([
	[{ intent: "contact", email: SCRIPT }, "?step=contact&error=invalidEmail"],
	[{ intent: "contact", email: LONG }, "?step=contact&error=invalidEmail"],
	[{ intent: "contact" }, "?step=contact&error=invalidEmail"],
	[{ intent: "delivery" }, "?step=delivery&error=form"],
	[{ intent: "delivery", ...ADDRESS, address1: SCRIPT }, "?step=delivery&error=form"],
	[{ intent: "delivery", ...ADDRESS, firstName: LONG, phone: "x" }, "?step=delivery&error=form"],
	[{ intent: "place", basketId: "../../orders" }, ""],
	[{ intent: LONG }, ""],
])("a bag with %j is led back to %s", async (fields, query) => {
	const shopper = await withBag();
	expect(await step(shopper, fields as Record<string, string>)).toBe(`/en-it/checkout${query}`);
	const back = await page(shopper, `/en-it/checkout${query}`);
	expect(back.status).toBe(200);
	expect(back.text).not.toContain(SCRIPT);
});

// proves checkout-1
test("a form sent by script receives its redirect, and the page as JSON", async () => {
	const shopper = await withBag();
	const response = await shopper.fetch("/en-it/checkout", {
		method: "POST",
		headers: { accept: "application/json" },
		body: new URLSearchParams({ intent: "contact", email: "anna@vetrina.example" }),
	});
	expect([response.status, response.headers.get("cache-control"), await response.json()]).toEqual([
		200,
		"private, no-store",
		{ location: "/en-it/checkout?step=delivery" },
	]);
	const next = await shopper.fetch("/_page/en-it/checkout?step=delivery");
	const { page: shown } = (await next.json()) as {
		page: { kind: string; data: { step: string; email: string } };
	};
	expect([shown.kind, shown.data.step, shown.data.email]).toEqual([
		"checkout",
		"delivery",
		"anna@vetrina.example",
	]);
	expect(next.headers.get("cache-control")).toBe("private, no-store");
});

// proves checkout-1, basket-15
test("forms place an order in the United States at the total with the state's tax", async () => {
	const shopper = newShopper();
	const post = async (path: string, fields: Record<string, string>) => {
		const response = await shopper.fetch(`/en-us${path}`, {
			method: "POST",
			body: new URLSearchParams(fields),
		});
		return response.headers.get("location") ?? `status ${response.status}`;
	};
	expect(await post("/cart", { intent: "add", productId: "800000490000" })).toContain("notice=added");
	expect((await page(shopper, "/en-us/cart")).text).toContain("Estimated total before tax and shipping");
	await post("/checkout", { intent: "contact", email: "anna@vetrina.example" });
	const address = { ...ADDRESS, address1: "1 Main Street", city: "Los Angeles", stateCode: "CA" };
	const delivery = { intent: "delivery", ...address, postalCode: "90001", phone: "2135550123" };
	expect(await post("/checkout", delivery)).toBe("/en-us/checkout?step=payment");
	await page(shopper, await enterCard(shopper, undefined, "/en-us/checkout?step=payment"));
	const { text } = await page(shopper, "/en-us/checkout?step=review");
	expect(text).toMatch(/>Tax</);
	const [, total = ""] = /Order and pay – ([^<]+)</.exec(text) ?? [];
	expect(total).toMatch(/^\$/);
	const [, exact = ""] = /name="total" value="([^"]+)"/.exec(text) ?? [];
	const confirmation = await post("/checkout", {
		intent: "place",
		basketId: reviewedBasketId(text),
		total: exact,
	});
	expect(confirmation).toMatch(/^\/en-us\/checkout\/confirmation\?orderNo=/);
	expect((await page(shopper, confirmation)).text).toContain(total);
});

// proves checkout-3
test.each([
	["forged", "card"],
	["a.b.c", "card"],
	["../../../baskets", "card"],
	[LONG, "card"],
])("the token %s is refused, and a card is needed again", async (token, error) => {
	const shopper = await withBag();
	const { status, location } = await page(
		shopper,
		`/en-it/checkout?${new URLSearchParams({ step: "payment", card: token })}`,
	);
	// An address of 10 kB is refused by the server.
	if (status === 414) return;
	expect([status, location]).toEqual([302, `/en-it/checkout?step=payment&error=${error}`]);
});

// proves checkout-1
test("another shopper's bag and a missing bag are not bought", async () => {
	const { basketId } = await ready();
	const other = await withBag();
	expect(await step(other, { intent: "place", basketId })).toBe("/en-it/checkout?step=review&error=otherBag");
	expect((await page(newShopper(), "/en-it/checkout")).location).toBe("/en-it/cart");
	for (const orderNo of ["00000001", SCRIPT, ""])
		expect(
			(await page(other, `/en-it/checkout/confirmation?${new URLSearchParams({ orderNo })}`)).status,
		).toBe(404);
});

// proves checkout-4
test.each(["baskets:503", "baskets:malformed", "orders:503"])(
	"%s at each step loses nothing",
	async (fault) => {
		const { shopper, basketId } = await ready();
		if (!fault.startsWith("orders")) {
			expect(await step(shopper, { intent: "contact", email: "b@vetrina.example" }, fault)).toBe(
				"/en-it/checkout?step=contact&error=unavailable",
			);
			expect(await step(shopper, { intent: "delivery", ...ADDRESS, city: "Roma" }, fault)).toBe(
				"/en-it/checkout?step=delivery&error=unavailable",
			);
		}
		expect(await step(shopper, { intent: "place", basketId }, "orders:503")).toBe(
			"/en-it/checkout?step=review&error=unavailable",
		);
		expect(await step(shopper, { intent: "place", basketId })).toMatch(/^\/en-it\/checkout\/confirmation/);
	},
);

// proves checkout-3
test("only the checkout may frame the processor", async () => {
	const shopper = await withBag();
	const policy = async (path: string) =>
		(await page(shopper, path)).headers.get("content-security-policy") ?? "";
	await step(shopper, { intent: "contact", email: "anna@vetrina.example" });
	await step(shopper, { intent: "delivery", ...ADDRESS });
	const origin = asBrowsersSay(inject("commerce"));
	expect(await policy("/en-it/checkout?step=payment")).toContain(`frame-src 'self' ${origin}`);
	expect(await policy("/en-it/checkout?step=payment")).toContain(`form-action 'self' ${origin}`);
	expect(await policy("/en-it/cart")).not.toContain("frame-src");
});

const issueGiftCard = (amount: number, currency = "EUR") => issueGiftCertificate({ amount, currency });
const payWith = (shopper: Shopper, code: string, fault = "") =>
	step(shopper, { intent: "giftCard", giftCard: code }, fault);

// proves checkout-5, checkout-26
test("the promise for a pre-order counts the days after dispatch", async () => {
	const shopper = newShopper();
	await send(shopper, "/cart", { intent: "add", productId: "800006010006" });
	expect((await page(shopper, "/en-it/cart")).text).not.toContain("working days.");
	await step(shopper, { intent: "contact", email: "anna@vetrina.example" });
	const { text } = await page(shopper, "/en-it/checkout?step=delivery");
	expect(text).toContain("Your bag contains a pre-order item.");
	expect(text).not.toContain("working days.");
	const inStock = (await page(await withBag(), "/en-it/checkout?step=contact")).text;
	expect(inStock).not.toContain("pre-order item");
	expect(inStock).toContain("working days.");
});

// proves checkout-6
test("gift cards and a card share a payment, and a gift card can be removed", async () => {
	const { shopper, basketId } = await ready();
	const [first, second] = await Promise.all([issueGiftCard(10), issueGiftCard(20.5)]);
	for (const code of [first, second, second])
		expect(await payWith(shopper, ` ${code.slice(0, 8)}-${code.slice(8)} `)).toBe(
			"/en-it/checkout?step=payment",
		);
	const { text } = await page(shopper, "/en-it/checkout?step=payment");
	expect(text.match(/name="id"/g)).toHaveLength(2);
	expect(text).toMatch(/−20,50.€/);
	const [, id = ""] = /name="id" value="([^"]+)"/.exec(text) ?? [];
	expect(await step(shopper, { intent: "removeGiftCard", id })).toBe("/en-it/checkout?step=payment");
	expect(await step(shopper, { intent: "removeGiftCard", id })).toBe("/en-it/checkout?step=payment");
	const placed = await step(shopper, { intent: "place", basketId });
	expect((await page(shopper, placed)).text).toMatch(/−20,50.€/);
	const other = await ready();
	expect(await payWith(other.shopper, second)).toBe("/en-it/checkout?step=payment&error=giftCardEmpty");
});

// proves checkout-6
test("a gift card that covers all needs no other card", async () => {
	const shopper = await withBag();
	await step(shopper, { intent: "contact", email: "anna@vetrina.example" });
	await step(shopper, { intent: "delivery", ...ADDRESS });
	await payWith(shopper, await issueGiftCard(5000));
	const { text } = await page(shopper, "/en-it/checkout");
	const basketId = reviewedBasketId(text);
	expect(await step(shopper, { intent: "place", basketId })).toMatch(/^\/en-it\/checkout\/confirmation/);
});

// proves checkout-6
test("a refused gift card shows the reason at its field, and guessing is slowed down", async () => {
	const { shopper } = await ready();
	const refused = (error: string) => `/en-it/checkout?step=payment&error=${error}`;
	for (const code of ["", SCRIPT, LONG, "AAAA-BBBB-CCCC-DDDD"])
		expect(await payWith(shopper, code)).toBe(refused("giftCardUnknown"));
	expect(await payWith(shopper, await issueGiftCard(10, "GBP"))).toBe(refused("giftCardCurrency"));
	expect(await payWith(shopper, "AAAA-BBBB-CCCC-DDDD", "gift-certificates:503")).toBe(refused("unavailable"));
	const { text } = await page(shopper, refused("giftCardUnknown"));
	expect(text).toMatch(/aria-invalid="true"[^>]*name="giftCard"|name="giftCard"[^>]*aria-invalid="true"/);
	for (let guess = 0; guess < 12; guess++) await payWith(shopper, `AAAABBBBCCCC${1000 + guess}`);
	expect(await payWith(shopper, "AAAABBBBCCCC9999")).toBe(refused("giftCardTries"));
});

// proves checkout-6
test("a customer saves an address and a card, and buys again without typing either", async () => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	const reviewed = async () => {
		const { text } = await page(shopper, "/en-it/checkout");
		return { text, basketId: reviewedBasketId(text) };
	};
	await addToBag(shopper);
	const first = await page(shopper, "/en-it/checkout");
	expect(first.text).toContain('name="saveAddress"');
	await step(shopper, { intent: "delivery", ...ADDRESS, saveAddress: "1" });
	await page(shopper, await enterCard(shopper));
	const review = await reviewed();
	expect(review.text).toContain(email);
	expect(review.text).toContain('name="saveCard"');
	const placed = await step(shopper, { intent: "place", basketId: review.basketId, saveCard: "1" });
	expect(placed).toMatch(/^\/en-it\/checkout\/confirmation/);
	// proves identity-46
	expect((await page(shopper, placed)).text).toContain('"offersPasskey":true');

	await addToBag(shopper);
	const html = await page(shopper, "/en-it/checkout");
	expect(html.text).toContain('value="Via Roma 1"');
	expect(html.text).toMatch(
		/id="addressBook"[\s\S]*Preferred address[\s\S]*checkout\?step=delivery&amp;address=/,
	);
	await step(shopper, { intent: "delivery", ...ADDRESS, saveAddress: "1" });
	const { text } = await page(shopper, "/en-it/checkout?step=payment");
	const [, id = ""] = /name="act" value="saved"[\s\S]*?<button[^>]*value="([^"]+)"/.exec(text) ?? [];
	expect(await step(shopper, { intent: "savedCard", id: "another" })).toBe(
		"/en-it/checkout?step=payment&error=card",
	);
	expect(await step(shopper, { intent: "savedCard", id })).toBe("/en-it/checkout?step=review");
	const again = await reviewed();
	expect(again.text).not.toContain('name="saveCard"');
	expect(await step(shopper, { intent: "place", basketId: again.basketId })).toMatch(
		/^\/en-it\/checkout\/confirmation/,
	);
	await send(shopper, "/login", { intent: "signOut" });
	await addToBag(shopper);
	const other = await page(shopper, "/en-it/checkout?step=delivery");
	expect(other.text).not.toContain("Via Roma 1");
});

// proves checkout-7
test("the billing address is the shipping address or another one, which a new shipping address does not change", async () => {
	const { shopper, basketId } = await ready();
	const payment = async (query = "") => (await page(shopper, `/en-it/checkout?step=payment${query}`)).text;
	expect(await payment()).toContain("Same as your delivery address");
	const form = await payment("&billing=other&billingCountry=US");
	expect(form).toContain("ZIP code");
	expect(await payment("&billing=other&billingCountry=XX")).toContain("Postal code");
	const home = {
		...ADDRESS,
		address1: "350 5th Avenue",
		city: "New York",
		stateCode: "NY",
		postalCode: "10118",
	};
	const bill = { intent: "billing", ...home, phone: "(212) 736-3100", billingCountry: "US" };
	const refused = await step(shopper, { ...bill, postalCode: "1011", address1: SCRIPT });
	expect(refused).toBe("/en-it/checkout?step=payment&billing=other&error=form");
	const again = (await page(shopper, refused)).text;
	expect(again).toContain("Please check the postal code, for example");
	expect(again).not.toContain(SCRIPT);
	expect(await step(shopper, { ...bill, billingCountry: "<x>" })).toBe(
		"/en-it/checkout?step=payment&billing=other",
	);
	expect(await step(shopper, bill, "baskets:503")).toBe(
		"/en-it/checkout?step=payment&billing=other&error=unavailable",
	);
	expect(await step(shopper, bill)).toBe("/en-it/checkout?step=payment");
	expect(await payment()).toContain("350 5th Avenue");
	await step(shopper, { intent: "delivery", ...ADDRESS, address1: "Via Torino 2" });
	const review = (await page(shopper, "/en-it/checkout?step=review")).text;
	expect(review).toContain("Via Torino 2");
	expect(review).toContain("350 5th Avenue");
	expect(await step(shopper, { intent: "billingSame" })).toBe("/en-it/checkout?step=payment");
	expect(await payment()).toContain("Same as your delivery address");
	expect(orderNoOf(await step(shopper, { intent: "place", basketId }))).toBeTruthy();
});
