import { expect, test } from "vitest";
import { callsAsShopper } from "../logins/calls-as-shopper.ts";
import { customerUnderTest } from "../testing.ts";
import { isPaymentRemoved, ownBasket } from "./own-basket.ts";

type Known = Record<string, unknown> & { basketId: string };
const problem = (type: string, status: number) =>
	new Response(JSON.stringify({ type: `https://platform.example/errors/${type}`, title: type, detail: "" }), {
		status,
		headers: { "content-type": "application/problem+json" },
	});

/** Fakes a platform that stores one customer's baskets, and refuses the requests that the test names. */
const platform = (
	baskets: Known[],
	{ refuse = () => undefined, country = "IT", currency = "EUR" }: Options = {},
) => {
	const requests: { call: string; body: unknown }[] = [];
	const respond = async (path: string, request: Request): Promise<Response> => {
		const url = new URL(request.url);
		const call = `${request.method} ${path}`;
		const body = request.body ? await request.json() : undefined;
		requests.push({ call, body });
		const refusal = refuse(call);
		if (refusal) return refusal;
		if (path === "/customers/c1/baskets") return Response.json({ baskets, total: baskets.length });
		if (call === "POST /baskets") {
			baskets.push({ basketId: "new", ...(body as object) });
			return Response.json(baskets.at(-1));
		}
		if (path.endsWith("/shipping-methods"))
			return Response.json({
				applicableShippingMethods: [{ id: "express" }, { id: "standard" }],
				...(country === "KW" ? {} : { defaultShippingMethodId: "standard" }),
			});
		const basket = baskets.find(({ basketId }) => path.includes(`/baskets/${basketId}`));
		if (!basket) return problem("basket-not-found", 404);
		const [shipment] = (basket.shipments as object[] | undefined) ?? [{}];
		if (request.method === "DELETE" && path === `/baskets/${basket.basketId}`)
			baskets.splice(baskets.indexOf(basket), 1);
		else if (request.method === "DELETE") basket.paymentInstruments = [];
		else if (path.endsWith("/shipping-address")) {
			basket.shipments = [{ ...shipment, shippingAddress: body }];
			if (url.searchParams.get("useAsBilling") === "true") basket.billingAddress = body;
		} else if (path.endsWith("/shipping-method"))
			basket.shipments = [{ ...shipment, shippingMethod: body as object }];
		else Object.assign(basket, body);
		return request.method === "DELETE" ? new Response(null, { status: 204 }) : Response.json(basket);
	};
	let renewals = 0;
	const under = customerUnderTest(respond, { country, currency });
	const { cx } = under;
	const session = async () => ({ ...(await under.shopper.session()), accessToken: `a${renewals}` });
	const renew = () => {
		renewals++;
		return session();
	};
	const shopper = { ...under.shopper, session, renew };
	return {
		...ownBasket(cx, callsAsShopper(cx, shopper), async () => ({})),
		asked: () => requests.map(({ call }) => call),
		renewals: () => renewals,
	};
};
type Options = { refuse?: (call: string) => Response | undefined; country?: string; currency?: string };

const inItaly = (more: object = {}): Known => ({
	basketId: "b1",
	currency: "EUR",
	productItems: [{ productId: "1001" }],
	shipments: [{ shippingAddress: { countryCode: "IT" }, shippingMethod: { id: "express" } }],
	...more,
});

// proves basket-1
test("the shopper's basket is not a temporary one, and is unchanged if its country and currency are right", async () => {
	const { find, asked } = platform([{ ...inItaly(), basketId: "t1", temporaryBasket: true }, inItaly()]);
	expect(await find()).toMatchObject({ basketId: "b1" });
	expect(asked()).toEqual(["GET /customers/c1/baskets"]);
});

