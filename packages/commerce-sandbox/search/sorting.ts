import type { SortableGroups, Sorting } from "../house/sorting-options.ts";
import { byRelevance } from "../house/sortings.ts";
import type { LanguageCode } from "../languages.ts";
import { NEW_ARRIVAL, ORDERABLE } from "./columns.ts";
import type { SearchIndex } from "./index/search-index.ts";
import type { Taste } from "./personal-taste.ts";
import type { TextMatches } from "./text/text-matches.ts";

const PLACES = 2 ** 21;

/**
 * Scores of sold-out products are multiplied by this factor, so that a sold-out product precedes a product in stock only if it matches
 * clearly better.
 */
const SOLD_OUT_FACTOR = 0.7;

const LIKED = 0.2;

type SortContext = { language: LanguageCode; currency: string };

export function sortGroups(
	index: SearchIndex,
	groups: Uint32Array,
	sort: Sorting,
	cx: SortContext & { matches: TextMatches | undefined; taste: Taste | undefined },
): Uint32Array {
	const { matches, taste } = cx;
	const place = rankPlaces(index, sort, cx);
	const order = findOrder(index, sort, cx);
	if (!sort.isRelevance || (!matches && !taste))
		return Uint32Array.from(groups, (n) => place[n] ?? 0)
			.sort()
			.map((at) => order[at] ?? 0);
	const scoreTaste = (n: number): number => (taste && !isSoldOut(index, n) ? taste(n) : 0);
	const scores = new Float64Array(matches ? index.size : 0);
	matches?.ordinals.forEach((n, at) => {
		const factor = isSoldOut(index, n) ? SOLD_OUT_FACTOR : 1 + LIKED * scoreTaste(n);
		scores[n] = Math.round((matches.scores[at] ?? 0) * factor);
	});
	const rank = (n: number): number =>
		matches ? -(scores[n] ?? 0) : Math.floor((place[n] ?? 0) / (1 + scoreTaste(n)));
	// Rank and position are packed into one number, because sorting numbers without a comparator is several times faster.
	const packedKeys = Float64Array.from(groups, (n) => (place[n] ?? 0) + rank(n) * PLACES).sort();
	return Uint32Array.from(packedKeys, (key) => order[key - Math.floor(key / PLACES) * PLACES] ?? 0);
}

const TIE = byRelevance();

function findOrder(index: SearchIndex, sort: Sorting, cx: SortContext): Uint32Array {
	return remember(index, `order ${buildKey(sort, cx, index)}`, () => {
		const keys = Float64Array.from({ length: index.size }, (_, group) => group).map(
			sort.makeKey(readGroups(index), cx),
		);
		const tie = sort.name === TIE.name ? undefined : rankPlaces(index, TIE, cx);
		return Uint32Array.from({ length: index.size }, (_, n) => n).sort(
			(a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (tie ? (tie[a] ?? 0) - (tie[b] ?? 0) : a - b),
		);
	});
}

function rankPlaces(index: SearchIndex, sort: Sorting, cx: SortContext): Uint32Array {
	return remember(index, `place ${buildKey(sort, cx, index)}`, () => {
		const places = new Uint32Array(index.size);
		findOrder(index, sort, cx).forEach((n, place) => {
			places[n] = place;
		});
		return places;
	});
}

function buildKey({ name, per }: Sorting, cx: SortContext, { pricedBy = "" }: SearchIndex): string {
	if (per === "language") return `${name} ${cx.language}`;
	return per === "currency" ? `${name} ${cx.currency} ${pricedBy}` : name;
}

function remember(index: SearchIndex, key: string, make: () => Uint32Array): Uint32Array {
	const order = index.orders.get(key) ?? make();
	index.orders.set(key, order);
	return order;
}

const readGroups = (index: SearchIndex): SortableGroups => ({
	size: index.size,
	readId: (group) => index.ids[group] ?? "",
	isNew: (group) => ((index.flags[group] ?? 0) & NEW_ARRIVAL) !== 0,
	isSoldOut: (group) => isSoldOut(index, group),
	readPrice: (group, currency) => index.prices.get(currency)?.[group],
	readDiscount: (group, currency) => index.discounts.get(currency)?.[group] ?? 0,
	placeByName(language) {
		const places = new Uint32Array(index.masters.length);
		index.nameOrders.get(language)?.forEach((master, place) => {
			places[master] = place;
		});
		return (group) => places[index.master[group] ?? 0] ?? 0;
	},
	placeByBrand() {
		const sortedBrands = index.brands
			.map((name, at) => ({ name, at }))
			.sort((a, b) => a.name.localeCompare(b.name));
		const places = new Uint32Array(sortedBrands.length);
		sortedBrands.forEach(({ at }, place) => {
			places[at] = place;
		});
		return (group) => places[index.brand.values[group] ?? 0] ?? 0;
	},
});

const isSoldOut = (index: SearchIndex, n: number): boolean => ((index.flags[n] ?? 0) & ORDERABLE) === 0;
