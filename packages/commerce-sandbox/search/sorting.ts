import type { SortId } from "../house/sorting-options.ts";
import type { Language } from "../languages.ts";
import { DEFAULT_SORT } from "../settings/sorting-options.ts";
import { NEW_ARRIVAL, ORDERABLE } from "./columns.ts";
import type { SearchIndex } from "./index/search-index.ts";
import type { Taste } from "./personal-taste.ts";
import type { TextMatches } from "./text/text-matches.ts";

/** More than there are groups in an index. */
const PLACES = 2 ** 21;

/** 800 kB each for 100,000 groups with its places; sites have more languages and currencies than are asked for at a time. */
const ORDERS_KEPT = 16;

/** What cannot be bought must match clearly better to come before what can. */
const SOLD_OUT_FACTOR = 0.7;

/** What a shopper likes is this much better a match, for each liking. */
const LIKED = 0.2;

type SortContext = { language: Language; currency: string };

/**
 * The selected groups in order. Without another sorting they are ordered by how well they match the phrase, or mixed; what
 * the shopper likes comes sooner then.
 */
export function sortGroups(
	index: SearchIndex,
	groups: Uint32Array,
	sort: SortId,
	cx: SortContext & { matches: TextMatches | undefined; taste: Taste | undefined },
): Uint32Array {
	const { matches, taste } = cx;
	const place = placesOf(index, sort, cx);
	const order = orderOf(index, sort, cx);
	if (sort !== DEFAULT_SORT || (!matches && !taste))
		return Uint32Array.from(groups, (n) => place[n] ?? 0)
			.sort()
			.map((at) => order[at] ?? 0);
	const liked = (n: number): number => (taste && !isSoldOut(index, n) ? taste(n) : 0);
	const scores = new Float64Array(matches ? index.size : 0);
	matches?.ordinals.forEach((n, at) => {
		const factor = isSoldOut(index, n) ? SOLD_OUT_FACTOR : 1 + LIKED * liked(n);
		scores[n] = Math.round((matches.scores[at] ?? 0) * factor);
	});
	// Without a phrase what is liked moves up to half or a third of its way.
	const rank = (n: number): number =>
		matches ? -(scores[n] ?? 0) : Math.floor((place[n] ?? 0) / (1 + liked(n)));
	// Rank and place packed into one number: sorting numbers without a comparator is several times faster.
	const packed = Float64Array.from(groups, (n) => (place[n] ?? 0) + rank(n) * PLACES).sort();
	return Uint32Array.from(packed, (key) => order[key - Math.floor(key / PLACES) * PLACES] ?? 0);
}

/** All groups of the index in a sorting's order. */
function orderOf(index: SearchIndex, sort: SortId, cx: SortContext): Uint32Array {
	return remember(index, `order ${orderKey(sort, cx, index)}`, () => {
		const keys = sortKeys(index, sort, cx);
		const tie = sort === DEFAULT_SORT ? undefined : placesOf(index, DEFAULT_SORT, cx);
		return Uint32Array.from({ length: index.size }, (_, n) => n).sort(
			(a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (tie ? (tie[a] ?? 0) - (tie[b] ?? 0) : a - b),
		);
	});
}

/** Group → its place in the order. */
function placesOf(index: SearchIndex, sort: SortId, cx: SortContext): Uint32Array {
	return remember(index, `place ${orderKey(sort, cx, index)}`, () => {
		const places = new Uint32Array(index.size);
		orderOf(index, sort, cx).forEach((n, place) => {
			places[n] = place;
		});
		return places;
	});
}

const orderKey = (sort: SortId, cx: SortContext, { pricedBy = "" }: SearchIndex): string =>
	sort.startsWith("product-name")
		? `${sort} ${cx.language}`
		: sort.startsWith("price") || sort === "discount"
			? `${sort} ${cx.currency} ${pricedBy}`
			: sort;

function remember(index: SearchIndex, key: string, make: () => Uint32Array): Uint32Array {
	const found = index.orders.get(key);
	if (found) {
		index.orders.delete(key);
		index.orders.set(key, found);
		return found;
	}
	const made = make();
	index.orders.set(key, made);
	const [oldest] = index.orders.keys();
	if (index.orders.size > ORDERS_KEPT && oldest !== undefined) index.orders.delete(oldest);
	return made;
}

/** Sort keys per group, ascending. */
function sortKeys(index: SearchIndex, sort: SortId, { language, currency }: SortContext): Float64Array {
	const keyed = (key: (n: number) => number): Float64Array =>
		Float64Array.from({ length: index.size }, (_, n) => key(n));
	switch (sort) {
		case "best-matches":
			// Without a phrase nothing matches better: a fixed mix, so that a list is not all one garment; sold out last.
			return keyed((n) => (isSoldOut(index, n) ? 2 ** 32 : 0) + mixed(index.ids[n] ?? ""));
		case "new-arrivals":
			return keyed((n) => ((index.flags[n] ?? 0) & NEW_ARRIVAL ? 0 : 2 ** 32) + index.size - n);
		case "price-low-to-high":
			return keyed((n) => orLast(index.prices.get(currency)?.[n]));
		case "price-high-to-low":
			return keyed((n) => orLast(negated(index.prices.get(currency)?.[n])));
		case "brand":
			return brandKeys(index);
		case "discount":
			return keyed((n) => -(index.discounts.get(currency)?.[n] ?? 0));
		case "product-name-ascending":
			return nameKeys(index, language);
		case "product-name-descending":
			return nameKeys(index, language).map((place) => -place);
		default:
			throw unknownSorting(sort);
	}
}

/** Requests only ask for what a site offers (sortIdOf): an option without keys here is missing code. */
const unknownSorting = (sort: never): Error => new Error(`Nothing says how to sort by ${String(sort)}`);

/** Group → its product's place in the alphabet of the language. */
function nameKeys(index: SearchIndex, language: SortContext["language"]): Float64Array {
	const places = new Uint32Array(index.masters.length);
	index.nameOrders.get(language)?.forEach((master, place) => {
		places[master] = place;
	});
	return Float64Array.from({ length: index.size }, (_, n) => places[index.master[n] ?? 0] ?? 0);
}

/** Group → its brand's place in the alphabet. */
function brandKeys(index: SearchIndex): Float64Array {
	const sorted = index.brands.map((name, at) => ({ name, at })).sort((a, b) => a.name.localeCompare(b.name));
	const places = new Uint32Array(sorted.length);
	sorted.forEach(({ at }, place) => {
		places[at] = place;
	});
	return Float64Array.from({ length: index.size }, (_, n) => places[index.brand.values[n] ?? 0] ?? 0);
}

const isSoldOut = (index: SearchIndex, n: number): boolean => ((index.flags[n] ?? 0) & ORDERABLE) === 0;
const negated = (price: number | undefined): number | undefined => (price === undefined ? undefined : -price);
/** What has no price comes last in both directions. */
const orLast = (price: number | undefined): number =>
	price === undefined || Number.isNaN(price) ? Number.MAX_VALUE : price;

function mixed(id: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < id.length; index++) value = Math.imul(value ^ id.charCodeAt(index), 0x01000193);
	return Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0;
}