// proves basket-16
test("a change of country removes the payment, moves both addresses, and chooses the default method", async () => {
	const paid = inItaly({
		paymentInstruments: [{ paymentInstrumentId: "p1" }],
		billingAddress: { countryCode: "IT", address1: "Via Roma 1" },
	});
	const { find, asked } = platform([paid], { country: "SE", currency: "SEK" });
	const moved = await find();
	expect(moved).toMatchObject({
		currency: "SEK",
		c_countryCode: "SE",
		billingAddress: { countryCode: "SE" },
		shipments: [{ shippingAddress: { countryCode: "SE" }, shippingMethod: { id: "standard" } }],
		paymentInstruments: [],
	});
	expect(moved && isPaymentRemoved(moved)).toBe(true);
	expect(asked()).toEqual([
		"GET /customers/c1/baskets",
		"DELETE /baskets/b1/payment-instruments/p1",
		"PUT /baskets/b1/shipments/me/shipping-address",
		"PATCH /baskets/b1",
		"GET /baskets/b1/shipments/me/shipping-methods",
		"PUT /baskets/b1/shipments/me/shipping-method",
	]);
	// The basket is settled, so the next reading changes nothing.
	await find();
	expect(asked().slice(6)).toEqual(["GET /customers/c1/baskets"]);
});

// proves basket-16
test("the first method is chosen if there is no default, and an unpaid basket loses no payment", async () => {
	const { find } = platform([inItaly()], { country: "KW", currency: "KWD" });
	const moved = await find();
	expect(moved?.shipments).toMatchObject([{ shippingMethod: { id: "express" } }]);
	expect(moved && isPaymentRemoved(moved)).toBeUndefined();
});

// proves basket-10, basket-16
test("a new basket has the country, and its shipping is estimated once it has an item", async () => {
	const baskets: Known[] = [];
	const { create, settle } = platform(baskets);
	const created = await create();
	expect(created).toMatchObject({
		currency: "EUR",
		c_countryCode: "IT",
		billingAddress: { countryCode: "IT" },
		shipments: [{ shippingAddress: { countryCode: "IT" } }],
	});
	expect((await settle(created)).shipments).not.toMatchObject([{ shippingMethod: {} }]);
	Object.assign(baskets[0] ?? {}, { productItems: [{ productId: "1001" }] });
	expect(await settle(baskets[0] as never)).toMatchObject({
		shipments: [{ shippingMethod: { id: "standard" } }],
	});
});

test("a failure to list methods leaves out the estimate only", async () => {
	const refuse = (call: string) => (call.endsWith("/shipping-methods") ? problem("busy", 503) : undefined);
	const { find } = platform([inItaly({ shipments: [{ shippingAddress: { countryCode: "IT" } }] })], {
		refuse,
	});
	expect(await find()).toMatchObject({ basketId: "b1" });
});

// proves basket-2
test("over the quota the shopper's own basket is used, or else the oldest temporary basket is deleted", async () => {
	let refusals = 1;
	const refuse = (call: string) =>
		call === "POST /baskets" && refusals-- > 0 ? problem("customer-baskets-quota-exceeded", 400) : undefined;
	expect(await platform([inItaly()], { refuse }).create()).toMatchObject({ basketId: "b1" });

	refusals = 1;
	const temporary = (basketId: string, creationDate: string) => ({
		basketId,
		creationDate,
		temporaryBasket: true,
	});
	const baskets: Known[] = [temporary("young", "2026-03-02"), temporary("old", "2026-03-01")];
	const { create, asked } = platform(baskets, { refuse });
	expect(await create()).toMatchObject({ basketId: "new" });
	expect(asked()).toContain("DELETE /baskets/old");
	expect(baskets.map(({ basketId }) => basketId)).toEqual(["young", "new"]);
});

// proves basket-2
test("a session that the platform refuses is renewed, and the basket requested again", async () => {
	let refusals = 1;
	const refuse = () => (refusals-- > 0 ? problem("invalid-customer", 400) : undefined);
	const { find, renewals } = platform([inItaly()], { refuse });
	expect(await find()).toMatchObject({ basketId: "b1" });
	expect(renewals()).toBe(1);
});
