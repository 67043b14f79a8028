import {
	findSystem,
	listTables,
	type SizeCharts,
	type SizeTable,
	type SizeTableId,
	withUnit,
} from "./size-table.ts";

/** `label` stands below a heading such as "Size"; `name` says the system and stands alone. */
export type ShownSize = { label: string; name: string };

/** `value`: the id of the size in the catalogue. `label`: the house's own words for it. `guide`: the size guides of its product. */
export type CatalogueSize = { value: string; label: string; guide?: string };

/** `text`: the size in `system`, the market's; the house's own if the table has none of the market's. */
export type ConvertedSize = { table: SizeTableId; house: string; system: string; text: string };

const nameIn = (system: string, text: string): string =>
	/^[A-Z]{2}$/.test(system) ? `${system}\u00a0${text}` : text;

function findRow(table: SizeTable, value: string): readonly string[] | undefined {
	const at = table.systems.indexOf(table.house);
	const unit = table.units?.[table.house] ?? "";
	return table.rows.find((row) => row[at] === value || (unit !== "" && `${row[at]}${unit}` === value));
}

/**
 * Converts a size to the first of the market's systems that its table has. Returns undefined for a size that no table has, or several
 * (product-19).
 */
export function convertSize(
	{ value, label, guide }: CatalogueSize,
	charts: SizeCharts,
	country: string,
): ConvertedSize | undefined {
	const rows = listTables(charts, guide).flatMap((table) => {
		const row = findRow(table, value);
		return row ? [{ table, row }] : [];
	});
	const [only, ...others] = rows;
	if (!only || others.length > 0) return undefined;
	const { table, row } = only;
	const { id, house, systems } = table;
	const system = findSystem(table, charts.systems[country] ?? []);
	if (system === undefined || system === house) return { table: id, house, system: house, text: label };
	return { table: id, house, system, text: withUnit(table, system, row[systems.indexOf(system)] ?? "") };
}

/**
 * Returns a size in the market's system and the house's own after it: "6 · IT 42", with the name "US 6 · IT 42". A size that cannot be
 * converted stays in the house's words, with the name of the house's system if a table has it (product-19).
 */
export function showSize(size: CatalogueSize, charts: SizeCharts, country: string): ShownSize {
	const { label } = size;
	const converted = convertSize(size, charts, country);
	if (!converted) return { label, name: label };
	const { house, system, text } = converted;
	const ownName = nameIn(house, label);
	if (system === house)
		return { label: charts.systems[country]?.includes(house) ? label : ownName, name: ownName };
	if (text === label) return { label, name: nameIn(system, text) };
	const both = `${text}\u00a0· ${ownName}`;
	return { label: both, name: nameIn(system, both) };
}
