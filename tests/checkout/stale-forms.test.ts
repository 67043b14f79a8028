import { expect, inject, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { ADDRESS } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { enterCard, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { look, payByCard } from "./shopper-in-checkout.ts";

/** In one of a browser's two windows, another customer signs in, or the bag is ordered; the other window still shows an earlier form. */

/** Twenty-four units are in stock. */
const PRODUCT = "800006970206";
const { t } = textsOf("en");
const SAID = t("checkout.error.otherBag");

type Fields = Record<string, string>;

const page = async (shopper: Shopper, path: string): Promise<string> =>
	(await (await shopper.fetch(`/en-it${path}`)).text()).replaceAll("&#x27;", "’");
const bagIn = (html: string): string => /name="basketId" value="([^"]+)"/.exec(html)?.[1] ?? "";
const signIn = (shopper: Shopper, email: string) =>
	send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });

/** Signs a customer in, with a bag that can be ordered. */
async function buyer(shopper: Shopper): Promise<string> {
	const email = await newCustomer(inject("commerce"));
	await signIn(shopper, email);
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	await payByCard(shopper, "4242424242424242");
	return email;
}

/** Returns the owner, address and payment of a bag. */
async function knownOf(shopper: Shopper): Promise<object> {
	const response = await shopper.fetch("/_page/en-it/checkout?step=review");
	const { page: shown } = (await response.json()) as { page: { data: Record<string, unknown> } };
	const { step, basket, email, addressLines, billingLines, card, bank, wallet, giftCards, pickUp } =
		shown.data;
	const { id, items, gift, coupons, totalText } = basket as Record<string, unknown>;
	const bag = [id, (items as unknown[]).length, gift, coupons, totalText];
	return { step, bag, email, addressLines, billingLines, card, bank, wallet, giftCards, pickUp };
}

const STEPS = ["contact", "delivery", "delivery&way=pickUp", "payment", "payment&billing=other", "review"];
const typed = { ...ADDRESS, address1: "Via della Spiga 9" };
/** Forms of the checkout, with the texts that are shown again. */
const FORMS: [Fields, string][] = [
	[{ intent: "contact", email: "typed@vetrina.example" }, "typed@vetrina.example"],
	[{ intent: "delivery", ...typed, giftMessage: "Tanti auguri", saveAddress: "1" }, "Via della Spiga 9"],
	[{ intent: "pickUp", collector: "Carla Bianchi", collectorPhone: "0212345678" }, "Carla Bianchi"],
	[{ intent: "deliver" }, ""],
	[{ intent: "billing", billingCountry: "IT", ...typed }, "Via della Spiga 9"],
	[{ intent: "billingSame" }, ""],
	[
		{ intent: "pay", method: "bank-account", iban: "IT60X0542811101000000123456", bic: "DABAIE2D" },
		"IT60X0542811101000000123456",
	],
	[{ intent: "giftCard", giftCard: "VETR-0000-0000-0000" }, "VETR-0000-0000-0000"],
	[{ intent: "removeGiftCard", id: "1a" }, ""],
	[{ intent: "storeCredit" }, ""],
	[{ intent: "savedCard", id: "1a" }, ""],
	[{ intent: "wallet", method: "PAYPAL", from: "checkout" }, ""],
	[{ intent: "wallet", method: "AMAZON_PAY_V2", from: "checkout" }, ""],
];

// proves checkout-23
test("a form of a signed-out customer changes nothing in the next shopper's bag", async () => {
	const shopper = newShopper();
	await buyer(shopper);
	const before = bagIn(await page(shopper, "/checkout?step=contact"));
	for (const step of STEPS) {
		const forms = (await page(shopper, `/checkout?step=${step}`)).match(
			/<form(?=[^>]* method="post")(?=[^>]* action="\/en-it\/checkout")[^>]*>.*?<\/form>/gs,
		);
		expect(forms?.length, step).toBeGreaterThan(0);
		for (const form of forms ?? []) expect(bagIn(form), `${step}: ${form.slice(0, 500)}`).toBe(before);
	}
	const stores = await page(shopper, "/checkout?step=delivery&way=pickUp");
	const storeId = /name="storeId"[^>]*value="([^"]+)"/.exec(stores)?.[1] ?? "";
	const elsewhere = newShopper();
	const bea = await buyer(elsewhere);
	const untouched = await knownOf(elsewhere);
	await send(shopper, "/login", { intent: "signOut" });
	await signIn(shopper, bea);
	expect(await knownOf(shopper)).toEqual(untouched);
	for (const [fields, shown] of FORMS) {
		const what = JSON.stringify(fields);
		const to = await send(shopper, "/checkout", { storeId, ...fields, basketId: before });
		expect(to, what).toMatch(/^\/en-it\/checkout\?.*error=otherBag$/);
		const seen = await look(shopper, to);
		expect([seen.status, seen.html.includes(SAID), seen.html.includes(shown)], what).toEqual([
			200,
			true,
			true,
		]);
	}
	expect(await knownOf(shopper)).toEqual(untouched);
	expect(await page(shopper, "/addresses")).not.toContain("Via della Spiga");
	// The present bag accepts the same forms.
	const now = bagIn(await page(shopper, "/checkout?step=contact"));
	const contact = { intent: "contact", email: "bea@vetrina.example", basketId: now };
	expect(await send(shopper, "/checkout", contact)).toBe("/en-it/checkout?step=delivery");
});

