import { beforeEach, expect, test } from "vitest";
import { newIsolate } from "../../cache/testing.ts";
import { testCalls } from "../testing.ts";
import type { CataloguePort } from "./catalogue/catalogue.ts";
import type { Shopper } from "./logins/sessions.ts";
import { createWishlist } from "./wishlists.ts";

type Item = Record<string, unknown> & { id: string };
const COAT = "VT10002-camel";
const MASTER = "VT10002";

/** Fakes the platform's product lists of one customer, in memory. */
const platform = (items: Item[] | null, isAway = false) => {
	const lists = items ? [{ id: "list", type: "wish_list", customerProductListItems: items }] : [];
	const writes: unknown[] = [];
	const { calls } = testCalls(async (url, request) => {
		const rest = url.pathname.split("/product-lists")[1] ?? "";
		const body = request.method === "GET" || request.method === "DELETE" ? {} : await request.json();
		if (request.method !== "GET") writes.push([request.method, rest, body]);
		if (request.method === "POST" && rest === "") {
			const list = { ...(body as { type: string }), id: "new", customerProductListItems: [] as Item[] };
			lists.push(list);
			return Response.json(list);
		}
		if (request.method === "POST") {
			const item = { ...(body as object), id: `i${writes.length}` };
			lists[0]?.customerProductListItems.push(item);
			return Response.json(item);
		}
		if (request.method === "DELETE") {
			const [list] = lists;
			if (list)
				list.customerProductListItems = list.customerProductListItems.filter(({ id }) => !rest.endsWith(id));
			return new Response(null, { status: 204 });
		}
		return Response.json(request.method === "PATCH" ? body : { data: lists, limit: 1, total: lists.length });
	});
	const session = { accessToken: "a", customerId: "c", usid: "u", registered: true, agent: false, name: "" };
	const shopper = {
		isKnown: true,
		session: async () => session,
		renew: async () => session,
	} as unknown as Shopper;
	const catalogue = {
		product: async (id: string) => {
			if (isAway) throw new DOMException("too late", "TimeoutError");
			return id === "700123" || id === MASTER || id === COAT ? { id: COAT } : null;
		},
	} as unknown as CataloguePort;
	const env = {
		...calls.platform.env,
		COMMERCE_ORGANIZATION: "f_ecom_vtra_001",
		COMMERCE_CLIENT_ID: "vetrina",
	};
	const logged: string[] = [];
	const cx = {
		platform: {
			...calls.platform,
			env,
			log: (_: string, __: string, title: string) => void logged.push(title),
		},
		locale: { siteId: "vetrina-eu", country: "IT", language: "en", currency: "EUR" },
	} as const;
	return { wishlist: createWishlist(cx, shopper, catalogue), writes, logged };
};

beforeEach(newIsolate);

// proves wishlist-9
test("the first item creates the list; a variant is stored as its colour", async () => {
	const { wishlist, writes } = platform(null);
	expect(await wishlist.toggle("700123")).toMatchObject({
		ok: true,
		done: "added",
		items: [{ productId: "700123" }],
	});
	expect(writes).toEqual([
		["POST", "", { name: "Vetrina Wishlist", type: "wish_list", public: false }],
		[
			"POST",
			"/new/items",
			{
				type: "product",
				productId: "700123",
				quantity: 1,
				public: false,
				priority: 1,
				c_variationGroupId: COAT,
			},
		],
	]);
});

test("a second click removes the item", async () => {
	const { wishlist } = platform([{ id: "i1", productId: COAT, c_variationGroupId: COAT, quantity: 1 }]);
	expect(await wishlist.toggle("700123")).toEqual({ ok: true, done: "removed", items: [] });
});

test("a heart in an outdated tab sends the intended state", async () => {
	const { wishlist, writes } = platform([
		{ id: "i1", productId: COAT, c_variationGroupId: COAT, quantity: 1 },
	]);
	expect(await wishlist.toggle("700123", true)).toMatchObject({
		ok: true,
		done: "saved",
		items: [{ id: "i1" }],
	});
	expect(await wishlist.toggle("700123", false)).toMatchObject({ ok: true, done: "removed", items: [] });
	expect(writes).toHaveLength(1);
	expect(await wishlist.toggle("700123", false)).toMatchObject({ ok: true, done: "removed", items: [] });
	expect(writes).toHaveLength(1);
});

