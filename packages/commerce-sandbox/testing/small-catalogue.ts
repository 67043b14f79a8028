import type { ImportLine } from "../catalogue/import-lines.ts";
import type { Text } from "../languages.ts";

const text = (en: string, de: string, fr: string, ar: string, ja: string, ko: string, zh: string): Text => ({
	en,
	de,
	fr,
	ar,
	ja,
	ko,
	zh,
});

const colors = {
	red: text("Red", "Rot", "Rouge", "أحمر", "赤", "빨간색", "红色"),
	black: text("Black", "Schwarz", "Noir", "أسود", "黒", "검은색", "黑色"),
	ivory: text("Ivory", "Elfenbein", "Ivoire", "عاجي", "アイボリー", "아이보리", "象牙白"),
};
const materials = {
	silk: text("Silk", "Seide", "Soie", "حرير", "シルク", "실크", "真丝"),
	wool: text("Wool", "Wolle", "Laine", "صوف", "ウール", "울", "羊毛"),
	cotton: text("Cotton", "Baumwolle", "Coton", "قطن", "コットン", "면", "棉"),
};
const sizes = { "36": { en: "36" }, "38": { en: "38" }, M: { en: "M" }, OS: { en: "One size" } };

const garments = {
	dress: text("dress", "Kleid", "robe", "فستان", "ドレス", "드레스", "连衣裙"),
	coat: text("coat", "Mantel", "manteau", "معطف", "コート", "코트", "大衣"),
	shirt: text("shirt", "Hemd", "chemise", "قميص", "シャツ", "셔츠", "衬衫"),
};

type Colour = keyof typeof colors;
type Material = keyof typeof materials;
type Garment = keyof typeof garments;

function writeName(garment: Garment, material: Material, cut: string): Text {
	const g = garments[garment];
	const m = materials[material];
	return text(
		`${cut} ${m.en} ${g.en}`,
		`${cut} ${g.de} aus ${m.de}`,
		`${g.fr} ${cut} en ${m.fr}`,
		`${g.ar} ${m.ar} ${cut}`,
		`${cut}${m.ja}${g.ja}`,
		`${cut} ${m.ko} ${g.ko}`,
		`${cut}${m.zh}${g.zh}`,
	);
}

const frame: ImportLine[] = [
	{
		kind: "attribute",
		id: "color",
		name: { en: "Colour", de: "Farbe" },
		values: colors,
		refinable: true,
		variation: true,
		swatches: { red: "#b8232f" },
	},
	{ kind: "attribute", id: "size", name: { en: "Size" }, values: sizes, refinable: true, variation: true },
	{
		kind: "attribute",
		id: "material",
		name: { en: "Material" },
		values: materials,
		refinable: true,
		variation: false,
	},
	{
		kind: "category",
		id: "women",
		name: text("Women", "Damen", "Femme", "نساء", "ウィメンズ", "여성", "女士"),
		url: "/women",
		showInMenu: true,
	},
	{
		kind: "category",
		id: "women-dresses",
		parent: "women",
		name: text("Dresses", "Kleider", "Robes", "فساتين", "ドレス", "드레스", "连衣裙"),
		url: "/women/dresses",
		showInMenu: true,
	},
	{
		kind: "category",
		id: "women-coats",
		parent: "women",
		name: text("Coats", "Mäntel", "Manteaux", "معاطف", "コート", "코트", "大衣"),
		url: "/women/coats",
		showInMenu: true,
	},
	{
		kind: "category",
		id: "men",
		name: text("Men", "Herren", "Homme", "رجال", "メンズ", "남성", "男士"),
		url: "/men",
		showInMenu: true,
	},
	{
		kind: "category",
		id: "men-shirts",
		parent: "men",
		name: text("Shirts", "Hemden", "Chemises", "قمصان", "シャツ", "셔츠", "衬衫"),
		url: "/men/shirts",
		showInMenu: true,
	},
	{
		kind: "category",
		id: "home",
		name: text("Home", "Wohnen", "Maison", "المنزل", "ホーム", "홈", "家居"),
		url: "/home-living",
		showInMenu: false,
	},
	{ kind: "promotion", id: "twenty-off", calloutMsg: { en: "<b>20% off</b>" }, percent: 20 },
];

