import { expect, test } from "vitest";
import type { CataloguePort } from "../catalogue/catalogue.ts";
import type { Shopper } from "../logins/sessions.ts";
import { createBaskets } from "./baskets.ts";
import { lateMerge } from "./late-merge.ts";

type Bag = {
	basketId: string;
	currency: string;
	productItems: { itemId: string; productId: string; quantity: number }[];
	shipments: object[];
	customerInfo?: { email: string };
	c_typedEmail?: string;
};
let customers = 0;
/** Fakes a platform with one customer's basket, and records its requests. */
const platform = () => {
	const customerId = `c${++customers}`;
	const calls: string[] = [];
	let basket: Bag = {
		basketId: "b1",
		currency: "EUR",
		productItems: [],
		shipments: [{ shippingAddress: { countryCode: "IT" } }],
	};
	let refusals = 0;
	let failures = 0;
	const remembered: string[] = [];
	const late = lateMerge(null, "vetrina-eu", true);
	const fetch = async (request: Request): Promise<Response> => {
		const [, path = ""] = new URL(request.url).pathname.split("/organizations/f_ecom_vtra_001");
		calls.push(`${request.method} ${path}`);
		if (request.method === "PATCH" && refusals-- > 0)
			return Response.json({ type: "too-many-requests", title: "Busy", detail: "" }, { status: 429 });
		if (path.endsWith("/actions/merge") && failures-- > 0) return new Response(null, { status: 503 });
		if (path.endsWith("/baskets")) return Response.json({ baskets: [basket], total: 1 });
		if (path.endsWith("/actions/merge")) return Response.json(basket);
		if (path.includes(`/baskets/${basket.basketId}`)) return Response.json(basket);
		const problem = { type: "https://platform.example/errors/basket-not-found", title: "Gone", detail: "" };
		return new Response(JSON.stringify(problem), {
			status: 404,
			headers: { "content-type": "application/problem+json" },
		});
	};
	const session = { accessToken: "a", customerId, usid: "u", registered: true, agent: false, name: "" };
	const shopper = { isKnown: true, session: async () => session } as unknown as Shopper;
	const catalogue = { product: async () => null, products: async () => [] } as unknown as CataloguePort;
	const baskets = createBaskets(
		{
			platform: {
				env: {
					COMMERCE: { fetch } as unknown as Fetcher,
					COMMERCE_ORGANIZATION: "f_ecom_vtra_001",
					COMMERCE_CLIENT_ID: "vetrina",
				},
				deadline: new AbortController().signal,
				log: () => undefined,
			},
			locale: { siteId: "vetrina-eu", language: "en", country: "IT", currency: "EUR" },
		},
		shopper,
		catalogue,
		async () => [],
		{ late, remember: (basketId) => void remembered.push(basketId), loadAmounts: async () => ({}) },
	);
	return {
		remembered,
		add: () => baskets.add({ productId: "1001", quantity: 1 }),
		update: baskets.update,
		baskets,
		late,
		failMerges: (count: number) => {
			failures = count;
		},
		asked: () => calls.splice(0),
		find: `GET /customers/${customerId}/baskets`,
		become: (next: Partial<typeof basket>) => {
			basket = { ...basket, ...next };
		},
		refuseNextPatch: () => {
			refusals = 1;
		},
	};
};

test("adding again does not look up the basket again", async () => {
	const { add, asked, find } = platform();
	await add();
	expect(asked()).toEqual([find, "POST /baskets/b1/items"]);
	expect((await add()).ok).toBe(true);
	expect(asked()).toEqual(["POST /baskets/b1/items"]);
});

// proves basket-2
test("a basket that no longer exists is looked up again, and the item is added to the next basket", async () => {
	const { add, asked, find, become } = platform();
	await add();
	become({ basketId: "b2" });
	asked();
	expect(await add()).toMatchObject({ ok: true, basket: { id: "b2" } });
	expect(asked()).toEqual(["POST /baskets/b1/items", find, "POST /baskets/b2/items"]);
});

// proves basket-1
test("a basket that another tab has moved to another currency is moved back", async () => {
	const { add, asked, find, become } = platform();
	await add();
	become({ currency: "SEK" });
	asked();
	expect((await add()).ok).toBe(true);
	expect(asked()).toEqual(["POST /baskets/b1/items", find, "PATCH /baskets/b1"]);
});

