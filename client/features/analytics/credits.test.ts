import { expect, test, vi } from "vitest";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import { createVisitMemory } from "../../state/events/visit-memory.ts";
import { createCredits } from "./credits.ts";
import { stubVisits } from "./testing.ts";
import type { Draft } from "./to-sightings.ts";

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
const viewed: Draft = { name: "view_item", data: { productId: "VT1-red" } };
const added: Draft = { name: "add_to_cart", data: { fact: "f" } };

// proves event-29
test("a view and an addition are credited to the last click, also in the next document", () => {
	openDocument().remember(clicked());
	const credit = openDocument();
	const source = { source: "list", sourceSpecification: "bags" };
	expect(credit(viewed).data).toEqual({ productId: "VT1-red", ...source });
	expect(credit(added).data).toEqual({ ...added.data, ...source });
});

// proves event-29
test("events that name a source keep it", () => {
	const credit = openDocument();
	credit.remember(clicked());
	const own = { ...added, data: { ...added.data, source: "virtual-try-on" } } as Draft;
	expect(credit(own)).toBe(own);
});

// proves event-29
test("trying a product on is credited with nothing", () => {
	const credit = openDocument();
	credit.remember(clicked());
	credit.remember(clicked({ source: "virtual-try-on" }));
	expect(credit(viewed).data).toMatchObject({ source: "list" });
});

// proves event-29
test("a click outside a list names the category's list that the shopper has come by", () => {
	openDocument().remember(clicked());
	const draft: Draft = {
		name: "select_item",
		data: { listId: "home", listName: "home", productId: "VT2", position: 1, source: "home" },
	};
	expect(openDocument()(draft).data).toMatchObject({ plpCategoryId: "bags", plpCategoryName: "Bags" });
});

test.each([
	["denied", undefined],
	["spoilt", { getItem: () => "{", setItem() {} }],
])("where storage is %s, the document remembers for itself", (_, storage) => {
	vi.stubGlobal("sessionStorage", storage);
	const credit = openDocument();
	expect(credit(viewed)).toBe(viewed);
	credit.remember(clicked());
	expect(credit(viewed).data).toMatchObject({ source: "list" });
});
