import type { PicturePattern } from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import type { Design } from "./compose-texts.ts";
import { fragranceNames, mensModelNames, modelNames } from "./lexicon/brands.ts";
import type { FamilyId } from "./lexicon/families.ts";
import { type FeatureId, features } from "./lexicon/features.ts";
import type { Garment } from "./lexicon/garments.ts";
import type { MaterialId } from "./lexicon/materials.ts";
import { createRandom, shuffle } from "./random.ts";

const patternable: Record<Exclude<PicturePattern, "solid">, string> = {
	stripe:
		"silk satin cotton organic-cotton poplin linen canvas wool flannel merino cashmere jersey mohair alpaca ceramic porcelain crepe recycled-jersey nylon",
	check:
		"wool flannel tweed cotton organic-cotton poplin linen silk gabardine cashmere alpaca merino corduroy canvas",
	dot: "silk satin crepe cotton organic-cotton poplin velvet ceramic porcelain recycled-jersey",
	animal: "silk satin crepe velvet jersey leather suede patent recycled-jersey",
	floral: "silk satin crepe cotton organic-cotton poplin linen ceramic porcelain recycled-jersey",
	majolica:
		"silk satin crepe cotton organic-cotton poplin linen ceramic porcelain glass recycled-jersey nylon",
	monogram: "leather canvas nylon silk satin wool cashmere cotton organic-cotton jersey denim",
};

const featureMaterials: Partial<Record<FeatureId, string>> = {
	woven: "leather suede raffia straw",
	painted: "ceramic porcelain glass",
	cable: "cashmere merino wool alpaca mohair",
	ruffled: "silk crepe satin cotton organic-cotton poplin linen jersey recycled-jersey",
	pleated: "silk crepe satin poplin linen wool flannel cotton organic-cotton velvet lace",
	draped: "silk satin crepe velvet jersey linen leather wool recycled-jersey",
	embroidered:
		"silk satin crepe velvet lace cotton organic-cotton poplin linen denim wool cashmere merino mohair canvas nylon leather suede recycled-jersey",
};

const has = (list: string | undefined, id: string): boolean =>
	list === undefined || list.split(" ").includes(id);
const isPhrase = (feature: FeatureId): boolean =>
	Object.values(features[feature].word).some((word) => word.startsWith("+"));

const patternless: ReadonlySet<FeatureId> = new Set([
	"painted",
	"fluted",
	"two-tone",
	"ribbed",
	"cable",
	"woven",
]);

type Combination = { material: MaterialId; feature: FeatureId | undefined; pattern: PicturePattern };

/**
 * Returns the combinations of material, feature and pattern that a garment allows. A phrase in a name could be read as part of a pattern,
 * so a feature with a phrase gets no pattern.
 */
function combinations(garment: Garment): Combination[] {
	return garment.materials.flatMap((material) => {
		const fitting = garment.features.filter((feature) => has(featureMaterials[feature], material));
		const patterns = garment.patterns.filter(
			(pattern) => pattern !== "solid" && has(patternable[pattern], material),
		);
		const patternedFeatures = fitting.filter((feature) => !isPhrase(feature) && !patternless.has(feature));
		return [
			{ material, feature: undefined, pattern: "solid" as const },
			...fitting.map((feature) => ({ material, feature, pattern: "solid" as const })),
			...patterns.map((pattern) => ({ material, feature: undefined, pattern })),
			...patternedFeatures.flatMap((feature) => patterns.map((pattern) => ({ material, feature, pattern }))),
		];
	});
}

const isElaborate = ({ feature, pattern }: Combination): boolean =>
	feature !== undefined && pattern !== "solid";

const namedFamilies: ReadonlySet<FamilyId> = new Set([
	"bag",
	"smallLeather",
	"shoe",
	"sneaker",
	"eyewear",
	"jewellery",
	"jeans",
	"decoration",
	"makeUp",
	"skincare",
	"candle",
	"fragrance",
]);

export type Audience = "men" | "children" | "everyone";

const notForChildren: ReadonlySet<MaterialId> = new Set([
	"cashmere",
	"mohair",
	"alpaca",
	"silk",
	"leather",
	"suede",
]);
const notForMen: ReadonlySet<FeatureId> = new Set(["high-waisted", "ruffled", "draped"]);

function forAudience(garment: Garment, audience: Audience): Garment {
	if (audience === "men")
		return { ...garment, features: garment.features.filter((feature) => !notForMen.has(feature)) };
	if (audience === "children")
		return { ...garment, materials: garment.materials.filter((material) => !notForChildren.has(material)) };
	return garment;
}

export function createDesigner(
	garment: Garment,
	audience: Audience,
	seed: number,
): (position: number) => Design {
	const random = createRandom(seed, 11);
	const shuffledDesigns = shuffle(combinations(forAudience(garment, audience)), random);
	const choices = [
		...shuffledDesigns.filter((one) => !isElaborate(one)),
		...shuffledDesigns.filter(isElaborate),
	];
	const models = shuffle(
		garment.family === "fragrance" ? fragranceNames : audience === "men" ? mensModelNames : modelNames,
		random,
	);
	return (position) => {
		const choice = choices[position % choices.length];
		if (choice === undefined) throw new Error(`nothing can be made of ${garment.id}`);
		const round = Math.floor(position / choices.length);
		const model = namedFamilies.has(garment.family)
			? models[(position + round) % models.length]
			: round > 0
				? models[(round - 1) % models.length]
				: undefined;
		return { garment, ...choice, model };
	};
}
