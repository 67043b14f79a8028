/** The tables of this module contain body measures in centimetres (product-9). */
export type SizeSystem = "letters" | "IT" | "FR" | "DE" | "UK" | "US" | "JP" | "EU" | "cm";
export type BodyMeasure =
	| "chest"
	| "waist"
	| "hips"
	| "height"
	| "foot"
	| "hand"
	| "head"
	| "around"
	| "across";
export type SizeTableId =
	| "women"
	| "men"
	| "children"
	| "baby"
	| "womenShoes"
	| "menShoes"
	| "childrenShoes"
	| "belts"
	| "gloves"
	| "hats"
	| "rings";

export type SizeTable = {
	id: SizeTableId;
	systems: readonly SizeSystem[];
	measures: readonly BodyMeasure[];
	rows: readonly (readonly string[])[];
};

const table = (
	id: SizeTableId,
	systems: readonly SizeSystem[],
	measures: readonly BodyMeasure[],
	rows: string,
): SizeTable => ({ id, systems, measures, rows: rows.split("|").map((row) => row.trim().split(" ")) });

// biome-ignore format: a table is read by its columns
const TABLES: Record<SizeTableId, SizeTable> = {
	women: table("women", ["letters", "IT", "FR", "DE", "UK", "US", "JP"], ["chest", "waist", "hips"],
		"XXS 36 32 30 4 0 5 78 59 85 | XS 38 34 32 6 2 7 82 63 89 | S 40 36 34 8 4 9 86 67 93 | M 42 38 36 10 6 11 90 71 97 | L 44 40 38 12 8 13 94 75 101 | XL 46 42 40 14 10 15 98 79 105 | XXL 48 44 42 16 12 17 102 83 109"),
	men: table("men", ["letters", "IT", "FR", "DE", "UK", "US", "JP"], ["chest", "waist", "hips"],
		"XS 44 38 44 34 34 S 88 76 92 | S 46 40 46 36 36 M 92 80 96 | M 48 42 48 38 38 L 96 84 100 | L 50 44 50 40 40 LL 100 88 104 | XL 52 46 52 42 42 3L 104 92 108 | XXL 54 48 54 44 44 4L 108 97 112 | 3XL 56 50 56 46 46 5L 112 102 116"),
	children: table("children", ["letters"], ["height", "chest", "waist"],
		"4Y 104 56 52 | 5Y 110 58 53 | 6Y 116 60 54 | 8Y 128 65 57 | 10Y 140 70 60 | 12Y 152 76 63 | 14Y 164 82 66"),
	baby: table("baby", ["letters"], ["height", "chest"],
		"3M 60 43 | 6M 67 45 | 9M 71 47 | 12M 74 48 | 18M 80 50 | 24M 86 52"),
	womenShoes: table("womenShoes", ["EU", "UK", "US", "JP"], ["foot"],
		"35 2 5 22 22.3 | 36 3 6 23 23 | 36.5 3.5 6.5 23.5 23.3 | 37 4 7 23.5 23.7 | 37.5 4.5 7.5 24 24 | 38 5 8 24.5 24.3 | 38.5 5.5 8.5 24.5 24.7 | 39 6 9 25 25 | 40 7 10 25.5 25.7 | 41 8 11 26.5 26.3"),
	menShoes: table("menShoes", ["EU", "UK", "US", "JP"], ["foot"],
		"39 5 6 25 25 | 40 6 7 25.5 25.7 | 41 7 8 26.5 26.3 | 41.5 7.5 8.5 26.5 26.7 | 42 8 9 27 27 | 42.5 8.5 9.5 27.5 27.3 | 43 9 10 27.5 27.7 | 44 10 11 28.5 28.3 | 45 11 12 29 29 | 46 12 13 29.5 29.7"),
	childrenShoes: table("childrenShoes", ["EU", "UK", "US"], ["foot"],
		"27 9 10 17 | 28 10 11 17.6 | 29 11 12 18.3 | 30 12 13 19 | 31 12.5 13.5 19.6 | 32 13.5 1 20.3 | 33 1 2 21 | 34 2 3 21.6"),
	belts: table("belts", ["cm"], ["waist"], "70 66-70 | 75 71-75 | 80 76-80 | 85 81-85 | 90 86-90 | 95 91-95"),
	gloves: table("gloves", ["EU"], ["hand"], "6.5 17 | 7 18.5 | 7.5 20 | 8 21.5 | 8.5 23 | 9 24"),
	hats: table("hats", ["letters"], ["head"], "S 54-55 | M 56-57 | L 58-59"),
	rings: table("rings", ["EU", "UK", "US", "JP"], ["around", "across"],
		"48 I 4.5 8 4.8 1.53 | 50 K 5.25 10 5 1.59 | 52 L 6 12 5.2 1.66 | 54 N 6.75 14 5.4 1.72 | 56 P 7.5 16 5.6 1.78 | 58 Q 8.5 18 5.8 1.85"),
};

const GUIDES = new Map<string, readonly SizeTableId[]>(
	Object.entries({
		"women-clothing": ["women"],
		"men-clothing": ["men"],
		"children-clothing": ["children", "baby"],
		shoes: ["womenShoes", "menShoes", "childrenShoes"],
		"shoes-women": ["womenShoes"],
		"shoes-men": ["menShoes"],
		"shoes-children": ["childrenShoes"],
		accessories: ["belts", "gloves", "hats"],
		belts: ["belts"],
		gloves: ["gloves"],
		hats: ["hats"],
		rings: ["rings"],
	} satisfies Record<string, readonly SizeTableId[]>),
);

export function listTables(guides: string | undefined): SizeTableId[] {
	const ids = (guides ?? "").split(",").flatMap((id) => GUIDES.get(id.trim()) ?? []);
	return [...new Set(ids)];
}

export const sizeTable = (id: SizeTableId): SizeTable => TABLES[id];

export type LengthUnit = "cm" | "in";

export const inUnit = (measure: string, unit: LengthUnit): string =>
	unit === "cm"
		? measure.replace("-", "–")
		: measure
				.split("-")
				.map((number) => String(Math.round((Number(number) / 2.54) * 2) / 2))
				.join("–");
