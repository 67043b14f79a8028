import type {
	AttributeLine,
	ImportLine,
	PromotionLine,
} from "@vetrina/commerce-sandbox/catalogue/import-lines.ts";
import { pictureColors } from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import { everywhere, type HouseText } from "../house-text.ts";
import { assortment, findOffer, type Offer, rarities } from "./assortment.ts";
import { buildProduct, type Product, type SeenLooks } from "./build-product.ts";
import { categoryLines } from "./category-tree.ts";
import { type Audience, createDesigner } from "./designs.ts";
import { ensembleMaker } from "./ensembles.ts";
import { brands } from "./lexicon/brands.ts";
import { colorGroups, colorNames } from "./lexicon/colors.ts";
import { garments } from "./lexicon/garments.ts";
import { materialIds, materials } from "./lexicon/materials.ts";
import { patternNames } from "./lexicon/patterns.ts";
import { attributeNames, fits, promotions, seasons } from "./lexicon/product-texts.ts";
import { sizeIds } from "./lexicon/size-scales.ts";
import { sizeName } from "./sizes.ts";
import { laterShowcases, showcaseSeed, showcases } from "./states.ts";

export type CatalogueOptions = {
	/** Approximate number of variation groups, 1,000 to 100,000; the demo catalogue has about 1,800. */
	scale?: number;
	subset?: "small";
	/** Maximum number of sizes per colour. */
	maxSizes?: number;
};

const writtenGroups = 2823;
const demoGroups = 1790;

/** Generates the lines of the demo catalogue. The same options give the same lines on every machine. */
export function* generateCatalogue({
	scale = demoGroups,
	subset,
	maxSizes = Number.POSITIVE_INFINITY,
}: CatalogueOptions = {}): Generator<ImportLine> {
	yield* attributeLines();
	yield* categoryLines;
	yield* promotionLines();
	const ensembles = ensembleMaker();
	const looks: SeenLooks = new Map();
	for (const product of subset === "small" ? showcaseProducts() : allProducts(scale / writtenGroups)) {
		for (const line of buildProduct(product, maxSizes, looks)) {
			ensembles.see(line);
			yield line;
		}
	}
	yield* ensembles.lines();
}

const designers = new Map<Offer, ReturnType<typeof createDesigner>>(
	[...assortment, ...rarities].map((offer, position) => {
		const garment = garments.get(offer.garment);
		if (garment === undefined) throw new Error(`unknown garment ${offer.garment}`);
		return [offer, createDesigner(garment, findAudience(offer), position)];
	}),
);

function findAudience({ category, department }: Offer): Audience {
	if (department === "children") return "children";
	return /(^|-)men(-|$)/.test(category) ? "men" : "everyone";
}

function createDesign(offer: Offer, position: number): Product["design"] {
	const designer = designers.get(offer);
	if (designer === undefined) throw new Error(`no designs for ${offer.category} ${offer.garment}`);
	return designer(position);
}

function* showcaseProducts(): Generator<Product> {
	for (const [position, { state, category, garment, colors }] of showcases.entries()) {
		const offer = findOffer(category, garment);
		yield { position, seed: showcaseSeed(position), offer, design: createDesign(offer, 0), state, colors };
	}
}

function* allProducts(factor: number): Generator<Product> {
	yield* showcaseProducts();
	let position = showcases.length;
	const counts = assortment.map((offer) => Math.max(1, Math.round(offer.count * factor)));
	for (let round = 1; round <= Math.max(...counts); round += 1) {
		for (const [index, offer] of assortment.entries()) {
			if (round > (counts[index] ?? 0)) continue;
			yield { position, seed: position - laterShowcases, offer, design: createDesign(offer, round) };
			position += 1;
		}
	}
}

const sizeNames = (ids: readonly string[]): Record<string, HouseText> =>
	Object.fromEntries(ids.map((id) => [id, sizeName(id)]));

function attributeLines(): AttributeLine[] {
	const brandNames = Object.fromEntries(brands.map(({ id, name }) => [id, everywhere(name)]));
	const attribute = (
		id: keyof typeof attributeNames,
		values: Record<string, HouseText>,
		variation = false,
	): AttributeLine => ({
		kind: "attribute",
		id,
		name: attributeNames[id],
		values,
		refinable: true,
		variation,
	});
	return [
		{ ...attribute("color", colorNames, true), swatches: pictureColors },
		{
			...attribute(
				"colorGroup",
				mapValues(colorGroups, ({ name }) => name),
			),
			swatches: mapValues(colorGroups, ({ swatch }) => swatch),
		},
		attribute("size", sizeNames(sizeIds.filter((id) => !/\d(ml|g)$/.test(id))), true),
		// Volumes are not refinable, because few products share one.
		{ ...attribute("volume", sizeNames(sizeIds.filter((id) => /\dml$/.test(id))), true), refinable: false },
		{ ...attribute("weight", sizeNames(sizeIds.filter((id) => /\dg$/.test(id))), true), refinable: false },
		attribute("brand", brandNames),
		attribute("material", Object.fromEntries(materialIds.map((id) => [id, materials[id].label]))),
		attribute("pattern", patternNames),
		attribute("fit", fits),
		attribute("season", seasons),
	];
}

const mapValues = <From, To>(
	values: Readonly<Record<string, From>>,
	change: (value: From) => To,
): Record<string, To> =>
	Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

const promotionLines = (): PromotionLine[] =>
	Object.entries(promotions).map(([id, promotion]) => ({ kind: "promotion", id, ...promotion }));
