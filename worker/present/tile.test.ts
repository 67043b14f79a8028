import { expect, test } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import type { ProductHit } from "../../shared/domain/catalogue/catalogue.ts";
import { markupText } from "../../shared/domain/content/markup.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { toMember, toTiles } from "./tile.ts";

const format = {
	thousandSeparator: ",",
	decimalSeparator: ".",
	currencyFirst: true,
	spacing: "",
	decimals: 2,
};
const cx = {
	paths: createPaths({ prefix: "/en-it" }),
	path: "/women/dresses",
	locale: { currency: "EUR", language: "en" },
	prices: { rules: { currency: "EUR", symbol: "€", long: format, short: format }, type: "short" },
	t: textsOf("en").t,
	content: { badges: async () => ({ badges: new Map([["new", { text: "Just in" }]]) }) },
	report: () => {},
} as unknown as PageContext;

const inStock = { ats: 3, stockLevel: 3, preorderable: false };
const hit: ProductHit = {
	id: "VT1-red",
	masterId: "VT1",
	name: "Silk dress",
	brand: "Vetrina",
	slugUrl: "/silk-dress-VT1-red.html",
	images: ["front", "back", "detail"].map((name) => ({ src: `/${name}.jpg`, alt: "" })),
	price: { value: 90, list: 120 },
	stocks: [inStock],
	colourCount: 2,
	badges: ["new"],
	newArrival: true,
	madeToOrder: false,
};
const tileOf = async (changes: Partial<ProductHit>, options = {}) => {
	const [tile] = await toTiles([{ ...hit, ...changes }], cx, options);
	if (!tile) throw new Error("no tile");
	return tile;
};

test("a tile of a usual product", async () => {
	expect(await tileOf({})).toMatchObject({
		href: "/en-it/silk-dress-VT1-red.html",
		image: { src: "/front.jpg" },
		secondImage: { src: "/back.jpg" },
		price: { text: "€90", listText: "€120", discountText: "−25%" },
		badges: [{ text: "Just in" }],
		state: "orderable",
	});
});

// proves catalogue-16
test("a category may show another picture first", async () => {
	const tile = await tileOf({}, { alternativeImage: 2 });
	expect([tile.image?.src, tile.secondImage?.src]).toEqual(["/detail.jpg", "/front.jpg"]);
});

// proves catalogue-17
test("a category may show larger discounts only, with the list price", async () => {
	expect((await tileOf({}, { minDiscount: 26 })).price).toMatchObject({ listText: "€120" });
	expect((await tileOf({}, { minDiscount: 26 })).price.discountText).toBeUndefined();
	expect((await tileOf({}, { minDiscount: 25 })).price).toHaveProperty("discountText", "−25%");
});

// proves price-8
test("products without a price are reported together once per page, except unavailable ones", async () => {
	const reported: unknown[] = [];
	const list = {
		...cx,
		origin: "https://shop.example",
		report: (title: string, source: string, details: (viewer: object) => object) =>
			reported.push([title, source, details({ authType: "agent", basketCurrency: "USD" })]),
	};
	const none = { ...hit, price: null };
	await toTiles(
		[{ ...none, id: "VT2-red" }, hit, { ...none, id: "VT3-red" }],
		list as unknown as PageContext,
	);
	await toTiles([{ ...none, groupA: "VIP" }, hit], list as unknown as PageContext);
	expect(reported).toEqual([
		[
			"product-no-price",
			"VT2-red, VT3-red",
			expect.objectContaining({
				url: "https://shop.example/en-it/women/dresses",
				productIds: ["VT2-red", "VT3-red"],
				currency: "EUR",
				authType: "agent",
				basketCurrency: "USD",
			}),
		],
	]);
});

test("call-outs are a phrase, whatever merchants write", async () => {
	const { callout } = await tileOf({
		callout: "<p><b>Two</b> for one<script>alert(1)</script><a href='/x'>!</a></p>",
	});
	expect(callout).toEqual([{ tag: "b", content: ["Two"] }, " for one!"]);
	expect((await tileOf({ callout: "<img src=x onerror=alert(1)>" })).callout).toBeUndefined();
});

test("a tile shows the merchant's own word for colours", async () => {
	expect((await tileOf({ colourCount: 3, colourName: "Glaze" })).choices).toBe("Glaze: 3");
	expect(await tileOf({ colourCount: 3, colourName: "Colour" })).not.toHaveProperty("choices");
	expect(await tileOf({ colourCount: 1, colourName: "Glaze" })).not.toHaveProperty("choices");
});

test("a tile shows unit prices by quantity", async () => {
	const tiers = [{ quantity: 4, value: 80.5 }];
	expect((await tileOf({ price: { value: 90, tiers } })).tiers).toEqual(["4 or more: €80.50 each"]);
	expect((await tileOf({})).tiers).toBeUndefined();
});

test("a tile is shown without pictures, price and stock", async () => {
	expect(await tileOf({ images: [], price: null, stocks: [] })).toMatchObject({
		image: { src: "/no-image/en.svg", alt: "No image available" },
		secondImage: null,
		price: { text: "-", value: null },
		state: "noPrice",
	});
	expect(await tileOf({ stocks: [] })).toMatchObject({
		state: "soldOut",
		askHref: "/en-it/notify-me?productId=VT1-red&pageType=plp",
	});
	expect((await tileOf({})).askHref).toBeUndefined();
	expect((await tileOf({ price: { value: 0 } })).state).toBe("noPrice");
});

// proves catalogue-4
test("a restricted product is banned for guests, and the tile contains the state for members", async () => {
	const tile = await tileOf({ groupA: "private-clients", groupB: "press" });
	expect(tile).toMatchObject({
		state: "banned",
		askHref: "/en-it/product-restrictions?productId=VT1-red",
		members: { groups: ["private-clients", "press"], state: "orderable" },
	});
	expect(tile.restriction).toBeUndefined();
	const banningMessage = `For <b>clients</b>.<script>steal()</script>`;
	const said = await tileOf({ groupA: "private-clients", banningMessage });
	expect(markupText(said.restriction ?? [])).toBe("For clients.");
	expect((await tileOf({ banningMessage })).restriction).toBeUndefined();
	expect(toMember(tile, ["VIP"]).state).toBe("banned");
	expect(toMember(tile, ["VIP", "press"])).toMatchObject({ state: "orderable", askHref: undefined });
});

// proves legal-7
test("a tile says what a litre costs where the market's law asks for it, and from which price several sizes begin", async () => {
	const settings = { legal: { IT: { unitPrices: true }, US: {} } };
	const write = async (country: string, unitPrice: ProductHit["unitPrice"]) => {
		const there = { ...cx, settings, locale: { ...cx.locale, country } } as unknown as PageContext;
		return (await toTiles([{ ...hit, unitPrice }], there))[0]?.unitPrice;
	};
	expect(await write("IT", { least: 1800, per: "l" })).toBe("€1,800 / l");
	expect(await write("IT", { least: 1500, most: 1800, per: "l" })).toBe("from €1,500 / l");
	expect(await write("US", { least: 1800, per: "l" })).toBeUndefined();
	expect(await write("IT", undefined)).toBeUndefined();
});
