import { expect, test } from "vitest";
import { type ShopEvent, toSourced, withSource } from "./shop-events.ts";

const home = { source: "home" } as const;
const added: ShopEvent = { type: "addToCart", addType: "addToCart", productId: "VT1-red-38", quantity: 1 };

// proves event-1
test("bag and detail view inherit the source of the last click", () => {
	expect(withSource(added, home)).toEqual({ ...added, ...home });
	expect(withSource({ ...added, source: undefined }, home)).toMatchObject({ source: "home" });
	const product = {
		id: "VT1-red",
		masterId: "VT1",
		name: "",
		brand: "",
		price: { value: 1, currency: "EUR" },
	};
	expect(withSource({ type: "productView", product }, { source: "search" })).toMatchObject({
		source: "search",
	});
});

test("a virtual try-on is its own source", () =>
	expect(withSource({ ...added, source: "virtual-try-on" }, home)).toMatchObject({
		source: "virtual-try-on",
	}));

test("events without a click, and events of other kinds, have no source", () => {
	expect(withSource(added, undefined)).not.toHaveProperty("source");
	const loaded: ShopEvent = { type: "recommendationsLoaded", recommendationType: "complete-the-set" };
	expect(withSource(loaded, home)).not.toHaveProperty("source");
});

// proves basket-19
test("an addition after a click in a list names the list", () => {
	const click = { type: "productClick", source: "list", productId: "VT1", position: 2 } as const;
	const inList = toSourced({ ...click, plpCategoryId: "women-dresses" });
	expect(withSource(added, inList)).toMatchObject({ source: "list", sourceSpecification: "women-dresses" });
	expect(toSourced({ ...click, eventSourceCategoryId: "sale", plpCategoryId: "women" })).toMatchObject({
		sourceSpecification: "sale",
	});
});
