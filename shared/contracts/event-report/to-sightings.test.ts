import { expect, test } from "vitest";
import type { BrowserEvent, ReportedPage } from "../../domain/analytics/browser-events.ts";
import type { PageViewed } from "../../domain/shell/shop-events.ts";
import { reportBody } from "./report-body.ts";
import type { Sighting } from "./sightings.ts";
import { type Draft, toDrafts } from "./to-sightings.ts";

const page = (change: Partial<ReportedPage> = {}): BrowserEvent => ({
	type: "pageView",
	page: {
		kind: "list",
		status: 200,
		title: "Bags",
		lists: [{ id: "bags", name: "Bags", productIds: ["VT1", "VT2"] }],
		chosen: [],
		referrer: "",
		pageViews: 3,
		...change,
	},
});
const see = (change?: Partial<ReportedPage>) => toDrafts(page(change));
const wrap = (event: BrowserEvent, visit = 1, id: string = crypto.randomUUID()) => ({
	id,
	visit,
	age: 0,
	path: "/en-it/",
	pageType: "home",
	event,
});
const read = (...reported: ReturnType<typeof wrap>[]): Sighting[] => reportBody.parse({ reported });
const accept = (event: BrowserEvent): boolean => reportBody.safeParse({ reported: [wrap(event)] }).success;

// proves event-32
test("a page view says how many the visit had before", () =>
	expect(see()[0]).toMatchObject({ name: "page_view", data: { status: 200, pageViews: 3 } }));

// proves event-33
test("the page's own list and each section of editors are lists of their own", () => {
	const lists: PageViewed["lists"] = [
		{ id: "bags", name: "Bags", productIds: ["VT1", "VT2"] },
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
	const search = { phrase: "silk", results: 167 };
	expect(see({ search }).at(-1)).toEqual({ name: "search", data: { phrase: "silk", results: 167 } });
	expect(see({ lists: [], search: { ...search, results: 0 } }).at(-1)).toEqual({
		name: "no_result",
		data: { phrase: "silk" },
	});
});

// proves event-30
test.each<[Partial<ReportedPage>, Draft]>([
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
	expect(accept(page({ lists: [], ...change }))).toBe(true);
});

// proves event-30
test("a value of a refinement that was chosen is an event of its own", () => {
	const red = { attribute: "colour", value: "Red" };
	expect(see({ lists: [], chosen: [red] }).slice(1)).toEqual([{ name: "refinement", data: red }]);
});

const signOut: BrowserEvent = { type: "signOut" };
const customer: BrowserEvent = { type: "customerChanged" };
const listNames = (...reported: Parameters<typeof read>) => read(...reported).map(({ name }) => name);

// proves event-9
test("a page's view comes first, then the customer, then the rest, and the next page after them", () => {
	expect(listNames(wrap(signOut), wrap(page({ kind: "cart" })), wrap(customer), wrap(page(), 2))).toEqual([
		"page_view",
		"customer_changed",
		"logout",
		"view_item_list",
		"view_cart",
		"page_view",
		"view_item_list",
	]);
});

// proves event-9
test("later events of a page keep the order in which they happened", () =>
	expect(listNames(wrap(signOut), wrap(customer))).toEqual(["logout", "customer_changed"]));

// proves event-13
test("a report that arrives twice has the same ids, each of its own", () => {
	const reported = wrap(page({ kind: "cart" }), 1, "a3bb189e-8bf9-4d3b-8f37-0f1f5a0a6fff");
	const ids = read(reported).map(({ id }) => id);
	expect(ids[0]).toBe(reported.id);
	expect(new Set(ids).size).toBe(3);
	expect(read(reported).map(({ id }) => id)).toEqual(ids);
});

const promotion = { id: "ss27", name: "coats", position: "1" };
// proves event-30, event-31
test.each<[BrowserEvent, string]>([
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
	expect(toDrafts(event).map((draft) => draft.name)).toEqual([name]);
	expect(accept(event)).toBe(true);
});

// proves event-21
test("a sealed fact is reported as it came, an addition with the source that it names", () => {
	const sealed: BrowserEvent = { type: "sealed", name: "add_to_cart", fact: "1", source: "wishlist" };
	expect(toDrafts(sealed)).toEqual([{ name: "add_to_cart", data: { fact: "1", source: "wishlist" } }]);
	expect(accept(sealed)).toBe(true);
});

// proves event-2
test("a click names product, position, and the category that shows it apart from the list come by", () => {
	const click: BrowserEvent = {
		type: "productClick",
		source: "you-may-also-like",
		productId: "VT1",
		position: 2,
		eventSourceCategoryId: "bags",
		eventSourceCategoryName: "Bags",
		plpCategoryId: "women",
		plpCategoryName: "Women",
	};
	expect(toDrafts(click)[0]?.data).toMatchObject({
		productId: "VT1",
		position: 2,
		eventSourceCategoryId: "bags",
		plpCategoryId: "women",
	});
	expect(accept(click)).toBe(true);
});

// proves event-10
test.each<[string, object]>([
	["an event without what it is about", { type: "promotionView" }],
	["a page without its lists", { type: "pageView", page: { kind: "home" } }],
	["a price", { type: "productView", productId: "VT1", price: 1 }],
	["nothing", {}],
])("a report with %s is refused", (_, event) => expect(accept(event as BrowserEvent)).toBe(false));

test("what only other listeners need makes no event", () =>
	expect(read(wrap({ type: "addToCart" } as unknown as BrowserEvent))).toEqual([]));
