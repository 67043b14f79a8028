import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportBody } from "../../../shared/contracts/event-report/report-body.ts";
import type { Sighting } from "../../../shared/contracts/event-report/sightings.ts";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import { createEventBus } from "../../state/events/events.ts";
import { reportEarly } from "./report-early.ts";

let sent: Sighting[][];
let cookie: string;
beforeEach(() => {
	sent = [];
	cookie = "consent=1.a";
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("location", { pathname: "/en-it/" });
	vi.stubGlobal("sessionStorage", {});
	vi.stubGlobal("document", {
		referrer: "https://search.example/",
		get cookie() {
			return cookie;
		},
	});
	vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
		expect([url, init.keepalive]).toEqual(["/api/en-it/events", true]);
		sent.push(reportBody.parse(JSON.parse(String(init.body))));
		return Response.json({ ok: true, entries: [] });
	});
});
afterEach(() => vi.unstubAllGlobals());

const page: ShopEvent = {
	type: "pageView",
	page: { kind: "product", path: "/en-it/p/ada.html", status: 200, head: { title: "Ada" }, data: {} },
};
const view: ShopEvent = {
	type: "productView",
	product: { id: "VT1", masterId: "VT", name: "Ada", brand: "", price: { value: 1, currency: "EUR" } },
};
const bags: ShopEvent = {
	type: "pageView",
	page: {
		kind: "list",
		path: "/en-it/bags",
		status: 200,
		head: { title: "Bags" },
		data: { categoryId: "bags", heading: "Bags", tiles: [{ id: "VT1" }, { id: "VT2" }], refinements: [] },
	},
};
const click: ShopEvent = {
	type: "productClick",
	source: "list",
	plpCategoryId: "bags",
	plpCategoryName: "Bags",
	productId: "VT2",
	position: 2,
};
const leave = (...before: ShopEvent[]) => {
	const events = createEventBus();
	for (const event of before) events.emit(event);
	reportEarly(events, "/api/en-it");
	return events;
};

// proves event-15
test("a page that is left early reports its view and its product, without names and prices", () => {
	leave(page, view, { type: "signOut" });
	expect(sent).toEqual([
		[
			{
				id: expect.any(String),
				age: expect.any(Number),
				path: "/en-it/p/ada.html",
				pageType: "product detail",
				name: "page_view",
				data: { title: "Ada", status: 200, referrer: "https://search.example/" },
			},
			expect.objectContaining({
				path: "/en-it/p/ada.html",
				pageType: "product detail",
				name: "view_item",
				data: { productId: "VT1" },
			}),
		],
	]);
});

// proves event-15
test("a page that is left early reports its list, and the click on a product by which it is left", () => {
	leave(bags, click);
	expect(sent[0]?.map(({ name, data }) => [name, data])).toMatchObject([
		["page_view", {}],
		["view_item_list", { listId: "bags", products: [{ productId: "VT1" }, { productId: "VT2" }] }],
		["select_item", { listId: "bags", productId: "VT2", position: 2 }],
	]);
});

// proves event-6
test.each([
	["search results", true],
	["full search results", undefined],
])("a search that is left early has the label %s", (label, selected) => {
	const refinements = [{ id: "colour", label: "Colour", values: [{ label: "Red", selected }] }];
	const data = {
		mode: "search",
		query: "silk",
		total: 2,
		heading: "silk",
		tiles: [{ id: "VT1" }],
		refinements,
	};
	leave({ type: "pageView", page: { ...bags.page, data } });
	expect(new Set(sent[0]?.map(({ pageType }) => pageType))).toEqual(new Set([label]));
});

// proves event-11
test.each(["", "consent=1.", "consent=1.m"])("with the choice %j nothing is reported", (choice) => {
	cookie = choice;
	leave(page, view);
	expect(sent).toEqual([]);
});

// proves event-13
test("what a listener to all events has heard is not reported a second time", () => {
	const events = createEventBus();
	events.emit(page);
	events.onAny(() => {});
	reportEarly(events, "/api/en-it");
	expect(sent).toEqual([]);
});

// proves event-13
test("a document that is left early twice reports the same events", () => {
	const events = leave(page, view);
	reportEarly(events, "/api/en-it");
	const [first, second] = sent.map((batch) => batch.map(({ id }) => id));
	expect(second).toEqual(first);
	expect(new Set(first).size).toBe(2);
});

test("a document without a page reports nothing", () => {
	leave(view);
	expect(sent).toEqual([]);
});
