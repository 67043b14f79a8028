import type { ImportLine, Prices } from "../catalogue/import-lines.ts";

const nameEach = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { en: id }]));
const SIZES = ["S", "M", "L"];
const COLOURS = ["red", "blue"];
export const PROMOTED_CATEGORIES = ["shop", "shop-shoes", "shop-bags"];
export const PROMOTED_MASTERS = Array.from({ length: 24 }, (_, at) => `P${at}`);
export const variantId = (master: string, colour: string, size: string): string =>
	`${master}v${COLOURS.indexOf(colour)}${SIZES.indexOf(size)}`;
export const NAMED_VARIANTS = ["P1", "P2", "P3", "P4"].map((master) => variantId(master, "red", "M"));

const buildPrice = (euro: number, isReduced: boolean) => {
	const price = (list: number) => ({
		list,
		...(isReduced ? { sale: Number((list * 0.7).toFixed(0)) } : {}),
	});
	return {
		EUR: price(euro),
		GBP: price(Math.round(euro * 0.85) + 0.95),
		SEK: price(euro * 11 - (euro % 7) * 60),
	};
};

const variantOf = (at: number, size: number): { prices: Prices; ats: number } => {
	const euro = 40 + ((at * 73) % 400) * 3;
	const isDearer = at % 3 === 1;
	return {
		prices: at === 23 ? {} : buildPrice(isDearer ? euro + 35 * size : euro, at % 4 === 2),
		ats: at % 5 === 4 && size === 0 ? 0 : 3,
	};
};

const buildLines = (master: string, at: number): ImportLine[] => [
	{
		kind: "master",
		id: master,
		brand: "Prova",
		name: { en: `${at % 2 === 0 ? "Shoe" : "Bag"} ${master}` },
		categories: [at % 2 === 0 ? "shop-shoes" : "shop-bags"],
		primaryCategory: at % 2 === 0 ? "shop-shoes" : "shop-bags",
		attributes: {},
		variationAttributes: ["color", "size"],
		images: [],
		promotions: at % 4 === 0 ? ["marked"] : [],
	},
	...COLOURS.flatMap((color) =>
		SIZES.map(
			(size, number): ImportLine => ({
				kind: "variant",
				id: variantId(master, color, size),
				master,
				values: { color, size },
				prices: variantOf(at, number).prices,
				stock: { ats: variantOf(at, number).ats, preorderable: false },
				images: [],
			}),
		),
	),
];

export const promotedCatalogue: readonly ImportLine[] = [
	{
		kind: "attribute",
		id: "color",
		name: { en: "Colour" },
		values: nameEach(...COLOURS),
		refinable: true,
		variation: true,
	},
	{
		kind: "attribute",
		id: "size",
		name: { en: "Size" },
		values: nameEach(...SIZES),
		refinable: true,
		variation: true,
	},
	{ kind: "category", id: "shop", name: { en: "Shop" }, url: "/shop", showInMenu: true },
	{
		kind: "category",
		id: "shop-shoes",
		parent: "shop",
		name: { en: "Shoes" },
		url: "/shop/shoes",
		showInMenu: true,
	},
	{
		kind: "category",
		id: "shop-bags",
		parent: "shop",
		name: { en: "Bags" },
		url: "/shop/bags",
		showInMenu: true,
	},
	{ kind: "promotion", id: "marked", calloutMsg: { en: "<b>20% off</b>" }, percent: 20 },
	...PROMOTED_MASTERS.flatMap(buildLines),
];
