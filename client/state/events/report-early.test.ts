import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportBody } from "../../../shared/contracts/event-report/report-body.ts";
import type { Sighting } from "../../../shared/contracts/event-report/sightings.ts";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import { createEventBus } from "./events.ts";
import { reportEarly } from "./report-early.ts";

let sent: Sighting[][];
beforeEach(() => {
	sent = [];
	vi.stubGlobal("location", { pathname: "/en-it/" });
	vi.stubGlobal("document", { referrer: "https://search.example/" });
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
