import { countries } from "@vetrina/demo-house/settings/countries.ts";
import { describe, expect, test } from "vitest";
import type { ListData } from "../pages/list/contract.ts";
import type { ProductData } from "../pages/product/contract.ts";
import type { SuggestionsResponse, TilesResponse } from "../shared/contracts/shopper-api.ts";
import type { PriceView, TileView } from "../shared/contracts/views.ts";
import { rawRequest } from "./setup/raw-request.ts";

/** A product has one price, wherever it is shown, sorted, filtered and marked up (price-9); the hosted search serves en-us and en-ca. */

/** Milliseconds: lists are read page after page, on a busy machine. */
const TIMEOUT = 120_000;
const CHEAPEST = "srule=price-low-to-high";
const DEAREST = "srule=price-high-to-low";

const read = async <Body>(path: string): Promise<Body> => {
	const { status, text } = await rawRequest(path);
	expect(status, path).toBe(200);
	return JSON.parse(text) as Body;
};
const pageOf = async <Data>(path: string): Promise<Data> =>
	(await read<{ page: { data: Data } }>(`/_page${path}`)).page.data;

async function tilesOf(path: string): Promise<{ first: ListData; tiles: TileView[] }> {
	const first = await pageOf<ListData>(path);
	const tiles = [...first.tiles];
	for (let next = first.nextHref; next; ) {
		const page = await pageOf<ListData>(next);
		tiles.push(...page.tiles);
		next = page.nextHref;
	}
	return { first, tiles };
}

const shownIn = (tiles: readonly TileView[]): number[] => tiles.flatMap(({ price }) => price.value ?? []);
const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const descending = (values: readonly number[]): number[] => ascending(values).reverse();
const promotedIn = (tiles: readonly TileView[]): TileView[] =>
	tiles.filter(({ callout, price }) => callout !== undefined && price.listText !== undefined);
const rangeOf = (href: string): { min: number; max: number } => {
	const [, min, max] = /\((\d*)\.\.(\d*)\)/.exec(decodeURIComponent(href)) ?? [];
	return { min: Number(min), max: max === "" ? Number.POSITIVE_INFINITY : Number(max) };
};
const isWithin = ({ price: { value } }: TileView, { min, max }: { min: number; max: number }): boolean =>
	value !== null && value >= min && value < max;

// proves price-9
describe.each(["en-it", "en-us", "en-ca"])("in %s, dresses", (locale) => {
	const dresses = `/${locale}/women/dresses`;

	test("are sorted by the prices that their tiles show", { timeout: TIMEOUT }, async () => {
		const { tiles } = await tilesOf(`${dresses}?${CHEAPEST}`);
		expect(tiles.length).toBeGreaterThan(150);
		expect(promotedIn(tiles).length).toBeGreaterThan(5);
		expect(shownIn(tiles)).toEqual(ascending(shownIn(tiles)));
		const dearest = await pageOf<ListData>(`${dresses}?${DEAREST}`);
		expect(shownIn(dearest.tiles)).toEqual(descending(shownIn(tiles)).slice(0, dearest.tiles.length));
	});

	test("are found under the shown price alone", { timeout: TIMEOUT }, async () => {
		const { first, tiles } = await tilesOf(dresses);
		const ranges = first.refinements.find(({ id }) => id === "price")?.values ?? [];
		expect(ranges.length).toBeGreaterThan(2);
		for (const { href = "", hitCount, label } of ranges) {
			const range = rangeOf(href);
			const hits = (await tilesOf(href)).tiles;
			expect(hits, label).toHaveLength(hitCount ?? 0);
			// A product whose sizes have several prices is found by any of them.
			expect(hits.filter(({ price }) => !price.from).every((tile) => isWithin(tile, range))).toBe(true);
			const ids = new Set(hits.map(({ id }) => id));
			expect(tiles.filter((tile) => isWithin(tile, range) && !ids.has(tile.id))).toEqual([]);
		}
	});
});

