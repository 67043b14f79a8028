export const SIZE_TABLES = [
	"women",
	"men",
	"children",
	"baby",
	"womenShoes",
	"menShoes",
	"childrenShoes",
	"belts",
	"gloves",
	"hats",
	"rings",
] as const;
/** A kind of goods, and who wears them. */
export type SizeTableId = (typeof SIZE_TABLES)[number];

export const BODY_MEASURES = [
	"chest",
	"waist",
	"hips",
	"height",
	"foot",
	"hand",
	"head",
	"around",
	"across",
] as const;
export type BodyMeasure = (typeof BODY_MEASURES)[number];

/** Sizes that are letters or ages have no country. */
export const LETTERS = "letters";

/** Converts the sizes of one kind of goods, and says which body they fit. */
export type SizeTable = {
	id: SizeTableId;
	/** The system of the catalogue's own sizes. */
	house: string;
	/** Each system is named by two letters, such as "IT", or is "letters" or "cm". */
	systems: readonly string[];
	/** Units of systems that measure. */
	units?: Readonly<Record<string, string>>;
	/** Measures of the body in centimetres. */
	measures: readonly BodyMeasure[];
	/** Each row has a cell for each system, then for each measure. */
	rows: readonly (readonly string[])[];
};

/** `guides`: the tables of each size guide that products and categories name. `systems`: those of each country, the first that a table has counts. */
export type SizeCharts = {
	tables: readonly SizeTable[];
	guides: Readonly<Record<string, readonly SizeTableId[]>>;
	systems: Readonly<Record<string, readonly string[]>>;
};

/** Returns the tables of a comma list of guides, each once; unknown guides have none (product-9). */
export function listTables(
	{ tables, guides }: Pick<SizeCharts, "tables" | "guides">,
	names: string | undefined,
): SizeTable[] {
	const ids = (names ?? "")
		.split(",")
		.flatMap((name) => (Object.hasOwn(guides, name.trim()) ? (guides[name.trim()] ?? []) : []));
	return [...new Set(ids)].flatMap((id) => tables.find((table) => table.id === id) ?? []);
}

/** Returns the market's system in a table; undefined if the table has none of the market's. */
export const findSystem = ({ systems }: SizeTable, wanted: readonly string[]): string | undefined =>
	wanted.find((system) => systems.includes(system));

/** Returns a cell as shoppers read it, such as "24.5 cm". */
export const withUnit = ({ units = {} }: Pick<SizeTable, "units">, system: string, cell: string): string =>
	Object.hasOwn(units, system) ? `${cell}\u00a0${units[system]}` : cell;
