import { Buffer } from "node:buffer";
import type { VariantColumns } from "./index/variant-columns.ts";

/**
 * The search index consists of columns over variation groups, numbered from 0 (ordinals) so that the groups of a master are neighbours.
 * Typed arrays are stored as base64, because D1 returns a BLOB as a JSON array of numbers.
 */

/** `values` holds the values of all groups in order; group n has `counts[n]` of them. */
export type Lists = { counts: Uint8Array; values: Uint16Array };

export type ListPrices = { at: Uint32Array; prices: Float32Array };

export type GroupColumns = {
	ids: string[];
	masters: string[];
	master: Uint32Array;
	flags: Uint8Array;
	categories: Lists;
	promotions: Lists;
	brand: Uint16Array;
	brands: string[];
	attributes: Record<string, Lists>;
	/** Lowest price of a group's offered variants by currency, in units of the currency, before promotions; NaN without a price. */
	prices: Record<string, Float32Array>;
	lists?: Record<string, ListPrices>;
	discounts: Record<string, Uint8Array>;
	variants: VariantColumns;
};

export const STANDARD_PRODUCT = 1;
export const NEW_ARRIVAL = 2;
export const ORDERABLE = 4;
export const SET = 8;
export const BUNDLE = 16;
/** Flag of products that are hidden while sold out: `c_searchableIfUnavailable` is false (catalogue-14). */
export const SHY = 32;

type Bytes = Uint8Array | Uint16Array | Uint32Array | Float32Array;
const encode = (array: Bytes): string =>
	Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString("base64");

/** Returns a copy of the bytes, because the pool behind a Buffer is not aligned for wider typed arrays. */
function decode(text: string): ArrayBuffer {
	const bytes = Buffer.from(text, "base64");
	return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

const mapValues = <From, To>(
	record: Record<string, From>,
	change: (value: From, key: string) => To,
): Record<string, To> =>
	Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

type EncodedLists = { counts: string; values: string };
type EncodedListPrices = { at: string; prices: string };
type EncodedPart = {
	ids: string[];
	masters: string[];
	brands: string[];
	master: string;
	flags: string;
	brand: string;
	categories: EncodedLists;
	promotions: EncodedLists;
	attributes: Record<string, EncodedLists>;
	prices: Record<string, string>;
	lists?: Record<string, EncodedListPrices>;
	discounts: Record<string, string>;
	variants?: {
		counts: string;
		stock: string;
		attributes: Record<string, string>;
		prices: Record<string, string>;
	};
};

const encodeLists = (lists: Lists): EncodedLists => ({
	counts: encode(lists.counts),
	values: encode(lists.values),
});
const decodeLists = (lists: EncodedLists): Lists => ({
	counts: new Uint8Array(decode(lists.counts)),
	values: new Uint16Array(decode(lists.values)),
});

const encodeListPrices = ({ at, prices }: ListPrices): EncodedListPrices => ({
	at: encode(at),
	prices: encode(prices),
});
const decodeListPrices = ({ at, prices }: EncodedListPrices): ListPrices => ({
	at: new Uint32Array(decode(at)),
	prices: new Float32Array(decode(prices)),
});

export function encodePart(part: GroupColumns): string {
	const encodedPart: EncodedPart = {
		ids: part.ids,
		masters: part.masters,
		brands: part.brands,
		master: encode(part.master),
		flags: encode(part.flags),
		brand: encode(part.brand),
		categories: encodeLists(part.categories),
		promotions: encodeLists(part.promotions),
		attributes: mapValues(part.attributes, encodeLists),
		prices: mapValues(part.prices, encode),
		...(part.lists ? { lists: mapValues(part.lists, encodeListPrices) } : {}),
		discounts: mapValues(part.discounts, encode),
		variants: {
			counts: encode(part.variants.counts),
			stock: encode(part.variants.stock),
			attributes: mapValues(part.variants.attributes, encode),
			prices: mapValues(part.variants.prices, encode),
		},
	};
	return JSON.stringify(encodedPart);
}

export function decodePart(text: string): GroupColumns {
	const part = JSON.parse(text) as EncodedPart;
	return {
		ids: part.ids,
		masters: part.masters,
		brands: part.brands,
		master: new Uint32Array(decode(part.master)),
		flags: new Uint8Array(decode(part.flags)),
		brand: new Uint16Array(decode(part.brand)),
		categories: decodeLists(part.categories),
		promotions: decodeLists(part.promotions),
		attributes: mapValues(part.attributes, decodeLists),
		prices: mapValues(part.prices, (text) => new Float32Array(decode(text))),
		...(part.lists ? { lists: mapValues(part.lists, decodeListPrices) } : {}),
		discounts: mapValues(part.discounts, (text) => new Uint8Array(decode(text))),
		variants: decodeVariants(part),
	};
}

const decodeVariants = ({ variants, ids }: EncodedPart): VariantColumns =>
	variants
		? {
				counts: new Uint16Array(decode(variants.counts)),
				stock: new Uint8Array(decode(variants.stock)),
				attributes: mapValues(variants.attributes, (text) => new Uint16Array(decode(text))),
				prices: mapValues(variants.prices, (text) => new Float32Array(decode(text))),
			}
		: { counts: new Uint16Array(ids.length), stock: new Uint8Array(), attributes: {}, prices: {} };

export const toListPrices = (prices: readonly (readonly [number, number])[]): ListPrices => ({
	at: Uint32Array.from(prices, ([at]) => at),
	prices: Float32Array.from(prices, ([, price]) => price),
});

export function toLists(rows: readonly (readonly number[])[]): Lists {
	return { counts: Uint8Array.from(rows, (row) => row.length), values: Uint16Array.from(rows.flat()) };
}
