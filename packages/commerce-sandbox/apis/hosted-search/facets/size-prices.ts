import {
	offersField,
	pricesField,
	sizePricesField,
	writeOffers,
} from "@vetrina/shop-rules/price/size-offers.ts";
import type { SearchIndex } from "../../../search/index/search-index.ts";
import { roundPrecision } from "../../../search/round-precision.ts";
import type { CatalogueFrame } from "../../../store/catalogue-frame.ts";
import { type FacetAttribute, facet, type NumericAttribute } from "./facet.ts";

const SIZE = "size";
type Visit = (price: number, size: number | undefined) => boolean;

function createPriceVisitor(index: SearchIndex, currency: string): (n: number, visit: Visit) => boolean {
	let prices: ReturnType<typeof readPrices> | undefined;
	return (n, visit) => {
		prices ??= readPrices(index, currency);
		return prices(n, visit);
	};
}

function readPrices(index: SearchIndex, currency: string) {
	const { offsets, attributes, prices } = index.variants;
	const group = index.prices.get(currency);
	const rows = prices.get(currency);
	const rowSizes = attributes.get(SIZE);
	const groupSizes = index.attributes.get(SIZE);
	const ownSizes = (n: number) =>
		groupSizes?.values.subarray(groupSizes.offsets[n] ?? 0, groupSizes.offsets[n + 1] ?? 0) ?? [];
	const each = (price: number, sizes: Iterable<number>, visit: Visit): boolean => {
		let isAny = false;
		for (const size of sizes) {
			isAny = true;
			if (visit(price, size)) return true;
		}
		return !isAny && visit(price, undefined);
	};
	return (n: number, visit: Visit): boolean => {
		const start = offsets[n] ?? 0;
		const end = offsets[n + 1] ?? 0;
		if (start === end) return each(group?.[n] ?? Number.NaN, ownSizes(n), visit);
		for (let row = start; row < end; row++) {
			const price = rows?.[row] ?? Number.NaN;
			const size = rowSizes?.[row] ?? 0;
			if (size > 0 ? visit(price, size - 1) : each(price, ownSizes(n), visit)) return true;
		}
		return false;
	};
}

export function sizePriceNumbers(
	index: SearchIndex,
	frame: CatalogueFrame,
	currency: string,
): NumericAttribute[] {
	const visitPrices = createPriceVisitor(index, currency);
	const sizes = frame.attributes.get(SIZE)?.values ?? [];
	return [
		{
			id: pricesField(currency),
			some: (n, isSuch) => visitPrices(n, (price) => !Number.isNaN(price) && isSuch(price)),
		},
		...sizes.map(({ id }, ordinal) => ({
			id: sizePricesField(currency, id),
			some: (n: number, isSuch: (value: number) => boolean) =>
				visitPrices(n, (price, size) => size === ordinal && !Number.isNaN(price) && isSuch(price)),
		})),
	];
}

const cache = new WeakMap<SearchIndex, Map<string, FacetAttribute>>();

export function offersFacet(
	id: string,
	index: SearchIndex,
	frame: CatalogueFrame,
): FacetAttribute | undefined {
	const currency = [...index.prices.keys()].find((one) => offersField(one) === id);
	if (currency === undefined) return undefined;
	const ofIndex = cache.get(index) ?? new Map<string, FacetAttribute>();
	cache.set(index, ofIndex);
	const entry = ofIndex.get(id) ?? makeOffers(id, currency, index, frame);
	ofIndex.set(id, entry);
	return entry;
}

function makeOffers(id: string, currency: string, index: SearchIndex, frame: CatalogueFrame): FacetAttribute {
	const visitPrices = createPriceVisitor(index, currency);
	const sizes = frame.attributes.get(SIZE)?.values ?? [];
	const ordinals = new Map<string, number>();
	const offsets = new Uint32Array(index.size + 1);
	const values: number[] = [];
	for (let n = 0; n < index.size; n++) {
		const offers: Parameters<typeof writeOffers>[0][number][] = [];
		visitPrices(n, (price, size) => {
			offers.push({
				price: Number.isNaN(price) ? undefined : roundPrecision(price),
				size: size === undefined ? undefined : sizes[size]?.id,
			});
			return false;
		});
		const text = writeOffers(offers);
		if (text !== undefined) {
			const ordinal = ordinals.get(text) ?? ordinals.size;
			ordinals.set(text, ordinal);
			values.push(ordinal);
		}
		offsets[n + 1] = values.length;
	}
	return facet(id, { source: id, column: { offsets, values: Uint16Array.from(values) } }, [
		...ordinals.keys(),
	]);
}
