import { expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "../../shared/contracts/analytics-events.ts";
import { pageDataPath } from "../../shared/domain/addresses/page-data-paths.ts";
import { ATTRIBUTION } from "../../shared/domain/analytics/attribution.ts";
import type { BrowserEvent } from "../../shared/domain/analytics/browser-events.ts";
import type { HandedFacts, SealedFact } from "../../shared/domain/analytics/handed-facts.ts";
import { eventIdFrom } from "../../worker/request/events/event-id.ts";
import { buy, orderNoOf, reviewedBasketId, send } from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import type { Shopper } from "../setup/shopper.ts";
import {
	API,
	cents,
	consenting,
	type Entry,
	orderInDatabase,
	report,
	see,
	seeLanguage,
	stored,
	untilStored,
} from "./dataset.ts";

const OTHER = "800000000002";
const WAIT = { timeout: 20_000, interval: 200 };

type Answer = {
	ok: boolean;
	facts?: HandedFacts;
	basket: { count: number; items: { itemId: string; productId: string }[] };
};
const write = async (
	shopper: Shopper,
	method: string,
	path: string,
	body?: object,
	headers: Record<string, string> = {},
): Promise<Answer> => {
	const { csrf } = (await (await shopper.fetch(`${API}/session`)).json()) as { csrf: string };
	const response = await shopper.fetch(`${API}/${path}`, {
		method,
		...(body && { body: JSON.stringify(body) }),
		headers: { "x-csrf-token": csrf, "content-type": "application/json", ...headers },
	});
	expect(response.status, `${method} ${path}`).toBe(200);
	return (await response.json()) as Answer;
};
const listEntries = ({ facts }: { facts?: HandedFacts }): Entry[] =>
	facts && "entries" in facts ? (facts.entries as Entry[]) : [];
const listSealed = ({ facts }: { facts?: HandedFacts }): SealedFact[] =>
	facts && "sealed" in facts ? [...facts.sealed] : [];
const tell = (entries: readonly Entry[]) =>
	entries.map(({ event, count, ecommerce }) => {
		if (event === "cart_updated") return [event, count];
		const [item] = ecommerce?.items ?? [];
		return [event, item?.item_id, item?.quantity];
	});

// proves event-21, basket-18
test("every change of a bag is answered with its facts, which the dataset has alike, each once", async () => {
	const shopper = consenting();
	const added = await write(shopper, "POST", "basket/items", { productId: STAPLE, quantity: 2 });
	const itemId = added.basket.items[0]?.itemId ?? "";
	const more = await write(shopper, "PATCH", `basket/items/${itemId}`, { quantity: 5, from: 2 });
	const fewer = await write(shopper, "PATCH", `basket/items/${itemId}`, { quantity: 4, from: 5 });
	const same = await write(shopper, "PATCH", `basket/items/${itemId}`, { quantity: 4, from: 4 });
	const gone = await write(shopper, "DELETE", `basket/items/${itemId}`);
	const events = [added, more, fewer, same, gone].flatMap(listEntries);
	expect(tell(events)).toEqual([
		["add_to_cart", STAPLE, 2],
		["cart_updated", 2],
		["add_to_cart", STAPLE, 3],
		["cart_updated", 5],
		["remove_from_cart", STAPLE, 1],
		["cart_updated", 4],
		["remove_from_cart", STAPLE, 4],
		["cart_updated", 0],
	]);
	await untilStored(events);
});

// proves event-21, event-29
test("an addition inherits the click that the browser names, and no price of it", async () => {
	const attribution = { path: "/en-it/women", pageType: "product list", source: "list", price: 1 };
	const shopper = consenting();
	const [entry] = listEntries(
		await write(
			shopper,
			"POST",
			"basket/items",
			{ productId: STAPLE, quantity: 1, addType: "buyNow" },
			{ [ATTRIBUTION]: encodeURIComponent(JSON.stringify(attribution)) },
		),
	);
	const [event] = await untilStored(entry ? [entry] : []);
	expect(event).toMatchObject({
		place: { path: "/en-it/women", pageType: "product list" },
		data: { source: "list", addType: "buyNow", items: [{ id: STAPLE, unitPrice: expect.any(Number) }] },
	});
	const other = await write(
		shopper,
		"POST",
		"basket/items",
		{ productId: STAPLE, quantity: 1 },
		{ [ATTRIBUTION]: "%" },
	);
	expect(listEntries(other)[0]).toMatchObject({ page_type: "other", addType: "addToCart" });
});

// proves event-21
test("forms of browsers without script are measured, and the next report of a script gets their events once", async () => {
	const shopper = consenting();
	const body = new URLSearchParams([
		["intent", "add"],
		["productId", STAPLE],
		["quantity", "2"],
		["then", "checkout"],
	]);
	const response = await shopper.fetch("/en-it/cart", { method: "POST", body });
	expect(response.headers.get("location")).toMatch(/\/checkout$/);
	const events = await report(shopper, seeLanguage());
	expect(tell(events.slice(1))).toEqual([
		["add_to_cart", STAPLE, 2],
		["cart_updated", 2],
	]);
	expect(events[1]).toMatchObject({ addType: "buyNow" });
	await untilStored(events);
	expect(await report(shopper, seeLanguage())).toHaveLength(1);
});

// proves event-48
test("coupons are told as the bag answers: added, known already, refused and removed", async () => {
	const shopper = consenting();
	await send(shopper, "/cart", { intent: "add", productId: STAPLE });
	for (const code of ["WELCOME10", "WELCOME10", "my@private.address"])
		await send(shopper, "/cart", { intent: "addCoupon", code });
	const { basket } = (await (await shopper.fetch(`${API}/session`)).json()) as {
		basket: { coupons: { id: string }[] };
	};
	await send(shopper, "/cart", { intent: "removeCoupon", couponId: basket.coupons[0]?.id ?? "" });
	const entries = (await report(shopper, seeLanguage())).filter(({ event }) => event === "coupon");
	expect((await untilStored(entries)).map(({ data }) => data)).toEqual([
		{ action: "added", code: "WELCOME10" },
		{ action: "refused", reason: "couponKnown" },
		{ action: "refused", reason: "couponRefused" },
		{ action: "removed", code: "WELCOME10" },
	]);
});

// proves event-11, event-21
test.each<[string, string, Record<string, string>]>([
	["a refusal", "1.", {}],
	["consent to marketing", "1.m", {}],
	["an objection of the browser", "1.apm", { "sec-gpc": "1" }],
])("a change is no fact and leaves nothing in the browser: %s", async (_, choice, headers) => {
	const shopper = consenting(choice, headers);
	expect((await write(shopper, "POST", "basket/items", { productId: STAPLE })).facts).toBeUndefined();
	await send(shopper, "/cart", { intent: "add", productId: STAPLE });
	expect([...shopper.cookies.keys()].filter((name) => /facts|analytics/.test(name))).toEqual([]);
});

// proves event-11, event-21
test("before a choice a change is sealed, and counts once when the shopper agrees", async () => {
	const shopper = consenting("");
	const sealed = listSealed(await write(shopper, "POST", "basket/items", { productId: STAPLE, quantity: 3 }));
	expect(sealed.map(({ name }) => name)).toEqual(["add_to_cart", "cart_updated"]);
	expect([...shopper.cookies.keys()].filter((name) => /facts|analytics/.test(name))).toEqual([]);
	const late = sealed.map((one) =>
		see({ type: "sealed", ...one, ...(one.name === "add_to_cart" && { source: "home" }) }),
	);
	expect(await report(shopper, ...late)).toEqual([]);
	shopper.cookies.set("consent", "1.apm");
	const events = await report(shopper, ...late);
	expect(tell(events)).toEqual([
		["add_to_cart", STAPLE, 3],
		["cart_updated", 3],
	]);
	expect(events[0]).toMatchObject({ source: "home" });
	await report(shopper, ...late);
	await untilStored(events);
	const [first] = late;
	const foreign = { ...first?.event, fact: `${sealed[0]?.fact}A` } as BrowserEvent;
	expect(await report(shopper, see(foreign))).toEqual([]);
});

type Order = { productItems: { productId: string; quantity: number; basePrice: number }[] };

type Sums = Record<string, { pieces: number; cents: number }>;
const sum = (lines: readonly { id: string; pieces: number; value: number }[]): Sums => {
	const sums: Sums = {};
	for (const { id, pieces, value } of lines) {
		const before = sums[id] ?? { pieces: 0, cents: 0 };
		sums[id] = { pieces: before.pieces + pieces, cents: before.cents + cents(value) };
	}
	return sums;
};

// proves event-21
test("additions without removals are what the database has sold, to the cent", async () => {
	const shopper = consenting();
	const entries: Entry[] = [];
	const change = async (
		...request: Parameters<typeof write> extends [Shopper, ...infer Rest] ? Rest : never
	) => {
		const answer = await write(shopper, ...request);
		entries.push(...listEntries(answer));
		return answer;
	};
	await change("POST", "basket/items", { productId: OTHER, quantity: 2 });
	const { basket } = await change("POST", "basket/items", { productId: OTHER, quantity: 1 });
	const itemId = basket.items.find(({ productId }) => productId === OTHER)?.itemId ?? "";
	await change("PATCH", `basket/items/${itemId}`, { quantity: 2, from: 3 });
	const orderNo = orderNoOf(await buy(shopper, STAPLE));
	entries.push(...(await report(shopper, seeLanguage())));
	const told = (await untilStored(entries)).flatMap(({ name, data }) => {
		if (name !== "add_to_cart" && name !== "remove_from_cart") return [];
		const sign = name === "add_to_cart" ? 1 : -1;
		return data.items.map(({ id, quantity = 0 }) => ({
			id,
			pieces: sign * quantity,
			value: sign * data.value,
		}));
	});
	const { productItems } = await orderInDatabase<Order>(orderNo);
	expect(sum(told)).toEqual(
		sum(
			productItems.map(({ productId: id, quantity, basePrice }) => ({
				id,
				pieces: quantity,
				value: basePrice * quantity,
			})),
		),
	);
});

type CheckoutPage = {
	page: { data: { step: string; total: number; facts?: HandedFacts; basket: { id: string } } };
};
const openCheckout = async (shopper: Shopper, step: string) => {
	const response = await shopper.fetch(`${pageDataPath("/en-it/checkout")}?step=${step}`);
	return ((await response.json()) as CheckoutPage).page.data;
};

// proves checkout-22
test("a checkout has begun once for a bag, and has each of its steps once, however often its pages are loaded", async () => {
	const shopper = consenting();
	await send(shopper, "/cart", { intent: "add", productId: STAPLE, quantity: "2" });
	const pages = [await openCheckout(shopper, "contact"), await openCheckout(shopper, "contact")];
	await send(shopper, "/checkout", { intent: "contact", email: "anna@vetrina.example" });
	pages.push(await openCheckout(shopper, "delivery"), await openCheckout(shopper, "delivery"));
	const entries = pages.flatMap(listEntries);
	const byId = await untilStored([...new Map(entries.map((entry) => [entry.event_id, entry])).values()]);
	expect(byId.map(({ name, data }) => (name === "checkout_step" ? [data.step, data.number] : name))).toEqual([
		"begin_checkout",
		["contact", 1],
		["delivery", 2],
	]);
	const [begun] = byId as [AnalyticsEvent<"begin_checkout">];
	const [item] = begun.data.items;
	expect(cents(begun.data.value)).toBe(cents((item?.unitPrice ?? 0) * (item?.quantity ?? 0)));
	expect(item).toMatchObject({ id: STAPLE, quantity: 2 });
	const html = await (await shopper.fetch("/en-it/checkout?step=contact")).text();
	expect(html).toContain(begun.id);
	expect(reviewedBasketId(html)).toBe(pages[0]?.basket.id);
});

// proves event-11, checkout-22
test("a checkout without consent is no fact", async () => {
	const shopper = consenting("1.");
	await send(shopper, "/cart", { intent: "add", productId: STAPLE });
	expect((await openCheckout(shopper, "contact")).facts).toBeUndefined();
});

/** Buys a product by the wallet on its page; returns the order's page, the basket, and how long the payment's answer took. */
const buyOnPage = async (shopper: Shopper, headers: Record<string, string> = {}) => {
	const query = new URLSearchParams({ wallet: "apmgw_GooglePay", productId: STAPLE });
	const opened = await shopper.fetch(`${API}/wallets/sheet?${query}`);
	const { sheet } = (await opened.json()) as { sheet: { basketId: string } };
	const payment = {
		basketId: sheet.basketId,
		email: `wallet-${crypto.randomUUID()}@vetrina.example`,
		token: "t",
		shippingAddress: {
			name: "Anna Rossi",
			address1: "Via Roma 1",
			countryCode: "IT",
			locality: "Milano",
			postalCode: "20121",
			administrativeArea: "MI",
			phoneNumber: "+390212345678",
		},
	};
	const began = performance.now();
	const paid = (await write(shopper, "POST", "wallets/google", payment, headers)) as unknown as {
		location: string;
	};
	return { location: paid.location, basketId: sheet.basketId, took: performance.now() - began };
};
const expectAddition = async (event: AnalyticsEvent<"add_to_cart">, location: string): Promise<void> => {
	const { productItems } = await orderInDatabase<Order>(orderNoOf(location));
	expect(event.data.addType).toBe("GooglePay");
	expect(cents(event.data.value)).toBe(cents(productItems[0]?.basePrice ?? 0));
};

// proves event-21, basket-19
test("a product that is bought by the wallet on its page is one addition, at the price of the order", async () => {
	const shopper = consenting();
	const { location } = await buyOnPage(shopper);
	const events = await report(shopper, seeLanguage());
	expect(tell(events.slice(1))).toEqual([["add_to_cart", STAPLE, 1]]);
	const [, addition] = await untilStored(events);
	await expectAddition(addition as AnalyticsEvent<"add_to_cart">, location);
});

// proves event-21
test("a wallet's answer does not wait for a slow look-up of its order, whose addition follows once", async () => {
	/** Below the time after which a call is tried again. */
	const latency = 3500;
	const shopper = consenting();
	const { location, basketId, took } = await buyOnPage(shopper, {
		"x-vetrina-fault": `orders:latency=${latency}`,
	});
	expect(took).toBeLessThan(latency);
	const id = await eventIdFrom("vetrina-eu", "add_to_cart", basketId);
	const [event] = await vi.waitFor(async () => {
		const known = await stored(id);
		expect(known).toHaveLength(1);
		return known;
	}, WAIT);
	await expectAddition(event as AnalyticsEvent<"add_to_cart">, location);
});
