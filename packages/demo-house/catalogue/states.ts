import { groupId } from "@vetrina/commerce-sandbox/catalogue/group-id.ts";
import type { PictureColor } from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import type { Currency } from "../markets/market-row.ts";
import { familyFacts } from "./lexicon/family-facts.ts";
import { garments } from "./lexicon/garments.ts";

/**
 * States that the demo catalogue must show, with one product each (cloud-15). These products come first at any scale, so that demos,
 * screenshots and tests find them.
 */
export type StateId =
	| "in-stock"
	| "last-pieces"
	| "size-sold-out"
	| "color-sold-out"
	| "sold-out"
	| "sold-out-searchable"
	| "preorder"
	| "preorder-or-sold-out"
	| "preorder-some-sizes"
	| "preorder-exhausted"
	| "made-to-order"
	| "restricted-a"
	| "restricted-b"
	| "restricted-a-and-b"
	| "promotion"
	| "sale"
	| "sale-one-color"
	| "price-range"
	| "price-range-on-sale"
	| "no-price"
	| "no-price-in-kuwait"
	| "new-arrival"
	| "one-size"
	| "one-color"
	| "many-colors"
	| "standard"
	| "standard-on-sale"
	| "standard-sold-out"
	| "no-return"
	| "offline"
	| "alternative-notify"
	| "tiered-prices"
	| "video"
	| "model-3d"
	| "engraving"
	| "personalisation"
	| "customised"
	| "bundle-variable"
	| "bundle-fixed"
	| "virtual-try-on"
	| "beauty-try-on"
	| "female-image"
	| "bundle-sold-out"
	| "sold-order"
	| "food"
	| "sold-out-hidden";

type Showcase = {
	state: StateId;
	category: string;
	garment: string;
	colors: readonly [PictureColor, ...PictureColor[]];
};

