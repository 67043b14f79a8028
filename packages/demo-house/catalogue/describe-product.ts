import type { CustomField } from "@vetrina/commerce-sandbox/catalogue/custom-fields.ts";
import type { CustomValue } from "@vetrina/commerce-sandbox/catalogue/import-fields.ts";
import { type PictureColor, pictureColors } from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import { withFacts } from "../facts.ts";
import { films } from "../films/films.ts";
import type { HouseText } from "../house-text.ts";
import { combine, mapText } from "../house-text.ts";
import { restrictedGroups } from "../settings/customer-groups.ts";
import type { Design } from "./compose-texts.ts";
import { fixedKit, soldOutKit, variableKit } from "./kits.ts";
import type { Department } from "./lexicon/brands.ts";
import { care } from "./lexicon/care.ts";
import { familyFacts } from "./lexicon/family-facts.ts";
import { type MaterialId, materials, noMaterial } from "./lexicon/materials.ts";
import {
	atelier,
	banningMessage,
	type FitId,
	fitAdvice,
	ingredients,
	liningLine,
	madeToOrderMessage,
	materialLine,
	nightBlue,
	noReturnMessage,
	noReturnOfEarrings,
	noReturnOfMadeToOrder,
	originLine,
	preorderMessage,
	returnsMessage,
	type SeasonId,
	seasons,
	shippingMessage,
	tags,
	waitingList,
} from "./lexicon/product-texts.ts";
import type { SizeScale } from "./lexicon/size-scales.ts";
import { configuration, engraving, personalisation } from "./personal-pieces.ts";
import type { Random } from "./random.ts";
import type { StateId } from "./states.ts";

type ProductFacts = {
	design: Design;
	department: Department;
	sizes: SizeScale;
	season: SeasonId;
	fit: FitId | undefined;
	isNew: boolean;
	isExclusive: boolean;
	state: StateId | undefined;
	firstColor: PictureColor;
	random: Random;
};

type Custom = Partial<Record<CustomField, CustomValue>>;

export function describeProduct(facts: ProductFacts): Custom {
	return {
		...looksAndCare(facts),
		...wearing(facts),
		...labels(facts),
		...(facts.state ? stateFields(facts.state, facts.firstColor) : {}),
	};
}

function looksAndCare({ design, season }: ProductFacts): Custom {
	const { label, care: careId } = materials[design.material];
	const { contents = materialLine, care: use } = familyFacts[design.garment.family] ?? {};
	return {
		c_season: season,
		c_subName: seasons[season],
		...(design.material === noMaterial
			? {}
			: {
					c_materialDescription: combine(
						[contents, label, ...(isLined(design) ? [liningLine] : []), originLine],
						([text = "", name = "", ...lines]) => [text.replace("%", name), ...lines].join("\n"),
					),
				}),
		c_careInstructions: use ?? care[careId].text,
		c_washingIcons: use ? [] : care[careId].icons,
	};
}

const unlined: readonly MaterialId[] = [
	"jersey",
	"denim",
	"linen",
	"lace",
	"nylon",
	"canvas",
	"recycled-jersey",
];
const isLined = ({ garment, material }: Design): boolean =>
	["dress", "outerwear", "skirt"].includes(garment.family) && !unlined.includes(material);

/** The guide of a product says what kind of goods its sizes are, so it names one table, but for children. */
const sizeGuides: Partial<Record<SizeScale, string>> = {
	womenLetters: "women-clothing",
	womenItalian: "women-clothing",
	womenJeans: "women-clothing",
	menLetters: "men-clothing",
	menItalian: "men-clothing",
	menJeans: "men-clothing",
	children: "children-clothing",
	baby: "children-clothing",
	womenShoes: "shoes-women,care-shoes",
	menShoes: "shoes-men,care-shoes",
	childrenShoes: "shoes-children,care-shoes",
	hats: "hats",
	belts: "belts",
	gloves: "gloves",
	rings: "rings",
};

/** Sizes depend on the cut alone: a random size would change all later random choices. */
function bagSizes({ garment }: Design) {
	const large = garment.cut === "tote";
	return large
		? { unit: "cm", width: 36, height: 28, depth: 14, handle: 22 }
		: { unit: "cm", width: 24, height: 17, depth: 8, strap: 110 };
}

const writeReturnsText = ({ garment }: Design, department: Department): HouseText => {
	if (garment.type === "earrings") return noReturnOfEarrings;
	return department === "beauty" || garment.family === "pantry" ? noReturnMessage : returnsMessage;
};

