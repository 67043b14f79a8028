import type { PicturePattern } from "@vetrina/drawn-pictures/picture-vocabulary.ts";
import { findLanguage } from "@vetrina/shop-rules/locale/fallback.ts";
import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { isLatin } from "@vetrina/shop-rules/locale/scripts.ts";
import type { HouseText, Row } from "../house-text.ts";
import { combine, everywhere, mapText, toHouseText } from "../house-text.ts";
import { closingSentences, type FamilyId, familySentences } from "./lexicon/families.ts";
import { familyFacts, isUsedUp, usedUpClosings } from "./lexicon/family-facts.ts";
import { type FeatureId, features } from "./lexicon/features.ts";
import type { Garment } from "./lexicon/garments.ts";
import { type MaterialId, materials } from "./lexicon/materials.ts";
import { patternWords } from "./lexicon/patterns.ts";
import {
	arabicAdjective,
	capitalise,
	frenchAdjective,
	germanAdjective,
	germanDative,
	italianAdjective,
} from "./lexicon/words.ts";
import type { Random } from "./random.ts";

export type Design = {
	garment: Garment;
	material: MaterialId;
	pattern: PicturePattern;
	feature: FeatureId | undefined;
	model: string | undefined;
};

/** Returns the product's name in every language, such as "Plissiertes Midikleid aus Seide" or "Robe midi plissée en soie". */
export function productName(design: Design): HouseText {
	return mapText(
		toHouseText({
			ar: arabicName(design),
			de: germanName(design),
			fr: frenchName(design),
			...italianName(design),
			...plainNames(design),
		}),
		(name, language) => (isLatin(language) ? capitalise(name) : name),
	);
}

const joinWords = (...words: (string | undefined)[]): string => words.filter(Boolean).join(" ");
/** Chinese has no spaces. A word whose Latin letters are set off on their right, such as "T 恤", is set off on its left, too. */
const joinChinese = (words: readonly (string | undefined)[]): string =>
	words.reduce<string>(
		(name, word = "") => (name && /^[A-Za-z]+ /.test(word) ? `${name} ${word}` : name + word),
		"",
	);
const phrase = (word: string | undefined): string | undefined =>
	word?.startsWith("+") ? word.slice(1) : undefined;
const plain = (word: string | undefined): string | undefined => (word?.startsWith("+") ? undefined : word);

/** Languages whose adjectives do not agree with nouns. */
const PLAIN = languageCodes.filter((code) => ["en", "ja", "ko", "zh"].includes(findLanguage(code)));
const nothing = everywhere("");

const featureWord = ({ feature }: Design): HouseText | undefined =>
	feature ? features[feature].word : undefined;
const patternWord = ({ pattern }: Design): HouseText | undefined =>
	pattern === "solid" ? undefined : patternWords[pattern];
const materialWord = ({ garment, material }: Design): HouseText | undefined =>
	garment.namesMaterial ? materials[material].word : undefined;

function germanName(design: Design): string {
	const { word, gender } = design.garment.noun.de;
	const feature = featureWord(design)?.de;
	const pattern = patternWord(design)?.de;
	const adjective = plain(feature);
	const patternStem = plain(pattern);
	const material = materialWord(design)?.de;
	const cloth =
		material &&
		joinWords("aus", patternStem && germanDative(patternStem, materials[design.material].gender), material);
	return joinWords(
		adjective && germanAdjective(adjective, gender),
		word,
		design.model,
		cloth,
		phrase(pattern),
		phrase(feature),
	);
}

function frenchName(design: Design): string {
	const { word, gender } = design.garment.noun.fr;
	const feature = featureWord(design)?.fr;
	const adjective = plain(feature);
	const material = materialWord(design)?.fr;
	return joinWords(
		word,
		adjective && frenchAdjective(adjective, gender),
		design.model,
		material && `en ${material}`,
		patternWord(design)?.fr,
		phrase(feature),
	);
}

function italianName(design: Design): { it?: string } {
	const noun = design.garment.noun.it;
	const parts = [featureWord(design), materialWord(design), patternWord(design)];
	if (!noun || parts.some((part) => part && part.it === undefined)) return {};
	const [feature, material, pattern] = parts.map((part) => part?.it);
	const adjective = plain(feature);
	const name = joinWords(
		noun.word,
		adjective && italianAdjective(adjective, noun.gender),
		design.model,
		material && `in ${material}`,
		pattern,
		phrase(feature),
	);
	return { it: name };
}

function arabicName(design: Design): string {
	const { word, gender } = design.garment.noun.ar;
	const feature = featureWord(design)?.ar;
	const material = materialWord(design)?.ar;
	return joinWords(
		word,
		feature && arabicAdjective(feature, gender),
		design.model,
		material && `من ${material}`,
		patternWord(design)?.ar,
	);
}

/** Returns the names in languages whose words do not change, by language, script and variant. */
function plainNames(design: Design): Pick<Row, "en" | "ja" | "ko" | "zh"> {
	const { garment, model } = design;
	const words = [featureWord(design), patternWord(design), materialWord(design), garment.noun.text];
	return combine(
		words.map((word) => word ?? nothing),
		([look, print, cloth, noun], code) => {
			if (code.startsWith("en")) return joinWords(model, look, print, cloth, noun);
			if (code.startsWith("zh")) return joinWords(model, joinChinese([look, print, cloth, noun]));
			return joinWords(model, cloth, look, print, noun);
		},
		PLAIN,
	);
}

export function productDescription(
	{ material, feature }: Design,
	family: FamilyId,
	random: Random,
): HouseText {
	const sentences = [
		familyFacts[family]?.opening ?? materials[material].sentence,
		random.pick(familySentences[family]),
		feature
			? features[feature].sentence
			: random.pick<HouseText>(isUsedUp(family) ? usedUpClosings : closingSentences),
	];
	return combine(sentences, (parts, code) => parts.join(/^(?:ja|zh)/.test(code) ? "" : " "));
}