export const showcases: readonly Showcase[] = [
	{
		state: "in-stock",
		category: "women-dresses-midi",
		garment: "midi-dress",
		colors: ["emerald", "black", "blush"],
	},
	{
		state: "last-pieces",
		category: "women-coats-jackets-coats",
		garment: "wrap-coat",
		colors: ["camel", "navy"],
	},
	{
		state: "size-sold-out",
		category: "women-knitwear-jumpers",
		garment: "crew-jumper",
		colors: ["ivory", "sage", "bordeaux"],
	},
	{
		state: "color-sold-out",
		category: "men-knitwear",
		garment: "roll-neck",
		colors: ["charcoal", "camel", "navy"],
	},
	{ state: "sold-out", category: "women-skirts", garment: "pleated-skirt", colors: ["grey", "black"] },
	{
		state: "sold-out-searchable",
		category: "bags-handbags-totes",
		garment: "tote",
		colors: ["cognac", "black"],
	},
	{
		state: "preorder",
		category: "women-coats-jackets-blazers",
		garment: "blazer",
		colors: ["ivory", "black"],
	},
	{
		state: "preorder-or-sold-out",
		category: "shoes-women-boots",
		garment: "tall-boots",
		colors: ["chocolate", "black"],
	},
	{
		state: "preorder-some-sizes",
		category: "men-coats-jackets-jackets",
		garment: "bomber",
		colors: ["olive", "navy"],
	},
	{ state: "preorder-exhausted", category: "shoes-men-sneakers", garment: "high-tops", colors: ["white"] },
	{
		state: "made-to-order",
		category: "women-dresses-maxi",
		garment: "evening-gown",
		colors: ["black", "red"],
	},
	{
		state: "restricted-a",
		category: "bags-handbags-shoulder-bags",
		garment: "shoulder-bag",
		colors: ["bordeaux", "black"],
	},
	{
		state: "restricted-b",
		category: "accessories-jewellery-watches",
		garment: "watch",
		colors: ["gold", "silver"],
	},
	{ state: "restricted-a-and-b", category: "men-coats-jackets-coats", garment: "coat", colors: ["camel"] },
	{ state: "promotion", category: "men-shirts", garment: "camp-shirt", colors: ["ivory", "emerald", "navy"] },
	{ state: "sale", category: "women-jeans", garment: "wide-jeans", colors: ["indigo", "black"] },
	{
		state: "sale-one-color",
		category: "shoes-women-heels",
		garment: "slingbacks",
		colors: ["black", "red", "ivory"],
	},
	{ state: "price-range", category: "beauty-fragrance", garment: "eau-de-parfum", colors: ["gold"] },
	{
		state: "price-range-on-sale",
		category: "home-decoration",
		garment: "candle",
		colors: ["terracotta", "ivory"],
	},
	{ state: "no-price", category: "women-dresses-maxi", garment: "maxi-dress", colors: ["petrol"] },
	{ state: "no-price-in-kuwait", category: "men-trousers", garment: "chinos", colors: ["beige", "navy"] },
	{
		state: "new-arrival",
		category: "women-tops-blouses",
		garment: "bow-blouse",
		colors: ["ivory", "fuchsia", "black"],
	},
	{ state: "one-size", category: "accessories-scarves", garment: "foulard", colors: ["red", "royal"] },
	{ state: "one-color", category: "men-jeans", garment: "straight-jeans", colors: ["indigo"] },
	{
		state: "many-colors",
		category: "men-t-shirts",
		garment: "polo",
		colors: ["white", "black", "sky", "navy", "olive", "blush", "sage", "terracotta"],
	},
	{ state: "standard", category: "home-decoration", garment: "vase", colors: ["terracotta"] },
	{ state: "standard-on-sale", category: "home-textiles", garment: "throw", colors: ["camel"] },
	{ state: "standard-sold-out", category: "home-tableware", garment: "bowl", colors: ["sage"] },
	{
		state: "no-return",
		category: "beauty-make-up",
		garment: "lipstick",
		colors: ["red", "bordeaux", "blush", "terracotta"],
	},
	{ state: "offline", category: "women-skirts", garment: "midi-skirt", colors: ["navy", "black"] },
	{
		state: "alternative-notify",
		category: "women-knitwear-cardigans",
		garment: "cardigan",
		colors: ["ivory", "camel"],
	},
	{ state: "tiered-prices", category: "home-tableware", garment: "mug", colors: ["ivory", "sage"] },
	{
		state: "video",
		category: "women-dresses-maxi",
		garment: "tiered-dress",
		colors: ["terracotta", "black"],
	},
	{
		state: "model-3d",
		category: "bags-handbags-crossbody",
		garment: "bucket-bag",
		colors: ["cognac", "black"],
	},
	{
		state: "engraving",
		category: "accessories-jewellery-necklaces-bracelets",
		garment: "necklace",
		colors: ["gold", "silver"],
	},
	{ state: "personalisation", category: "bags-travel", garment: "weekender", colors: ["chocolate", "navy"] },
	{
		state: "customised",
		category: "bags-handbags-clutches",
		garment: "clutch",
		colors: ["black", "bordeaux"],
	},
	{ state: "bundle-variable", category: "beauty-skincare", garment: "face-cream", colors: ["gold"] },
	{ state: "bundle-fixed", category: "beauty-make-up", garment: "lip-gloss", colors: ["blush", "red"] },
	{
		state: "virtual-try-on",
		category: "accessories-sunglasses",
		garment: "cat-eye",
		colors: ["black", "chocolate"],
	},
	{
		state: "beauty-try-on",
		category: "beauty-make-up",
		garment: "nail-polish",
		colors: ["bordeaux", "red", "black"],
	},
	{ state: "female-image", category: "men-knitwear", garment: "crew-jumper", colors: ["sage", "navy"] },
	{ state: "bundle-sold-out", category: "home-decoration", garment: "candle", colors: ["ivory"] },
	{ state: "sold-order", category: "men-coats-jackets-coats", garment: "coat", colors: ["navy", "camel"] },
	{ state: "food", category: "home-tableware", garment: "olive-oil", colors: ["ivory"] },
	{ state: "sold-out-hidden", category: "women-skirts", garment: "pencil-skirt", colors: ["black"] },
];

/**
 * Later showcases have separate seeds, so that a new one at the end leaves the other products' random choices unchanged. The ids of all
 * products after the showcases still move up by one.
 */
const FIRST_SHOWCASES = 44;
const LATER_SEEDS = 1_000_000;

export const showcaseSeed = (position: number): number =>
	position < FIRST_SHOWCASES ? position : LATER_SEEDS + position;
export const laterShowcases = showcases.length - FIRST_SHOWCASES;

export const isStandard = (state: StateId | undefined): boolean => state?.startsWith("standard") ?? false;

export const masterIdAt = (position: number): string => `VT${10001 + position}`;

const hasColors = (garment: string): boolean => {
	const family = garments.get(garment)?.family;
	return family === undefined || familyFacts[family] === undefined;
};

type StateProducts = { masterId: string; groupIds: string[] };

export const stateProducts: Record<StateId, StateProducts> = Object.fromEntries(
	showcases.map(({ state, garment, colors }, position): [StateId, StateProducts] => {
		const masterId = masterIdAt(position);
		return [
			state,
			{
				masterId,
				groupIds: isStandard(state)
					? []
					: hasColors(garment)
						? colors.map((color) => groupId(masterId, color))
						: [groupId(masterId, undefined)],
			},
		];
	}),
) as Record<StateId, StateProducts>;

export const unpricedCurrency: Currency = "KWD";
