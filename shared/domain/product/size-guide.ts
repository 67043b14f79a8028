import { findSystem, type SizeTable } from "@vetrina/shop-rules/sizes/size-table.ts";

export type LengthUnit = "cm" | "in";

export const inUnit = (measure: string, unit: LengthUnit): string =>
	unit === "cm"
		? measure.replace("-", "–")
		: measure
				.split("-")
				.map((number) => String(Math.round((Number(number) / 2.54) * 2) / 2))
				.join("–");

/** Returns a table whose first column is the market's system and whose second is the house's, so that phones show both (product-19). */
export function openAtMarket(table: SizeTable, wanted: readonly string[]): SizeTable {
	const market = findSystem(table, wanted);
	const first = [...new Set([...(market ? [market] : []), table.house])];
	const systems = [...first, ...table.systems.filter((system) => !first.includes(system))];
	const order = systems.map((system) => table.systems.indexOf(system));
	return {
		...table,
		systems,
		rows: table.rows.map((row) => [...order.map((at) => row[at] ?? ""), ...row.slice(table.systems.length)]),
	};
}