// proves checkout-23
test("a card that was entered for a bag does not pay another one", async () => {
	const shopper = newShopper();
	await buyer(shopper);
	const back = await enterCard(shopper, "5555555555554444");
	expect(new URL(back, "http://x").searchParams.get("basketId")).toBe(
		bagIn(await page(shopper, "/checkout?step=contact")),
	);
	const elsewhere = newShopper();
	const bea = await buyer(elsewhere);
	const untouched = await knownOf(elsewhere);
	await send(shopper, "/login", { intent: "signOut" });
	await signIn(shopper, bea);
	const seen = await look(shopper, back);
	expect([seen.path, seen.html.includes(SAID)]).toEqual([
		"/en-it/checkout?step=payment&error=otherBag",
		true,
	]);
	expect(await knownOf(shopper)).toEqual(untouched);
});

// proves checkout-23
test("a guest who has signed in elsewhere keeps bag and input, and the returned form is accepted", async () => {
	const shopper = newShopper();
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	const before = bagIn(await page(shopper, "/checkout"));
	await signIn(shopper, await newCustomer(inject("commerce")));
	const delivery = { intent: "delivery", ...typed };
	const to = await send(shopper, "/checkout", { ...delivery, basketId: before });
	const seen = await look(shopper, to);
	expect(seen.path).toBe("/en-it/checkout?step=delivery&error=otherBag");
	for (const shown of [SAID, "Via della Spiga 9"]) expect(seen.html).toContain(shown);
	expect(await send(shopper, "/checkout", { ...delivery, basketId: bagIn(seen.html) })).toBe(
		"/en-it/checkout?step=payment",
	);
});

// proves checkout-23
test("a form for a missing bag leads to the empty bag", async () => {
	const shopper = newShopper();
	await buyer(shopper);
	const before = bagIn(await page(shopper, "/checkout?step=contact"));
	await send(shopper, "/login", { intent: "signOut" });
	for (const fields of [{ intent: "delivery", ...typed }, { intent: "place" }]) {
		const seen = await look(shopper, await send(shopper, "/checkout", { ...fields, basketId: before }));
		expect(seen.path).toBe("/en-it/cart?error=otherBag");
		for (const shown of [SAID, t("cart.empty")]) expect(seen.html).toContain(shown);
	}
});

// proves checkout-23
test("promo code and gift options of an outdated page do not change another bag", async () => {
	const shopper = newShopper();
	await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
	const html = await page(shopper, "/cart");
	const before = bagIn(html);
	expect(html.match(new RegExp(`name="basketId" value="${before}"`, "g"))?.length).toBeGreaterThan(1);
	const elsewhere = newShopper();
	const bea = await buyer(elsewhere);
	const untouched = await knownOf(elsewhere);
	// The guest's own bag is ordered meanwhile.
	await send(shopper, "/checkout", { intent: "contact", email: "typed@vetrina.example" });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	await payByCard(shopper, "4242424242424242");
	await send(shopper, "/checkout", { intent: "place", basketId: before });
	await signIn(shopper, bea);
	const forms: Fields[] = [
		{ intent: "addCoupon", code: "WELCOME10" },
		{ intent: "giftOptions", giftWrap: "1", giftMessage: "Tanti auguri" },
	];
	for (const fields of forms) {
		const to = await send(shopper, "/cart", { ...fields, basketId: before });
		expect(to).toBe("/en-it/cart?error=otherBag");
		expect((await look(shopper, to)).html).toContain(SAID);
	}
	expect(await knownOf(shopper)).toEqual(untouched);
});
