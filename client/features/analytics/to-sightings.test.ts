import { expect, test } from "vitest";
import { sightingsBody } from "../../../shared/contracts/event-sightings.ts";
import type { PageViewed, ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import {
	type Draft,
	pageSightings,
	refinementSightings,
	sealedSightings,
	toPlace,
	toSighting,
} from "./to-sightings.ts";

const page = (change: Partial<PageViewed> = {}): PageViewed => ({
	kind: "list",
	path: "/en-it/women/bags",
	status: 200,
	title: "Bags",
	lists: [{ id: "bags", name: "Bags", productIds: ["VT1", "VT2"] }],
	...change,
});
const see = (change?: Partial<PageViewed>) => pageSightings(page(change), { referrer: "", pageViews: 3 });
const accept = (drafts: readonly (Draft | undefined)[]) =>
	sightingsBody.safeParse({
		sightings: drafts.map((draft) => ({
			...draft,
			id: crypto.randomUUID(),
			age: 0,
			path: "/en-it/",
			pageType: "home",
		})),
	}).success;

// proves event-32
test("a page view says how many the visit had before", () =>
	expect(see()[0]).toMatchObject({ name: "page_view", data: { status: 200, pageViews: 3 } }));

// proves event-33
test("the page's own list and each section of editors are lists of their own", () => {
	const lists: PageViewed["lists"] = [
		...page().lists,
		{ id: "section-2", name: "New", productIds: ["VT3"], isContent: true },
	];
	expect(see({ lists }).slice(1)).toEqual([
		{
			name: "view_item_list",
			data: {
				listId: "bags",
				listName: "Bags",
				isContent: undefined,
				products: [
					{ productId: "VT1", position: 1 },
					{ productId: "VT2", position: 2 },
				],
			},
		},
		{
			name: "view_item_list",
			data: {
				listId: "section-2",
				listName: "New",
				isContent: true,
				products: [{ productId: "VT3", position: 1 }],
			},
		},
	]);
});

// proves event-30
test("a search tells the number of all its results, or that it has none", () => {
	const search = { phrase: "silk", isEmpty: false, results: 167 };
	expect(see({ search }).at(-1)).toEqual({ name: "search", data: { phrase: "silk", results: 167 } });
	expect(see({ lists: [], search: { ...search, isEmpty: true, results: 0 } }).at(-1)).toEqual({
		name: "no_result",
		data: { phrase: "silk" },
	});
});

// proves event-30
test.each<[Partial<PageViewed>, Draft]>([
	[
		{ kind: "account", notice: "registered" },
		{ name: "sign_up", data: { method: "account" } },
	],
	[
		{ kind: "share", notice: "sent", subject: { productId: "VT1" } },
		{ name: "share", data: { method: "mail", contentId: "VT1" } },
	],
	[
		{ kind: "share", notice: "shared" },
		{ name: "share", data: { method: "link", contentId: "wishlist" } },
	],
	[
		{ kind: "visits", notice: "reserved", subject: { storeId: "milano", productId: "VT1" } },
		{ name: "reserve_in_store", data: { storeId: "milano", productId: "VT1" } },
	],
	[
		{ kind: "visits", notice: "booked", subject: { storeId: "milano" } },
		{ name: "book_appointment", data: { storeId: "milano" } },
	],
	[
		{ kind: "store", subject: { storeId: "milano" } },
		{ name: "view_store", data: { storeId: "milano" } },
	],
	[{ kind: "cart" }, { name: "view_cart", data: {} }],
])("a page says how the form before it ended, and what it is about: %j", (change, expected) => {
	const drafts = see({ lists: [], ...change });
	expect(drafts.slice(1)).toEqual([expected]);
	expect(accept(drafts)).toBe(true);
});

// proves event-30
test("a value of a refinement is told when it is chosen, once", () => {
	const red = { attribute: "colour", value: "Red" };
	const small = { attribute: "size", value: "S" };
	const refined = page({ path: "/en-it/women/bags?c_colour=red", refinements: [red] });
	expect(refinementSightings(refined, page())).toEqual([{ name: "refinement", data: red }]);
	expect(refinementSightings(page({ refinements: [red, small] }), refined)).toEqual([
		{ name: "refinement", data: small },
	]);
	expect(refinementSightings(page(), refined)).toEqual([]);
	expect(refinementSightings(page({ path: "/en-it/women/shoes", refinements: [red] }), refined)).toEqual([]);
	expect(refinementSightings(refined, undefined)).toEqual([]);
});

// proves event-6
test("a refined search is not the whole of its results", () => {
	const search = { phrase: "silk", isEmpty: false, results: 3 };
	expect(toPlace(page({ search })).pageType).toBe("full search results");
	expect(toPlace(page({ search, refinements: [{ attribute: "size", value: "S" }] })).pageType).toBe(
		"search results",
	);
});

const promotion = { id: "ss27", name: "coats", position: "1" };
// proves event-30, event-31
test.each<[ShopEvent, string]>([
	[{ type: "signOut" }, "logout"],
	[{ type: "signUp", form: "footer" }, "sign_up"],
	[{ type: "wishlistChange", productId: "VT1", isAdded: true }, "add_to_wishlist"],
	[{ type: "wishlistChange", productId: "VT1", isAdded: false }, "remove_from_wishlist"],
	[{ type: "share", method: "copy", contentId: "VT1" }, "share"],
	[{ type: "notifyMe", productId: "VT1" }, "notify_me"],
	[{ type: "storeClick", storeId: "milano" }, "select_store"],
	[{ type: "promotionView", promotion }, "view_promotion"],
	[{ type: "promotionClick", promotion }, "select_promotion"],
	[{ type: "localeChange", before: "en", language: "ar" }, "locale_change"],
])("the shop's event %j is reported as %s", (event, name) => {
	const draft = toSighting(event);
	expect(draft?.name).toBe(name);
	expect(accept([draft])).toBe(true);
});

// proves event-21
test("sealed facts are reported as they came, an addition with the source that it names", () => {
	const drafts = sealedSightings(
		[
			{ name: "add_to_cart", fact: "1" },
			{ name: "cart_updated", fact: "2" },
		],
		"wishlist",
	);
	expect(drafts).toEqual([
		{ name: "add_to_cart", data: { fact: "1", source: "wishlist" } },
		{ name: "cart_updated", data: { fact: "2" } },
	]);
	expect(accept(drafts)).toBe(true);
});

// proves event-2
test("a tile's own action is no click on its product", () =>
	expect(
		toSighting({ type: "productAction", source: "list", productId: "VT1", position: 1 }),
	).toBeUndefined());

// proves event-2
test("a click names product, position, and the category that shows it apart from the list come by", () => {
	const draft = toSighting({
		type: "productClick",
		source: "you-may-also-like",
		productId: "VT1",
		position: 2,
		eventSourceCategoryId: "bags",
		eventSourceCategoryName: "Bags",
		plpCategoryId: "women",
		plpCategoryName: "Women",
	});
	expect(draft?.data).toMatchObject({
		productId: "VT1",
		position: 2,
		eventSourceCategoryId: "bags",
		plpCategoryId: "women",
	});
	expect(accept([draft])).toBe(true);
});