// proves wishlist-3
test("items without a valid variation group are rewritten when they are read", async () => {
	const { wishlist, writes } = platform([
		{ id: "i1", productId: "700123", c_variationGroupId: "123", quantity: 5 },
		{ id: "i2", productId: "700999", quantity: 1 },
		{ id: "i3", productId: MASTER, quantity: 1 },
	]);
	expect(await wishlist.items()).toMatchObject([
		{ id: "i1", variationGroupId: COAT, quantity: 1 },
		{ id: "i2", variationGroupId: undefined },
		{ id: "i3", variationGroupId: COAT },
	]);
	expect(writes).toEqual([
		["PATCH", "/list/items/i1", { quantity: 1, c_variationGroupId: COAT }],
		["PATCH", "/list/items/i3", { quantity: 1, c_variationGroupId: COAT }],
	]);
});

test("a master is stored as its default colour", async () => {
	const { wishlist, writes } = platform([]);
	expect(await wishlist.toggle(MASTER, true)).toMatchObject({ ok: true, done: "added" });
	expect(writes).toMatchObject([["POST", "/list/items", { c_variationGroupId: COAT }]]);
});

test("colours can be added while the catalogue is unavailable, and other products cannot", async () => {
	const { wishlist, writes } = platform([], true);
	expect(await wishlist.toggle(COAT, true)).toMatchObject({ ok: true, done: "added" });
	expect(writes).toMatchObject([["POST", "/list/items", { c_variationGroupId: COAT }]]);
	await expect(wishlist.toggle("700123", true)).rejects.toThrow();
});

// proves basket-28, wishlist-6
test("custom properties are stored with an item, read with it, and passed on when it moves", async () => {
	const fields = { c_customizationID: "ciao", c_engraveMessage: "CIAO", c_houseNote: "ribbon" } as const;
	const { wishlist, writes } = platform([]);
	const engraved = { productId: "700123", variationGroupId: COAT, fields };
	expect(await wishlist.add([engraved])).toMatchObject({ ok: true, done: "added", items: [engraved] });
	expect(writes).toEqual([
		[
			"POST",
			"/list/items",
			{
				...fields,
				type: "product",
				productId: "700123",
				quantity: 1,
				public: false,
				priority: 1,
				c_variationGroupId: COAT,
			},
		],
	]);
	// The colour's heart adds the plain product; both entries are removed separately.
	expect(await wishlist.toggle("700123", true)).toMatchObject({ done: "added", items: [{}, {}] });
	const [item] = await wishlist.items();
	const refused = await wishlist.moveOut(item?.id ?? "", async (one) => ({ ok: false, one }));
	expect(refused).toMatchObject({ takeOutcome: { one: { fields } }, items: [{}, {}] });
	const moved = await wishlist.moveOut(item?.id ?? "", async (one) => ({ ok: true, one }));
	expect(moved).toMatchObject({ takeOutcome: { one: { productId: "700123", fields } }, items: [{}] });
	expect(await wishlist.moveOut(item?.id ?? "", async () => ({ ok: true }))).toMatchObject({
		ok: false,
		error: "wishlistItemGone",
	});
	await wishlist.add([engraved]);
	const again = (await wishlist.items()).find((one) => one.fields);
	expect(await wishlist.toggle(again?.id ?? "", false)).toMatchObject({
		done: "removed",
		items: [{ fields: undefined }],
	});
});

// proves wishlist-4
test("quantity 0 removes an item, and a missing item is logged as a warning", async () => {
	const { wishlist, writes, logged } = platform([{ id: "i1", productId: COAT, quantity: 2 }]);
	expect(await wishlist.update("i1", 3)).toMatchObject({ ok: true, done: "saved" });
	expect(await wishlist.update("i1", 0)).toEqual({ ok: true, done: "removed", items: [] });
	expect(writes.map((one) => (one as string[])[0])).toEqual(["PATCH", "DELETE"]);
	expect(await wishlist.remove("i1")).toMatchObject({ ok: true });
	expect(await wishlist.update("i1", 2)).toEqual({ ok: false, error: "wishlistItemGone", items: [] });
	expect(logged).toHaveLength(1);
});
