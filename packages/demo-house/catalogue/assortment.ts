import type { Department } from "./lexicon/brands.ts";
import type { Palette } from "./lexicon/colors.ts";
import type { SizeScale } from "./lexicon/size-scales.ts";

export type Offer = {
	category: string;
	garment: string;
	department: Department;
	sizes: SizeScale;
	band: readonly [min: number, max: number];
	count: number;
	colors: number;
	palette?: Palette;
};

type Row = readonly [
	garment: string,
	sizes: SizeScale,
	min: number,
	max: number,
	count: number,
	colors: number,
	palette?: Palette,
];

function offers(department: Department, category: string, ...rows: Row[]): Offer[] {
	return rows.map(([garment, sizes, min, max, count, colors, palette]) => ({
		category,
		garment,
		department,
		sizes,
		band: [min, max],
		count,
		colors,
		...(palette ? { palette } : {}),
	}));
}

// biome-ignore format: a table is read by its columns
export const assortment: readonly Offer[] = [
	...offers("women", "women-dresses-mini", ["mini-dress", "womenItalian", 295, 1450, 13, 3], ["slip-dress", "womenLetters", 275, 1250, 9, 4]),
	...offers("women", "women-dresses-midi", ["midi-dress", "womenItalian", 350, 1650, 16, 4], ["wrap-dress", "womenLetters", 325, 1450, 11, 3], ["shirt-dress", "womenItalian", 295, 1100, 10, 4], ["sheath-dress", "womenItalian", 450, 1650, 8, 3]),
	...offers("women", "women-dresses-maxi", ["maxi-dress", "womenItalian", 450, 1950, 12, 3], ["tiered-dress", "womenLetters", 395, 1450, 8, 3], ["evening-gown", "womenItalian", 1250, 3950, 8, 3]),
	...offers("women", "women-coats-jackets-coats", ["coat", "womenItalian", 750, 2950, 9, 3], ["wrap-coat", "womenLetters", 850, 3450, 8, 3], ["double-breasted-coat", "womenItalian", 850, 2950, 7, 3], ["trench", "womenItalian", 650, 2450, 7, 3]),
	...offers("women", "women-coats-jackets-jackets", ["puffer", "womenLetters", 495, 1650, 6, 4], ["bomber", "womenLetters", 450, 1950, 8, 3], ["biker", "womenItalian", 950, 2950, 6, 3]),
	...offers("women", "women-coats-jackets-blazers", ["blazer", "womenItalian", 550, 1650, 10, 3], ["double-breasted-blazer", "womenItalian", 595, 1850, 8, 3]),
	...offers("women", "women-knitwear-jumpers", ["crew-jumper", "womenLetters", 225, 950, 12, 4], ["v-jumper", "womenLetters", 225, 850, 8, 4], ["roll-neck", "womenLetters", 250, 950, 9, 4], ["knit-vest", "womenLetters", 195, 595, 5, 3]),
	...offers("women", "women-knitwear-cardigans", ["cardigan", "womenLetters", 275, 1250, 10, 4]),
	...offers("women", "women-tops-blouses", ["oversized-shirt", "womenItalian", 195, 750, 9, 4], ["bow-blouse", "womenItalian", 250, 850, 8, 3], ["blouse", "womenItalian", 225, 850, 10, 3]),
	...offers("women", "women-tops-t-shirts", ["tee", "womenLetters", 95, 325, 8, 4], ["tank", "womenLetters", 85, 295, 6, 4], ["sweatshirt", "womenLetters", 165, 495, 5, 3]),
	...offers("women", "women-trousers", ["straight-trousers", "womenItalian", 275, 850, 9, 3], ["wide-trousers", "womenItalian", 295, 950, 9, 3], ["joggers", "womenLetters", 195, 650, 4, 3], ["shorts", "womenItalian", 165, 495, 5, 3]),
	...offers("women", "women-skirts", ["midi-skirt", "womenItalian", 275, 1250, 9, 3], ["mini-skirt", "womenItalian", 250, 950, 7, 3], ["pencil-skirt", "womenItalian", 275, 950, 5, 3], ["pleated-skirt", "womenItalian", 295, 950, 6, 3], ["maxi-skirt", "womenLetters", 295, 1100, 5, 3]),
	...offers("women", "women-jeans", ["straight-jeans", "womenJeans", 195, 495, 5, 3], ["wide-jeans", "womenJeans", 225, 495, 5, 3], ["flared-jeans", "womenJeans", 225, 495, 4, 3]),

	...offers("men", "men-coats-jackets-coats", ["coat", "menItalian", 850, 2950, 7, 3], ["double-breasted-coat", "menItalian", 950, 2950, 5, 3], ["trench", "menItalian", 750, 2250, 5, 2]),
	...offers("men", "men-coats-jackets-jackets", ["bomber", "menLetters", 495, 1950, 7, 3], ["puffer", "menLetters", 495, 1650, 5, 4], ["biker", "menItalian", 1100, 2950, 4, 2], ["blazer", "menItalian", 650, 1850, 9, 3], ["double-breasted-blazer", "menItalian", 695, 1950, 5, 3]),
	...offers("men", "men-knitwear", ["crew-jumper", "menLetters", 225, 950, 9, 4], ["v-jumper", "menLetters", 225, 850, 5, 4], ["roll-neck", "menLetters", 250, 950, 7, 4], ["cardigan", "menLetters", 295, 1100, 5, 3], ["hoodie", "menLetters", 195, 750, 6, 4]),
	...offers("men", "men-shirts", ["shirt", "menItalian", 145, 495, 12, 4], ["camp-shirt", "menLetters", 195, 750, 9, 3]),
	...offers("men", "men-t-shirts", ["tee", "menLetters", 85, 295, 8, 4], ["polo", "menLetters", 125, 450, 8, 4], ["sweatshirt", "menLetters", 165, 450, 5, 3]),
	...offers("men", "men-trousers", ["pleated-trousers", "menItalian", 250, 750, 7, 3], ["chinos", "menItalian", 165, 450, 7, 4], ["cargo-trousers", "menItalian", 225, 650, 5, 3], ["joggers", "menLetters", 165, 595, 4, 3], ["shorts", "menItalian", 125, 395, 5, 3]),
	...offers("men", "men-jeans", ["straight-jeans", "menJeans", 195, 450, 5, 3], ["slim-jeans", "menJeans", 195, 450, 5, 3]),

	...offers("children", "children-girls-dresses", ["girls-dress", "children", 85, 295, 8, 3, "children"]),
	...offers("children", "children-girls-tops", ["cardigan", "children", 95, 275, 4, 3, "children"], ["tee", "children", 39, 110, 4, 3, "children"], ["girls-skirt", "children", 75, 225, 3, 2, "children"]),
	...offers("children", "children-boys-tops", ["crew-jumper", "children", 95, 275, 4, 3], ["hoodie", "children", 75, 195, 4, 3], ["shirt", "children", 65, 165, 4, 3]),
	...offers("children", "children-boys-trousers", ["chinos", "children", 75, 195, 4, 3], ["joggers", "children", 65, 165, 3, 3]),

	...offers("shoes", "shoes-women-heels", ["pumps", "womenShoes", 395, 950, 9, 3], ["slingbacks", "womenShoes", 395, 950, 7, 3]),
	...offers("shoes", "shoes-women-flats", ["ballerinas", "womenShoes", 295, 695, 7, 4], ["loafers", "womenShoes", 395, 850, 6, 3], ["espadrilles", "womenShoes", 195, 495, 5, 3]),
	...offers("shoes", "shoes-women-sandals", ["sandals", "womenShoes", 295, 850, 8, 3]),
	...offers("shoes", "shoes-women-boots", ["ankle-boots", "womenShoes", 495, 1250, 7, 2], ["tall-boots", "womenShoes", 750, 1650, 6, 2]),
	...offers("shoes", "shoes-women-sneakers", ["sneakers", "womenShoes", 295, 650, 6, 3, "sport"], ["slip-ons", "womenShoes", 275, 550, 4, 2, "sport"], ["runners", "womenShoes", 295, 695, 4, 3, "sport"]),
	...offers("shoes", "shoes-men-lace-ups", ["derbies", "menShoes", 450, 1100, 6, 2], ["loafers", "menShoes", 450, 950, 6, 2]),
	...offers("shoes", "shoes-men-boots", ["ankle-boots", "menShoes", 550, 1250, 5, 2]),
	...offers("shoes", "shoes-men-sneakers", ["sneakers", "menShoes", 295, 650, 6, 3, "sport"], ["high-tops", "menShoes", 325, 695, 4, 2, "sport"], ["runners", "menShoes", 295, 695, 4, 3, "sport"]),

	...offers("bags", "bags-handbags-totes", ["tote", "one", 450, 2450, 9, 4]),
	...offers("bags", "bags-handbags-shoulder-bags", ["shoulder-bag", "one", 750, 3450, 9, 4]),
	...offers("bags", "bags-handbags-crossbody", ["crossbody", "one", 550, 2250, 8, 4], ["bucket-bag", "one", 650, 2450, 6, 3]),
	...offers("bags", "bags-handbags-clutches", ["clutch", "one", 395, 1650, 6, 3]),
	...offers("bags", "bags-travel", ["backpack", "one", 495, 1950, 6, 3], ["weekender", "one", 850, 2950, 5, 2]),
	...offers("bags", "bags-small-leather-goods", ["wallet", "one", 195, 650, 6, 4], ["card-holder", "one", 125, 350, 6, 4]),

	...offers("eyewear", "accessories-sunglasses", ["cat-eye", "one", 165, 395, 5, 3], ["aviator", "one", 165, 450, 4, 2], ["round-sunglasses", "one", 165, 395, 4, 2], ["square-sunglasses", "one", 165, 395, 5, 3]),
	...offers("accessories", "accessories-scarves", ["foulard", "one", 145, 450, 8, 4], ["scarf", "one", 145, 550, 6, 4], ["stole", "one", 225, 850, 5, 3]),
	...offers("accessories", "accessories-hats", ["fedora", "hats", 145, 395, 3, 2], ["beanie", "one", 85, 275, 5, 4], ["cap", "one", 75, 225, 4, 3], ["bucket-hat", "hats", 95, 275, 4, 3], ["beret", "one", 95, 275, 3, 4], ["sun-hat", "hats", 145, 395, 3, 2]),
	...offers("accessories", "accessories-belts", ["belt", "belts", 125, 450, 7, 3], ["waist-belt", "belts", 165, 495, 4, 3], ["chain-belt", "one", 195, 595, 3, 2]),
	...offers("jewellery", "accessories-jewellery-earrings", ["hoops", "one", 110, 450, 6, 2], ["drop-earrings", "one", 125, 495, 5, 2]),
	...offers("jewellery", "accessories-jewellery-necklaces-bracelets", ["necklace", "one", 145, 750, 6, 2], ["bracelet", "one", 125, 595, 5, 2], ["ring", "rings", 95, 450, 5, 2]),
	...offers("jewellery", "accessories-jewellery-watches", ["watch", "one", 350, 1650, 5, 2]),

	...offers("beauty", "beauty-fragrance", ["eau-de-parfum", "fragrance", 75, 145, 7, 1, "glass"], ["cologne", "fragrance", 55, 110, 4, 1, "glass"]),
	...offers("beauty", "beauty-make-up", ["lipstick", "one", 29, 45, 5, 6, "lips"], ["lip-gloss", "one", 24, 39, 3, 4, "lips"], ["nail-polish", "one", 19, 29, 4, 6, "lips"], ["blush", "one", 34, 55, 3, 3, "lips"]),
	...offers("beauty", "beauty-skincare", ["face-cream", "serum", 55, 145, 4, 1, "glass"], ["face-serum", "serum", 65, 165, 3, 1, "glass"], ["hand-cream", "lotion", 24, 45, 4, 1, "glass"], ["body-oil", "lotion", 39, 85, 3, 1, "glass"]),

	...offers("home", "home-decoration", ["vase", "one", 85, 395, 6, 3], ["bud-vase", "one", 45, 165, 5, 3], ["candle", "candle", 39, 95, 5, 3, "clay"]),
	...offers("home", "home-tableware", ["plate", "one", 29, 95, 6, 3], ["bowl", "one", 34, 125, 5, 3], ["mug", "one", 24, 65, 5, 4]),
	...offers("home", "home-textiles", ["cushion", "cushion", 75, 275, 6, 4], ["throw", "one", 195, 750, 5, 3]),

	// A row's position seeds its designs, so new rows must come last.
	...offers("women", "women-swimwear", ["swimsuit", "womenLetters", 165, 395, 8, 4], ["halter-swimsuit", "womenLetters", 175, 395, 6, 3], ["one-shoulder-swimsuit", "womenLetters", 175, 395, 5, 3], ["triangle-bikini", "womenLetters", 145, 325, 7, 4], ["bandeau-bikini", "womenLetters", 145, 325, 5, 3]),
	...offers("men", "men-swimwear", ["swim-shorts", "menLetters", 125, 295, 9, 4, "swim"], ["board-shorts", "menLetters", 145, 325, 6, 3, "swim"]),
	...offers("children", "children-girls-dresses", ["smock-dress", "children", 95, 295, 6, 3, "children"]),
	...offers("children", "children-boys-trousers", ["dungarees", "children", 85, 225, 5, 3], ["short-dungarees", "children", 75, 195, 4, 3]),
	...offers("children", "children-baby", ["romper", "baby", 65, 165, 7, 4, "children"], ["sleepsuit", "baby", 59, 145, 7, 4, "children"], ["dungarees", "baby", 75, 165, 4, 3, "children"], ["cardigan", "baby", 85, 195, 4, 3, "children"]),
	...offers("accessories", "accessories-gloves", ["gloves", "gloves", 145, 450, 6, 4], ["knitted-gloves", "gloves", 95, 250, 4, 3], ["long-gloves", "gloves", 195, 550, 4, 3]),
	...offers("accessories", "accessories-ties", ["tie", "one", 110, 225, 9, 4], ["bow-tie", "one", 95, 195, 5, 3]),
	...offers("women", "women-coats-jackets-coats", ["duffle-coat", "womenLetters", 650, 1950, 4, 3], ["long-puffer", "womenLetters", 695, 1950, 4, 3]),
	...offers("women", "women-coats-jackets-jackets", ["trucker", "womenLetters", 350, 1650, 4, 3], ["gilet", "womenLetters", 350, 950, 3, 3]),
	...offers("women", "women-tops-t-shirts", ["long-sleeved-tee", "womenLetters", 110, 325, 4, 4]),
	...offers("women", "women-trousers", ["bermuda-shorts", "womenItalian", 195, 550, 4, 3]),
	...offers("men", "men-coats-jackets-coats", ["duffle-coat", "menItalian", 695, 1950, 4, 3], ["long-puffer", "menLetters", 695, 1850, 3, 2]),
	...offers("men", "men-coats-jackets-jackets", ["trucker", "menLetters", 350, 1650, 4, 3], ["gilet", "menLetters", 350, 850, 4, 3]),
	...offers("men", "men-t-shirts", ["long-sleeved-tee", "menLetters", 95, 295, 4, 4]),
	...offers("men", "men-trousers", ["bermuda-shorts", "menItalian", 145, 450, 4, 3]),
	...offers("shoes", "shoes-women-heels", ["mules", "womenShoes", 395, 850, 4, 3]),
	...offers("shoes", "shoes-women-sandals", ["flat-sandals", "womenShoes", 250, 695, 4, 3], ["slides", "womenShoes", 225, 595, 4, 3]),
	...offers("shoes", "shoes-women-boots", ["chelsea-boots", "womenShoes", 495, 1100, 4, 2]),
	...offers("shoes", "shoes-men-boots", ["chelsea-boots", "menShoes", 495, 1100, 4, 2]),
	...offers("bags", "bags-handbags-top-handle", ["top-handle-bag", "one", 850, 3450, 7, 4]),
	...offers("bags", "bags-handbags-clutches", ["frame-clutch", "one", 450, 1850, 4, 3]),
	...offers("accessories", "accessories-hats", ["pompom-beanie", "one", 95, 275, 3, 3]),
	...offers("jewellery", "accessories-jewellery-earrings", ["studs", "one", 95, 350, 4, 2]),
	...offers("jewellery", "accessories-jewellery-necklaces-bracelets", ["pearls", "one", 250, 950, 3, 2], ["bangle", "one", 145, 595, 4, 2], ["solitaire", "rings", 145, 695, 4, 2]),
	...offers("home", "home-textiles", ["bolster", "one", 95, 275, 3, 3]),
];

export const rarities: readonly Offer[] = offers("home", "home-tableware", [
	"olive-oil",
	"oil",
	28,
	64,
	1,
	1,
]);

export function findOffer(category: string, garment: string): Offer {
	const offer = [...assortment, ...rarities].find(
		(one) => one.category === category && one.garment === garment,
	);
	if (offer === undefined) throw new Error(`no brand offers ${garment} in ${category}`);
	return offer;
}