type SmallProduct = {
	id: string;
	garment: Garment;
	material: Material;
	cut: string;
	category: string;
	colours: Colour[];
	sizes: string[];
	eur: number | null;
	sale?: number;
	ats?: number;
};

const products: SmallProduct[] = [
	{
		id: "VT100",
		garment: "dress",
		material: "silk",
		cut: "Slip",
		category: "women-dresses",
		colours: ["red", "black"],
		sizes: ["36", "38"],
		eur: 300,
		sale: 210,
	},
	{
		id: "VT101",
		garment: "dress",
		material: "wool",
		cut: "Knit",
		category: "women-dresses",
		colours: ["red", "ivory"],
		sizes: ["36", "38"],
		eur: 180,
	},
	{
		id: "VT102",
		garment: "coat",
		material: "wool",
		cut: "Wrap",
		category: "women-coats",
		colours: ["black", "ivory"],
		sizes: ["36"],
		eur: 900,
	},
	{
		id: "VT103",
		garment: "shirt",
		material: "silk",
		cut: "Evening",
		category: "men-shirts",
		colours: ["ivory"],
		sizes: ["M"],
		eur: 250,
		ats: 0,
	},
	{
		id: "VT104",
		garment: "shirt",
		material: "cotton",
		cut: "Oxford",
		category: "men-shirts",
		colours: ["red", "black", "ivory"],
		sizes: ["M", "38"],
		eur: 90,
	},
	{
		id: "VT105",
		garment: "coat",
		material: "cotton",
		cut: "Trench",
		category: "women-coats",
		colours: ["black"],
		sizes: ["36", "38"],
		eur: null,
	},
];

function* kitItemLines(product: SmallProduct, number: number): Generator<ImportLine> {
	const name = writeName(product.garment, product.material, product.cut);
	yield {
		kind: "master",
		id: product.id,
		brand: number % 2 === 0 ? "Maison Alba" : "Corte",
		name,
		description: { en: `A ${product.garment} to live in.`, de: "Ein Stück fürs Leben." },
		categories: [product.category],
		primaryCategory: product.category,
		attributes: { material: [product.material] },
		variationAttributes: ["color", "size"],
		images: [],
		custom: {
			c_season: "AW26",
			c_newArrival: number === 1,
			c_materialDescription: { en: `100% ${product.material}` },
		},
		...(product.id === "VT104" ? { promotions: ["twenty-off"] } : {}),
	};
	for (const [c, color] of product.colours.entries()) {
		for (const [s, size] of product.sizes.entries()) {
			yield {
				kind: "variant",
				id: `${1000 + number * 100 + c * 10 + s}`,
				master: product.id,
				values: { color, size },
				prices:
					product.eur === null
						? {}
						: {
								EUR: { list: product.eur, ...(product.sale ? { sale: product.sale } : {}) },
								JPY: { list: product.eur * 160 },
							},
				stock: { ats: product.ats ?? 5 + s, preorderable: false },
				images: [
					`drawn:${product.garment}?cut=classic&fabric=silk&pattern=solid&color=b8232f&accent=efe6d3&view=front`,
				],
			};
		}
	}
}

const standard: ImportLine = {
	kind: "master",
	id: "VT900",
	brand: "Corte",
	name: { en: "Amphora vase", de: "Vase Amphore" },
	categories: ["home"],
	primaryCategory: "home",
	attributes: {},
	variationAttributes: [],
	images: [],
	prices: { EUR: { list: 60 } },
	stock: { ats: 4, stockLevel: 4, preorderable: false },
};

export const smallCatalogue: readonly ImportLine[] = [
	...frame,
	...products.flatMap((product, number) => [...kitItemLines(product, number)]),
	standard,
];

export const jsonLines = (lines: readonly unknown[]): string =>
	lines.map((line) => JSON.stringify(line)).join("\n");
