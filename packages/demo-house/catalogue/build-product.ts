import type { MasterLine, VariantLine } from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import type { PictureColor } from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import type { Offer } from "./assortment.ts";
import { type Design, productDescription, productName } from "./compose-texts.ts";
import { describeProduct } from "./describe-product.ts";
import { type Brand, listBrands } from "./lexicon/brands.ts";
import { familyOfColor, palettes } from "./lexicon/colors.ts";
import { familyFacts } from "./lexicon/family-facts.ts";
import { type MaterialId, materials, noMaterial } from "./lexicon/materials.ts";
import type { FitId, PromotionId, SeasonId } from "./lexicon/product-texts.ts";
import { sizeScales } from "./lexicon/size-scales.ts";
import { describeLook, listPictures } from "./pictures.ts";
import { nearestPricePoint, pricesFor, withTiers } from "./prices.ts";
import { createRandom, type Random, shuffle } from "./random.ts";
import { sizeFactor } from "./sizes.ts";
import { isStandard, masterIdAt, type StateId, unpricedCurrency } from "./states.ts";
import { stockPlan } from "./stock.ts";

export type Product = {
	position: number;
	seed: number;
	offer: Offer;
	design: Design;
	state?: StateId;
	colors?: readonly PictureColor[];
};

/** Brand and colours of the products so far, by look: pictures of one look belong to one brand (catalogue-30). */
export type SeenLooks = Map<string, { brand: Brand; colors: Set<PictureColor> }>;

export function buildProduct(
	product: Product,
	maxSizes: number,
	looks: SeenLooks,
): [MasterLine, ...VariantLine[]] {
	const { position, seed, offer, design, state } = product;
	const random = createRandom(seed, 7);
	const brands = listBrands(offer.department);
	const ownBrand = random.pick(brands);
	const wearer = offer.sizes === "baby" ? "baby" : offer.department === "children" ? "child" : "adult";
	const name = describeLook(design, seed, wearer);
	const look = looks.get(name) ?? { brand: ownBrand, colors: new Set() };
	looks.set(name, look);
	const brand = state === undefined && brands.includes(look.brand) ? look.brand : ownBrand;
	const colors = chooseUnseen(product, product.colors ?? chooseColors(product, random), look.colors);
	const id = masterIdAt(position);
	const priceAt = pricing(product, ownBrand, random);
	const stock = stockPlan(state, random);
	const isNew = state === "new-arrival" || (state === undefined && random.chance(0.12));
	const price = (color: number, factor: number) => priceAt(color, factor, isNew);
	// Always drawn, so that everything drawn after it stays the same.
	const drawnPromotion = choosePromotion(product, random);
	const isReduced = Object.values(price(0, 1)).some(({ sale }) => sale !== undefined);
	const promotion = isNew || isReduced ? undefined : drawnPromotion;
	const standard = isStandard(state);
	const season = chooseSeason(design.material, isNew, random);
	const fit = chooseFit(product);
	const [firstColor] = colors;
	if (firstColor === undefined) throw new Error(`${id} has no colour`);

	const chosenBy = familyFacts[design.garment.family]?.chosenBy;

	const master: MasterLine = {
		kind: "master",
		id,
		brand: brand.name,
		name: productName(design),
		description: productDescription(
			design,
			offer.department === "children" && design.garment.family !== "baby"
				? "children"
				: design.garment.family,
			random,
		),
		categories: [offer.category, ...(isNew ? ["new-in"] : []), ...(isGift(product, random) ? ["gifts"] : [])],
		primaryCategory: offer.category,
		attributes: {
			brand: [brand.id],
			...(design.material === noMaterial || chosenBy
				? {}
				: { material: [design.material], pattern: [design.pattern] }),
			season: [season],
			...(fit ? { fit: [fit] } : {}),
			...(standard ? { color: [firstColor] } : {}),
		},
		variationAttributes: standard ? [] : chosenBy ? [chosenBy] : ["color", "size"],
		images: listPictures(design, firstColor, seed, wearer),
		custom: {
			...describeProduct({
				design,
				department: offer.department,
				sizes: offer.sizes,
				season,
				fit,
				isNew,
				isExclusive: state === undefined && random.chance(0.06),
				state,
				firstColor,
				random,
			}),
			...(chosenBy ? {} : writeColorGroups(standard ? [firstColor] : colors)),
		},
		...(promotion ? { promotions: [promotion] } : {}),
		...(standard ? { prices: price(0, 1), stock: stock(0, 0) } : {}),
	};
	if (standard) return [master];

	const sizes = sizeScales[offer.sizes].slice(0, maxSizes);
	const variants = (chosenBy ? [firstColor] : colors).flatMap((color, colorIndex) => {
		const images = listPictures(design, color, seed, wearer);
		return sizes.map(
			(size, sizeIndex): VariantLine => ({
				kind: "variant",
				id: variantId(position, colorIndex, sizeIndex),
				master: id,
				values: chosenBy ? { [chosenBy]: size } : { color, size },
				prices: price(colorIndex, sizeFactor(offer.sizes, size)),
				stock: stock(colorIndex, sizeIndex),
				images,
			}),
		);
	});
	return [master, ...variants];
}

