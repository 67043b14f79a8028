import type { ImportLine, Prices } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";

type Line<Kind extends ImportLine["kind"]> = Extract<ImportLine, { kind: Kind }>;
const text = (en: string, de: string) => ({ en, de });

const attributes: Line<"attribute">[] = [
	{
		kind: "attribute",
		id: "wattage",
		name: text("Wattage", "Leistung"),
		values: { "5w": text("5 W", "5 W"), "12w": text("12 W", "12 W"), "40w": text("40 W", "40 W") },
		refinable: true,
		variation: false,
	},
	{
		kind: "attribute",
		id: "color",
		name: text("Finish", "Oberfläche"),
		values: { brass: text("Brass", "Messing"), black: text("Matt black", "Mattschwarz") },
		refinable: true,
		variation: true,
		swatches: { brass: "#b08d57", black: "#1c1c1c" },
	},
	{
		kind: "attribute",
		id: "frameSize",
		name: text("Frame size", "Rahmengröße"),
		values: { "52": text("52 cm", "52 cm"), "56": text("56 cm", "56 cm"), "60": text("60 cm", "60 cm") },
		refinable: true,
		variation: true,
	},
	{
		kind: "attribute",
		id: "warranty",
		name: text("Warranty", "Garantie"),
		values: { long: text("Ten years", "Zehn Jahre") },
		refinable: false,
		variation: false,
	},
];

const category = (id: string, url: string, names: [string, string], parent?: string): Line<"category"> => ({
	kind: "category",
	id,
	...(parent ? { parent } : {}),
	name: text(...names),
	url,
	showInMenu: true,
});

const euro = (list: number, sale?: number): Prices => ({ EUR: { list, ...(sale ? { sale } : {}) } });
let variants = 7000;
const variant = (
	master: string,
	values: Record<string, string>,
	prices: Prices,
	{ ats = 5, images = [] as string[] } = {},
): Line<"variant"> => ({
	kind: "variant",
	id: String(variants++),
	master,
	values,
	prices,
	stock: { ats, preorderable: false },
	images,
});

const master = (
	id: string,
	names: [string, string],
	category: string,
	more: Partial<Line<"master">>,
): Line<"master"> => ({
	kind: "master",
	id,
	brand: "Rad & Licht",
	name: text(...names),
	categories: [category],
	primaryCategory: category,
	attributes: {},
	variationAttributes: [],
	images: [],
	...more,
});

const bicycle = (at: number): ImportLine[] => {
	const id = `Bike${at}`;
	const price = 900 + at * 250;
	return [
		master(id, [`Touring bicycle ${at}`, `Reiserad ${at}`], "touring", {
			attributes: { warranty: ["long"] },
			variationAttributes: ["color", "frameSize"],
		}),
		...["brass", "black"].flatMap((color) =>
			["52", "56", "60"].map((frameSize, step) =>
				variant(id, { color, frameSize }, euro(price + step * 300), {
					ats: color === "black" && frameSize === "60" ? 0 : 4,
				}),
			),
		),
	];
};

const picture = (at: number, color: string): { images: string[] } => ({
	images:
		at % 2 === 0
			? [`drawn:dress?cut=wrap&fabric=silk&pattern=dot&color=${color}&accent=efe6d3&view=front`]
			: [],
});

const lamp = (at: number): ImportLine[] => {
	const id = `Lamp${at}`;
	return [
		master(id, [`Desk lamp ${at}`, `Tischleuchte ${at}`], at > 3 ? "floor-lamps" : "desk-lamps", {
			attributes: { wattage: [["5w", "12w", "40w"][at % 3] ?? "5w"] },
			variationAttributes: ["color"],
		}),
		variant(id, { color: "brass" }, euro(40 + at * 15, at === 2 ? 55 : undefined), picture(at, "b08d57")),
		variant(id, { color: "black" }, euro(45 + at * 15), picture(at, "1c1c1c")),
	];
};

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

export function strangersCatalogue({ withBicycles = true } = {}): ImportLine[] {
	variants = 7000;
	return [
		...attributes,
		category("lamps", "/lamps", ["Lamps", "Leuchten"]),
		category("desk-lamps", "/lamps/desk", ["Desk lamps", "Tischleuchten"], "lamps"),
		...(withBicycles ? [] : [category("candles", "/lamps/candles", ["Candles", "Kerzen"], "lamps")]),
		category("floor-lamps", "/lamps/floor", ["Floor lamps", "Stehleuchten"], "lamps"),
		...(withBicycles
			? [
					category("bicycles", "/bicycles", ["Bicycles", "Fahrräder"]),
					category("touring", "/bicycles/touring", ["Touring bicycles", "Reiseräder"], "bicycles"),
				]
			: []),
		...numbers(6).flatMap(lamp),
		...(withBicycles ? numbers(6).flatMap(bicycle) : []),
	];
}
