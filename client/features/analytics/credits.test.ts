import { expect, test, vi } from "vitest";
import type { BrowserEvent } from "../../../shared/domain/analytics/browser-events.ts";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import { createVisitMemory } from "../../state/events/visit-memory.ts";
import { createCredits } from "./credits.ts";
import { stubVisits } from "./testing.ts";

stubVisits();

/** Each call is a document of its own. */
const openDocument = () => createCredits(createVisitMemory());
const clicked = (change: Partial<ShopEvent> = {}): ShopEvent =>
	({
		type: "productClick",
		source: "list",
		plpCategoryId: "bags",
		plpCategoryName: "Bags",
		productId: "VT1-red",
		position: 1,
		...change,
	}) as ShopEvent;
const viewed: BrowserEvent = { type: "productView", productId: "VT1-red" };
const added: BrowserEvent = { type: "sealed", name: "add_to_cart", fact: "f" };

// proves event-29
test("a view and an addition are credited to the last click, also in the next document", () => {
	openDocument().remember(clicked());
	const credit = openDocument();
	const source = { source: "list", sourceSpecification: "bags" };
	expect(credit(viewed)).toEqual({ ...viewed, ...source });
	expect(credit(added)).toEqual({ ...added, ...source });
});

// proves event-29
test("events that name a source keep it", () => {
	const credit = openDocument();
	credit.remember(clicked());
	const own: BrowserEvent = { ...added, source: "virtual-try-on" };
	expect(credit(own)).toBe(own);
});

// proves event-29
test("trying a product on is credited with nothing", () => {
	const credit = openDocument();
	credit.remember(clicked());
	credit.remember(clicked({ source: "virtual-try-on" }));
	expect(credit(viewed)).toMatchObject({ source: "list" });
});

// proves event-29
test("a click outside a list names the category's list that the shopper has come by", () => {
	openDocument().remember(clicked());
	const event: BrowserEvent = { type: "productClick", productId: "VT2", position: 1, source: "home" };
	expect(openDocument()(event)).toMatchObject({ plpCategoryId: "bags", plpCategoryName: "Bags" });
});

test.each([
	["denied", undefined],
	["spoilt", { getItem: () => "{", setItem() {} }],
])("where storage is %s, the document remembers for itself", (_, storage) => {
	vi.stubGlobal("sessionStorage", storage);
	const credit = openDocument();
	expect(credit(viewed)).toEqual(viewed);
	credit.remember(clicked());
	expect(credit(viewed)).toMatchObject({ source: "list" });
});