const writeColorGroups = (colors: readonly PictureColor[]): Record<string, string> => ({
	c_colorGroup: JSON.stringify(Object.fromEntries(colors.map((color) => [color, familyOfColor[color]]))),
});

const variantId = (position: number, color: number, size: number): string =>
	`80${String(position).padStart(6, "0")}${String(color).padStart(2, "0")}${String(size).padStart(2, "0")}`;

const listPalette = ({ offer, design }: Product): readonly PictureColor[] =>
	palettes[offer.palette ?? materials[design.material].palette];

/** Replaces colours in which an earlier product looks the same, because a list would show one picture twice. */
function chooseUnseen(
	product: Product,
	colors: readonly PictureColor[],
	seen: Set<PictureColor>,
): readonly PictureColor[] {
	const free = product.colors
		? []
		: listPalette(product).filter((color) => !seen.has(color) && !colors.includes(color));
	const unseen = colors.map((color) => (seen.has(color) ? (free.shift() ?? color) : color));
	for (const color of unseen) seen.add(color);
	return unseen;
}

function chooseColors(product: Product, random: Random): PictureColor[] {
	const { offer } = product;
	const palette = listPalette(product);
	const count = random.int(Math.min(2, offer.colors), offer.colors);
	const usual = shuffle(palette.slice(0, Math.ceil(palette.length / 2)), random);
	const rare = shuffle(palette.slice(Math.ceil(palette.length / 2)), random);
	const lead = Math.ceil(count * 0.6);
	return [...usual.slice(0, lead), ...rare, ...usual.slice(lead)].slice(0, Math.min(count, palette.length));
}

const luxury: Partial<Record<MaterialId, number>> = {
	cashmere: 1,
	silk: 0.8,
	leather: 0.8,
	alpaca: 0.7,
	suede: 0.7,
	lace: 0.6,
	mohair: 0.6,
	velvet: 0.5,
	satin: 0.4,
	wool: 0.4,
};

/** New arrivals are sold at their full price (catalogue-29). */
type Pricing = (color: number, factor: number, isNew: boolean) => ReturnType<typeof pricesFor>;

function pricing({ offer, design, state }: Product, brand: Brand, random: Random): Pricing {
	const [min, max] = offer.band;
	const level = 0.45 * brand.tier + 0.3 * (luxury[design.material] ?? 0.2) + 0.25 * random.next();
	const base = min + (max - min) * level;
	const usualOff = random.chance(0.2) ? random.pick([20, 30, 30, 40, 50]) : 0;
	const percentOff = (color: number): number => {
		if (state === undefined) return usualOff;
		if (state === "sale-one-color") return color === 1 ? 40 : 0;
		return state === "sale" || state.endsWith("on-sale") ? 30 : 0;
	};
	return (color, factor, isNew) => {
		if (state === "no-price") return {};
		const euro = nearestPricePoint(base * factor);
		const without = state === "no-price-in-kuwait" ? [unpricedCurrency] : [];
		const prices = pricesFor(euro, isNew ? 0 : percentOff(color), without);
		return state === "tiered-prices" ? withTiers(euro, prices) : prices;
	};
}

function choosePromotion({ state, design }: Product, random: Random): PromotionId | undefined {
	if (state === "promotion") return "winter-weekend";
	if (state !== undefined || !random.chance(0.08)) return undefined;
	return ["candle", "jewellery", "scarf"].includes(design.garment.family)
		? "gift-season"
		: random.pick(["winter-weekend", "second-piece"] as const);
}

function isGift({ design, state }: Product, random: Random): boolean {
	const giftable = [
		"jewellery",
		"candle",
		"fragrance",
		"smallLeather",
		"scarf",
		"tableware",
		"decoration",
		"homeTextile",
		"gloves",
		"tie",
	];
	return isStandard(state) || (giftable.includes(design.garment.family) && random.chance(0.3));
}

const warm: readonly MaterialId[] = [
	"wool",
	"cashmere",
	"alpaca",
	"mohair",
	"tweed",
	"flannel",
	"velvet",
	"corduroy",
];
const summery: readonly MaterialId[] = ["linen", "raffia", "straw", "recycled-jersey"];

function chooseSeason(material: MaterialId, isNew: boolean, random: Random): SeasonId {
	if (isNew) return warm.includes(material) ? "aw26" : "ss27";
	if (summery.includes(material)) return "ss26";
	return random.chance(warm.includes(material) ? 0.8 : 0.5)
		? "aw26"
		: random.pick(["always", "ss26"] as const);
}

function chooseFit({ offer, design }: Product): FitId | undefined {
	if (!["women", "men", "children"].includes(offer.department)) return undefined;
	if (design.feature === "oversized" || design.garment.cut === "oversized") return "oversized";
	if (design.feature === "relaxed" || ["wide", "joggers", "cargo"].includes(design.garment.cut))
		return "relaxed";
	return design.feature === "slim-cut" || design.feature === "tailored" || design.garment.cut === "slim"
		? "slim"
		: "regular";
}