// proves price-9
test("every category is sorted by the shown prices", { timeout: TIMEOUT }, async () => {
	const queue = ["women", "men", "bags", "shoes", "accessories", "children", "home", "beauty"].map(
		(name) => `/en-it/${name}`,
	);
	const seen = new Set(queue);
	let promoted = 0;
	for (const path of queue) {
		const { tiles, subcategories } = await pageOf<ListData>(`${path}?${CHEAPEST}`);
		expect(shownIn(tiles), path).toEqual(ascending(shownIn(tiles)));
		promoted += promotedIn(tiles).length;
		for (const { href } of subcategories)
			if (!seen.has(href)) {
				seen.add(href);
				queue.push(href);
			}
	}
	expect(queue.length).toBeGreaterThan(30);
	expect(promoted).toBeGreaterThan(5);
});

const ofCurrencies = [...new Map(countries.map((country) => [country.currency, country])).values()];

// proves price-9
test.each(
	ofCurrencies.map(({ currency, code, languages: [language] }) => [currency, language, code] as const),
)(
	"in %s (%s-%s) lists are sorted by the shown prices",
	{ timeout: TIMEOUT },
	async (currency, language, code) => {
		const list = `/${language}-${code.toLowerCase()}/women/dresses`;
		const { tiles } = await pageOf<ListData>(`${list}?${CHEAPEST}`);
		expect(shownIn(tiles)).toEqual(ascending(shownIn(tiles)));
		expect(tiles[0]?.price.currency).toBe(currency);
		expect(promotedIn(tiles).length).toBeGreaterThan(0);
		const dearest = await pageOf<ListData>(`${list}?${DEAREST}`);
		expect(shownIn(dearest.tiles)).toEqual(descending(shownIn(dearest.tiles)));
	},
);

/** Replaces non-breaking spaces by plain ones. */
const plain = (text: string | undefined): string | undefined => text?.replaceAll("\u00a0", " ");
const priceOf = ({ text, value, listText }: PriceView) => ({
	text: plain(text),
	value,
	listText: plain(listText),
});
const jsonLdPrice = (html: string): unknown => {
	const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
	const documents = scripts.flatMap(([, json = ""]) => [JSON.parse(json) as Record<string, unknown>].flat());
	const product = documents.find((one) => one["@type"] === "Product") as { offers?: { price: number } };
	return product.offers?.price;
};

// proves price-9
test.each([
	["en-it", "VT10591-navy", { text: "600 €", value: 600, listText: "750 €" }],
	["en-it", "VT10595-black", { text: "2.360 €", value: 2360, listText: "2.950 €" }],
	["en-us", "VT10595-black", undefined],
	["en-jp", "VT10591-navy", undefined],
])("%s: %s costs the same everywhere", { timeout: TIMEOUT }, async (locale, id, expected) => {
	const [{ tiles }, { products }, viewed] = await Promise.all([
		pageOf<ListData>(`/${locale}/search?q=${id}`),
		read<SuggestionsResponse>(`/api/${locale}/suggestions?q=${id}`),
		read<TilesResponse>(`/api/${locale}/recommendations/viewed?ids=${id}`),
	]);
	const tile = tiles.find((one) => one.id === id);
	const page = await rawRequest(tile?.href ?? "");
	const data = await pageOf<ProductData>(tile?.href ?? "");
	const price = priceOf(data.price);
	expect(price).toEqual(expected ?? price);
	expect(price.listText).toBeDefined();
	expect(tile && priceOf(tile.price)).toEqual(price);
	expect(data.sizes.map((size) => size.price).filter(Boolean)).toEqual([]);
	// The commerce cloud suggests masters, the hosted search their colours.
	const suggested = products.filter((one) => one.id === id || one.id === data.masterId);
	expect(suggested.map((one) => priceOf(one.price))).toEqual([price]);
	expect(viewed.tiles.map((one) => priceOf(one.price))).toEqual([price]);
	expect(jsonLdPrice(page.text)).toBe(price.value);
});

// proves price-9
test("a product shown at 480 € is found below 500 €", { timeout: TIMEOUT }, async () => {
	const lists = ["men", "shoes", "bags", "women", "children"].map(
		(name) => `/en-it/${name}?prefn1=price&prefv1=${encodeURIComponent("(480..481)")}`,
	);
	const allTiles = (await Promise.all(lists.map((path) => tilesOf(path)))).flatMap(({ tiles }) => tiles);
	expect(promotedIn(allTiles).map(({ price }) => priceOf(price))).toContainEqual({
		text: "480 €",
		value: 480,
		listText: "600 €",
	});
});