function wearing({ design, department, sizes, fit, random }: ProductFacts): Custom {
	const guide = sizeGuides[sizes];
	const isMeasured = design.garment.type === "vase" && design.garment.cut !== "oil";
	return {
		...(fit ? { c_fitInformation: fitAdvice[fit] } : {}),
		...(guide ? { c_sizeGuide: guide } : {}),
		...(isMeasured
			? {
					c_itemMeasurements: JSON.stringify({
						unit: "cm",
						width: random.int(12, 42),
						height: random.int(10, 32),
						depth: random.int(4, 18),
					}),
				}
			: {}),
		// Free text, as a merchant might type it, because pages must not fail on measurements that are not JSON.
		...(design.garment.family === "scarf" ? { c_itemMeasurements: "70 x 70 cm" } : {}),
		...(design.garment.family === "bag" ? { c_itemMeasurements: JSON.stringify(bagSizes(design)) } : {}),
		c_shippingInformation: mapText(shippingMessage, withFacts),
		c_returnsAndRefundInformation: mapText(writeReturnsText(design, department), withFacts),
		c_stockThreshold: 3,
	};
}

function labels({ isNew, isExclusive, state }: ProductFacts): Custom {
	const badges = [
		isNew && "new",
		isExclusive && "exclusive",
		state === "last-pieces" && "last-pieces",
		state?.startsWith("preorder") && "preorder",
		state === "made-to-order" && "made-to-order",
	].filter((badge) => typeof badge === "string");
	return {
		...(badges.length > 0 ? { c_badges: badges } : {}),
		...(isNew
			? { c_newArrival: true, c_productTag: tags.new }
			: isExclusive
				? { c_productTag: tags.exclusive }
				: {}),
	};
}

const writeTabs = ({ title, text }: Record<"title" | "text", HouseText>): HouseText =>
	combine([title, text], ([words, body]) => JSON.stringify([{ title: words, text: body }]));

const videoList = films.map(({ id }, index) => (index === 0 ? `${id}:2` : `${id}:99`)).join(",");

function stateFields(state: StateId, color: PictureColor): Custom {
	const restrictedFields = { c_banningMessage: banningMessage };
	const fields: Partial<Record<StateId, Custom>> = {
		preorder: { c_preorderMessage: "preorder-early-spring" },
		"preorder-or-sold-out": { c_preorderMessage: "preorder-early-spring" },
		"preorder-some-sizes": { c_preorderMessage: preorderMessage },
		"one-color": { c_colorDescription: nightBlue },
		"in-stock": { c_tabs: writeTabs(atelier) },
		"price-range": { c_alcohol: true },
		"preorder-exhausted": { c_preorderMessage: "preorder-early-spring" },
		"made-to-order": {
			c_madeToOrder: true,
			c_preorderMessage: "preorder-made-to-order",
			c_shippingInformation: mapText(madeToOrderMessage, withFacts),
			c_returnsAndRefundInformation: noReturnOfMadeToOrder,
		},
		"restricted-a": { c_customerGroupA: restrictedGroups.a, ...restrictedFields },
		"restricted-b": { c_customerGroupB: restrictedGroups.b, ...restrictedFields },
		"restricted-a-and-b": {
			c_customerGroupA: restrictedGroups.a,
			c_customerGroupB: restrictedGroups.b,
			...restrictedFields,
		},
		"sold-out-searchable": { c_searchableIfUnavailable: true },
		"sold-out-hidden": { c_searchableIfUnavailable: false },
		food: {
			c_food: true,
			c_season: "always",
			c_subName: seasons.always,
			c_materialDescription: ingredients,
		},
		"alternative-notify": { c_alternativeNotifyMe: waitingList },
		"no-return": { c_noReturnCountries: "JP,KR,CN" },
		"model-3d": {
			c_model3d: JSON.stringify({
				models: Object.fromEntries(
					(["cognac", "black"] as const).map((one) => [
						one,
						`/dw/model/bucket-bag-${pictureColors[one].slice(1)}.glb`,
					]),
				),
				turn: -28,
				tilt: 14,
			}),
		},
		"female-image": { c_femaleImage: true },
		video: { c_videos: videoList },
		offline: { c_offline: true },
		engraving,
		personalisation,
		customised: configuration,
		"bundle-variable": variableKit,
		"bundle-fixed": fixedKit,
		"bundle-sold-out": soldOutKit,
		"sold-order": { c_soldOrder: true },
		"virtual-try-on": { c_virtualTryOn: "eyewear", c_virtualMirror: true },
		"beauty-try-on": { c_beautyTryOn: "nails", c_shadeFinder: true },
		"new-arrival": { c_pdpBackgroundPrimary: "#f3eee6", c_pdpBackgroundSecondary: pictureColors[color] },
	};
	return fields[state] ?? {};
}
