import { expect, test, vi } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { type CardEntry, type } from "./entry.ts";
import { fixture } from "./fixture.ts";
import { load } from "./section.ts";

const coat = {
	id: "VT1-red",
	masterId: "VT1",
	name: "Coat",
	brand: "Vetrina",
	slugUrl: "/coat-VT1-red.html",
	images: [{ src: "/coat.jpg", alt: "" }],
	price: null,
	stocks: [],
	colourCount: 1,
	badges: [],
	newArrival: false,
	madeToOrder: false,
	details: { badges: [], newArrival: false, madeToOrder: false },
	variants: [],
	callouts: [],
	colours: [],
};

const show = async (fields: object, isInner = false, products = async (): Promise<object[]> => [coat]) => {
	const cx = {
		path: "/about",
		isPartial: false,
		warn: vi.fn(),
		report: () => {},
		deadLink: vi.fn(),
		paths: createPaths({ prefix: "/en-it" }),
		categories: { byId: new Map([["women", { url: "/women" }]]), byUrl: new Map() },
		catalogue: { products },
		content: { badges: async () => ({ badges: new Map() }) },
		settings: {},
		locale: { currency: "EUR", language: "en" },
		prices: { rules: {}, type: "short" },
		t: (key: string) => key,
	};
	const place = { isLargest: false, isInner, warn: () => {}, loadInner: async () => [] };
	const entry = type.schema.parse({ ...fixture, ...fields }) as CardEntry;
	return { view: await load(entry, cx as unknown as PageContext, place), cx };
};

// proves content-30
test("a card has all its lines, pictures and links", async () => {
	const { view } = await show({});
	expect(view).toMatchObject({
		isAlone: true,
		card: {
			style: "above-image",
			subtitles: ["Outerwear", "Winter"],
			images: [{ alt: "An arch", width: 1600 }, { alt: "A walk" }],
			links: [
				{ label: "See the coats", href: "/en-it/women", look: "outline" },
				{ label: "Read the journal", href: "/en-it/journal" },
			],
		},
	});
	expect(view?.product).toBeUndefined();
	expect((await show({}, true)).view).toMatchObject({
		isAlone: undefined,
		card: { images: [{ width: 1200 }, {}] },
	});
});

// proves content-30
test.each(["VT1", "VT1-red"])("a card for the product %s shows its name and price", async (productId) => {
	const { view } = await show({ style: "product-push", productId });
	expect(view?.product).toMatchObject({
		id: "VT1-red",
		name: "Coat",
		href: "/en-it/coat-VT1-red.html",
		price: expect.any(Object),
	});
});

// proves content-30
test("a card whose product is not sold keeps its words, and is reported; one that failed to load makes the page brief", async () => {
	const push = { style: "product-push", productId: "VT1" };
	const gone = await show(push, false, async () => []);
	expect(gone.view).toMatchObject({ card: { title: "A coat for the last light" }, product: undefined });
	expect(gone.cx.deadLink).toHaveBeenCalledExactlyOnceWith({
		title: "A coat for the last light",
		url: "VT1",
	});
	const failed = await show(push, false, () => Promise.reject(new Error("away")));
	expect(failed.cx.isPartial).toBe(true);
	expect(failed.cx.deadLink).not.toHaveBeenCalled();
});

// proves content-30
test("words that stand on a picture stand below each other where a card has none", async () => {
	const { view } = await show({ image: null, landscapeImage: null, imagesCollection: null });
	expect(view?.card).toMatchObject({ style: "default", images: undefined });
});
