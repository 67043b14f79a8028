import { type GroupColumns, type ListPrices, type Lists, toListPrices } from "../columns.ts";

export type ListColumn = { offsets: Uint32Array; values: Uint16Array };

export type ByCurrency<Column> = Pick<ReadonlyMap<string, Column>, "get" | "keys">;

export type SearchColumns = {
	size: number;
	ids: string[];
	masters: string[];
	master: Uint32Array;
	flags: Uint8Array;
	categories: ListColumn;
	promotions: ListColumn;
	brands: string[];
	brand: ListColumn;
	attributes: Map<string, ListColumn>;
	prices: ByCurrency<Float32Array>;
	lists: ReadonlyMap<string, ListPrices>;
	discounts: ByCurrency<Uint8Array>;
	variants: JoinedVariants;
};

export type JoinedVariants = {
	offsets: Uint32Array;
	stock: Uint8Array;
	attributes: Map<string, Uint16Array>;
	prices: ByCurrency<Float32Array>;
};

export function joinParts(parts: readonly GroupColumns[]): SearchColumns {
	const size = parts.reduce((sum, part) => sum + part.ids.length, 0);
	const masters: string[] = [];
	const brands: string[] = [];
	const brandIndex = new Map<string, number>();
	const master = new Uint32Array(size);
	const flags = new Uint8Array(size);
	const brandRows: Lists[] = [];
	let at = 0;
	for (const part of parts) {
		flags.set(part.flags, at);
		part.master.forEach((index, n) => {
			master[at + n] = masters.length + index;
		});
		masters.push(...part.masters);
		const brandIndexes = part.brands.map((brand) => {
			const index = brandIndex.get(brand) ?? brands.push(brand) - 1;
			brandIndex.set(brand, index);
			return index;
		});
		brandRows.push({
			counts: new Uint8Array(part.ids.length).fill(1),
			values: part.brand.map((index) => brandIndexes[index] ?? 0),
		});
		at += part.ids.length;
	}
	const joinLists = (pick: (part: GroupColumns) => Lists | undefined): ListColumn =>
		joinColumn(parts.map(pick), parts, size);
	const keys = (pick: (part: GroupColumns) => Record<string, unknown>): string[] => [
		...new Set(parts.flatMap((part) => Object.keys(pick(part)))),
	];
	return {
		size,
		ids: parts.flatMap((part) => part.ids),
		masters,
		master,
		flags,
		brands,
		brand: joinColumn(brandRows, parts, size),
		categories: joinLists((part) => part.categories),
		promotions: joinLists((part) => part.promotions),
		attributes: new Map(
			keys((part) => part.attributes).map((id) => [id, joinLists((part) => part.attributes[id])]),
		),
		prices: new Map(
			keys((part) => part.prices).map((currency) => {
				const column = new Float32Array(size).fill(Number.NaN);
				fill(parts, (part, start) => part.prices[currency] && column.set(part.prices[currency], start));
				return [currency, column];
			}),
		),
		lists: joinListPrices(parts),
		discounts: new Map(
			keys((part) => part.discounts).map((currency) => {
				const column = new Uint8Array(size);
				fill(parts, (part, start) => part.discounts[currency] && column.set(part.discounts[currency], start));
				return [currency, column];
			}),
		),
		variants: joinVariants(parts, size),
	};
}

function joinVariants(parts: readonly GroupColumns[], size: number): JoinedVariants {
	const offsets = new Uint32Array(size + 1);
	let group = 0;
	for (const { variants } of parts)
		for (const count of variants.counts) {
			offsets[group + 1] = (offsets[group] ?? 0) + count;
			group++;
		}
	const rows = offsets[size] ?? 0;
	const stock = new Uint8Array(rows);
	const attributes = new Map<string, Uint16Array>();
	const prices = new Map<string, Float32Array>();
	let start = 0;
	for (const { variants } of parts) {
		stock.set(variants.stock, start);
		for (const [id, column] of Object.entries(variants.attributes)) {
			const joinedColumn = attributes.get(id) ?? new Uint16Array(rows);
			joinedColumn.set(column, start);
			attributes.set(id, joinedColumn);
		}
		for (const [currency, column] of Object.entries(variants.prices)) {
			const joinedColumn = prices.get(currency) ?? new Float32Array(rows).fill(Number.NaN);
			joinedColumn.set(column, start);
			prices.set(currency, joinedColumn);
		}
		start += variants.stock.length;
	}
	return { offsets, stock, attributes, prices };
}

function joinListPrices(parts: readonly GroupColumns[]): Map<string, ListPrices> {
	const pricesByCurrency = new Map<string, [number, number][]>();
	fill(parts, ({ lists = {} }, start) => {
		for (const [currency, { at, prices }] of Object.entries(lists)) {
			const currencyPrices = pricesByCurrency.get(currency) ?? [];
			at.forEach((n, own) => {
				currencyPrices.push([start + n, prices[own] ?? Number.NaN]);
			});
			pricesByCurrency.set(currency, currencyPrices);
		}
	});
	return new Map([...pricesByCurrency].map(([currency, prices]) => [currency, toListPrices(prices)]));
}

function fill(parts: readonly GroupColumns[], set: (part: GroupColumns, start: number) => void): void {
	let start = 0;
	for (const part of parts) {
		set(part, start);
		start += part.ids.length;
	}
}

function joinColumn(
	lists: readonly (Lists | undefined)[],
	parts: readonly GroupColumns[],
	size: number,
): ListColumn {
	const offsets = new Uint32Array(size + 1);
	const values = new Uint16Array(lists.reduce((sum, list) => sum + (list?.values.length ?? 0), 0));
	let group = 0;
	let end = 0;
	parts.forEach((part, index) => {
		const list = lists[index];
		if (list) values.set(list.values, end);
		for (let n = 0; n < part.ids.length; n++) {
			end += list?.counts[n] ?? 0;
			offsets[++group] = end;
		}
	});
	return { offsets, values };
}
