import type { Language, Text } from "../catalogue/import-lines.ts";
import { NEW_ARRIVAL, ORDERABLE } from "./columns.ts";
import type { SearchIndex, TextMatches } from "./search-index.ts";

export const sortingOptions = [
	{
		id: "best-matches",
		label: {
			en: "Best matches",
			de: "Beste Treffer",
			fr: "Pertinence",
			ar: "الأكثر صلة",
			ja: "おすすめ順",
			ko: "추천순",
			zh: "最佳匹配",
		},
	},
	{
		id: "new-arrivals",
		label: {
			en: "New arrivals",
			de: "Neuheiten",
			fr: "Nouveautés",
			ar: "وصل حديثًا",
			ja: "新着順",
			ko: "신상품순",
			zh: "新品",
		},
	},
	{
		id: "price-low-to-high",
		label: {
			en: "Price: low to high",
			de: "Preis aufsteigend",
			fr: "Prix croissant",
			ar: "السعر: من الأقل إلى الأعلى",
			ja: "価格の安い順",
			ko: "낮은 가격순",
			zh: "价格从低到高",
		},
	},
	{
		id: "price-high-to-low",
		label: {
			en: "Price: high to low",
			de: "Preis absteigend",
			fr: "Prix décroissant",
			ar: "السعر: من الأعلى إلى الأقل",
			ja: "価格の高い順",
			ko: "높은 가격순",
			zh: "价格从高到低",
		},
	},
	{
		id: "discount",
		label: {
			en: "Biggest discount",
			de: "Größter Rabatt",
			fr: "Plus forte remise",
			ar: "أكبر خصم",
			ja: "割引率の高い順",
			ko: "할인율순",
			zh: "折扣最大",
		},
	},
	{
		id: "product-name-ascending",
		label: {
			en: "Name: A to Z",
			de: "Name A–Z",
			fr: "Nom : A à Z",
			ar: "الاسم تصاعديًا",
			ja: "名前順",
			ko: "이름순",
			zh: "名称升序",
		},
	},
	{
		id: "product-name-descending",
		label: {
			en: "Name: Z to A",
			de: "Name Z–A",
			fr: "Nom : Z à A",
			ar: "الاسم تنازليًا",
			ja: "名前の逆順",
			ko: "이름 역순",
			zh: "名称降序",
		},
	},
] as const satisfies readonly { id: string; label: Text }[];
export type SortId = (typeof sortingOptions)[number]["id"];
export const DEFAULT_SORT: SortId = "best-matches";

/** An unknown sorting id falls back to the default, as on the platform. */
export const sortIdOf = (id: string | undefined): SortId =>
	sortingOptions.find((option) => option.id === id)?.id ?? DEFAULT_SORT;

/** More than there are groups in an index. */
const PLACES = 2 ** 21;

/** What cannot be bought must match clearly better to come before what can. */
const SOLD_OUT_FACTOR = 0.7;

export type SortContext = { language: Language; currency: string };

/** The selected groups in order. A phrase without another sorting is ordered by how well it matches. */
export function sortGroups(
	index: SearchIndex,
	groups: Uint32Array,
	sort: SortId,
	cx: SortContext,
	matches: TextMatches | undefined,
): Uint32Array {
	const place = placesOf(index, sort, cx);
	const order = orderOf(index, sort, cx);
	if (sort === DEFAULT_SORT && matches) {
		const scores = new Float64Array(index.size);
		matches.ordinals.forEach((n, at) => {
			scores[n] = Math.round((matches.scores[at] ?? 0) * (isSoldOut(index, n) ? SOLD_OUT_FACTOR : 1));
		});
		// Score and place packed into one number: sorting numbers without a comparator is several times faster.
		const packed = Float64Array.from(groups, (n) => (place[n] ?? 0) - (scores[n] ?? 0) * PLACES).sort();
		return Uint32Array.from(packed, (key) => order[key - Math.floor(key / PLACES) * PLACES] ?? 0);
	}
	return Uint32Array.from(groups, (n) => place[n] ?? 0)
		.sort()
		.map((at) => order[at] ?? 0);
}

/** All groups of the index in a sorting's order. */
function orderOf(index: SearchIndex, sort: SortId, cx: SortContext): Uint32Array {
	return remember(index, `order ${orderKey(sort, cx)}`, () => {
		const keys = sortKeys(index, sort, cx);
		const tie = sort === DEFAULT_SORT ? undefined : placesOf(index, DEFAULT_SORT, cx);
		return Uint32Array.from({ length: index.size }, (_, n) => n).sort(
			(a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (tie ? (tie[a] ?? 0) - (tie[b] ?? 0) : a - b),
		);
	});
}

/** Group → its place in the order. */
function placesOf(index: SearchIndex, sort: SortId, cx: SortContext): Uint32Array {
	return remember(index, `place ${orderKey(sort, cx)}`, () => {
		const places = new Uint32Array(index.size);
		orderOf(index, sort, cx).forEach((n, place) => {
			places[n] = place;
		});
		return places;
	});
}

const orderKey = (sort: SortId, cx: SortContext): string =>
	sort.startsWith("product-name")
		? `${sort} ${cx.language}`
		: sort.startsWith("price") || sort === "discount"
			? `${sort} ${cx.currency}`
			: sort;

function remember(index: SearchIndex, key: string, make: () => Uint32Array): Uint32Array {
	const found = index.orders.get(key);
	if (found) return found;
	const made = make();
	index.orders.set(key, made);
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
		case "discount":
			return keyed((n) => -(index.discounts.get(currency)?.[n] ?? 0));
		default: {
			const names = new Uint32Array(index.masters.length);
			index.nameOrders.get(language)?.forEach((master, place) => {
				names[master] = place;
			});
			const sign = sort === "product-name-ascending" ? 1 : -1;
			return keyed((n) => sign * (names[index.master[n] ?? 0] ?? 0));
		}
	}
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