test("an item that was added is not added again when the currency cannot be changed back", async () => {
	const { add, asked, find, become, refuseNextPatch } = platform();
	await add();
	become({ currency: "SEK" });
	refuseNextPatch();
	asked();
	expect(await add()).toMatchObject({ ok: true, basket: { id: "b1", currency: "SEK" } });
	expect(asked()).toEqual(["POST /baskets/b1/items", find, "PATCH /baskets/b1"]);
});

// proves basket-17
test("a quantity that another window has changed is shown instead of overwritten", async () => {
	const { update, asked, become } = platform();
	become({
		productItems: [{ itemId: "i1", productId: "1001", quantity: 5 }],
		shipments: [{ shippingAddress: { countryCode: "IT" }, shippingMethod: { id: "standard" } }],
	});
	expect(await update("i1", { quantity: 2, from: 1 })).toMatchObject({
		ok: false,
		error: "changedElsewhere",
		basket: { lines: [{ quantity: 5 }] },
	});
	expect(asked().some((call) => call.startsWith("PATCH"))).toBe(false);
	// There is no conflict if the quantity shown is the stored one, or if the stored one is already the new one, as after a lost response.
	expect((await update("i1", { quantity: 6, from: 5 })).ok).toBe(true);
	expect((await update("i1", { quantity: 5, from: 4 })).ok).toBe(true);
});

// proves basket-20
test("a failed merge is repeated by the next readings, which report it until it succeeds", async () => {
	const { baskets, asked, late, failMerges } = platform();
	// An unavailable platform is asked again automatically, so enough failures are planned for two rounds.
	failMerges(100);
	await expect(baskets.merge()).rejects.toThrow();
	expect(late.pending).toBe(true);
	expect(await baskets.get()).toMatchObject({ id: "b1", isMergeLate: true });
	failMerges(0);
	asked();
	expect((await baskets.get())?.isMergeLate).toBeUndefined();
	expect(asked()[0]).toBe("POST /baskets/actions/merge");
	expect(late.pending).toBe(false);
	await baskets.get();
	expect(asked().some((call) => call.includes("merge"))).toBe(false);
});

// proves basket-20
test("a merged basket is set to the shop's country and currency", async () => {
	const { baskets, asked, become } = platform();
	become({ currency: "SEK", shipments: [] });
	await baskets.merge();
	expect(asked()).toEqual([
		"POST /baskets/actions/merge",
		"PUT /baskets/b1/shipments/me/shipping-address",
		"PATCH /baskets/b1",
	]);
	// The basket's state is now cached, so nothing but the address is sent.
	await baskets.pushEmail("anna@vetrina.example");
	expect(asked()).toEqual(["PUT /baskets/b1/customer"]);
});

// proves basket-22
test("a customer's e-mail address replaces the bag's, unless the shopper has typed one", async () => {
	const { baskets, asked, become } = platform();
	const pushes = async (email: string): Promise<boolean> => {
		await baskets.pushEmail(email);
		return asked().includes("PUT /baskets/b1/customer");
	};
	expect(await pushes("anna@vetrina.example")).toBe(true);
	become({ customerInfo: { email: "anna@vetrina.example" } });
	expect(await pushes("anna@vetrina.example")).toBe(false);
	expect(await pushes("anna@new.example")).toBe(true);
	become({ customerInfo: { email: "mara@vetrina.example" }, c_typedEmail: "mara@vetrina.example" });
	expect(await pushes("anna@vetrina.example")).toBe(false);
});

// proves basket-24
test("the platform may remind shoppers of a bag with an e-mail address only", async () => {
	const { add, become, remembered } = platform();
	await add();
	expect(remembered).toEqual([]);
	become({ customerInfo: { email: "anna@vetrina.example" } });
	await add();
	expect(remembered).toEqual(["b1"]);
});

// proves basket-3
test("a change to quantity 0 removes the line", async () => {
	const { become, update, asked, find } = platform();
	become({
		productItems: [{ itemId: "i1", productId: "1001", quantity: 2 }],
		shipments: [{ shippingAddress: { countryCode: "IT" }, shippingMethod: { id: "standard" } }],
	});
	await update("i1", { quantity: 0, from: 2 });
	expect(asked()).toEqual([find, "DELETE /baskets/b1/items/i1"]);
});
