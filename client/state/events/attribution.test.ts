import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ATTRIBUTION, type Attribution } from "../../../shared/domain/analytics/attribution.ts";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import { createUiStore } from "../ui-store.ts";
import { attribute } from "./attribution.ts";
import { createEventBus } from "./events.ts";

const kept = new Map<string, string>();
beforeEach(() => {
	kept.clear();
	vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null });
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("location", { pathname: "/en-it/somewhere" });
	vi.stubGlobal("document", { cookie: "consent=1.a", querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

const page = (kind: string, data: object = {}): ShopEvent => ({
	type: "pageView",
	page: { kind, path: `/en-it/${kind}`, status: 200, head: { title: "" }, data },
});
const click = (source: "list" | "virtual-try-on", plpCategoryId = "bags"): ShopEvent => ({
	type: "productClick",
	source,
	plpCategoryId,
	productId: "VT1",
	position: 1,
});
const read = async (events: readonly ShopEvent[], source?: "wishlist") => {
	const bus = createEventBus();
	for (const event of events) bus.emit(event);
	const { [ATTRIBUTION]: header } = await attribute({ events: bus, ui: createUiStore() }, source);
	return header === undefined ? undefined : (JSON.parse(decodeURIComponent(header)) as Attribution);
};

// proves event-21
test("a change names its page and the last click on a product", async () => {
	expect(await read([page("list"), click("list"), page("product")])).toEqual({
		path: "/en-it/product",
		pageType: "product detail",
		source: "list",
		sourceSpecification: "bags",
	});
	expect(await read([])).toEqual({ path: "/en-it/somewhere", pageType: "other" });
});

// proves event-21
test("a change with a source of its own keeps it, and trying a product on is none", async () => {
	expect(await read([click("list")], "wishlist")).toMatchObject({ source: "wishlist" });
	expect((await read([click("list")], "wishlist"))?.sourceSpecification).toBeUndefined();
	expect(await read([click("list"), click("virtual-try-on", "shoes")])).toMatchObject({
		source: "list",
		sourceSpecification: "bags",
	});
});

// proves event-29
test("a click in an earlier document is inherited until there is another", async () => {
	kept.set("shop.visit", JSON.stringify({ source: { source: "home" }, pageViews: 3 }));
	expect(await read([page("product")])).toMatchObject({ source: "home" });
	expect(await read([click("list")])).toMatchObject({ source: "list" });
});

// proves event-11
test.each(["", "consent=1."])("nothing is named without consent: %j", async (cookie) => {
	vi.stubGlobal("document", { cookie });
	expect(await read([page("list"), click("list")])).toBeUndefined();
});
