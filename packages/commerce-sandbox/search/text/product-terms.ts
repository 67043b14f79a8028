import { isEastAsian } from "@vetrina/shop-rules/locale/scripts.ts";
import { COLOR_GROUP } from "../../catalogue/color-group.ts";
import { type LanguageCode, type Text, textIn } from "../../languages.ts";
import type { CatalogueFrame } from "../../store/catalogue-frame.ts";
import type { ProductRecord } from "../../store/product-records.ts";
import { FIELDS } from "../postings.ts";
import { cutTail } from "./compounds.ts";
import { segmentWords } from "./segment.ts";
import { fold, indexTokens, isPaired, stem, wholeToken, wordsIn } from "./words.ts";

/** Colours and brands are read elsewhere. The family of a colour is no word of the product: "red" does not mean burgundy. */
const UNREAD: ReadonlySet<string> = new Set(["color", COLOR_GROUP, "size", "brand"]);

export type Terms = Map<string, number>;
export type Words = Map<string, { shown: string; fields: number }>;
export type ProductTerms = {
	ofProduct(product: ProductRecord, values: Record<string, string[]>): { terms: Terms; words: Words };
	ofColours(valueIds: readonly string[]): { terms: Terms; words: Words };
};

const MAX_WORD = 30;

/** Matches names of several things: with "and" in several languages, commas and dots (、，・), or 与, 與, 和 and 及 in Chinese. */
const SEVERAL = /[&,\u3001\uff0c\u30fb]|\s(?:and|und|et)\s|\s\u0648\S|\p{L}[\u4e0e\u8207\u548c\u53ca]\p{L}/u;

export function productTerms(frame: CatalogueFrame, language: LanguageCode): ProductTerms {
	const heads = language === "de" ? listHeads(frame) : undefined;
	const tokensKnown = new Map<string, string[]>();
	const wordsKnown = new Map<string, [word: string, shown: string][]>();
	const tokens = (text: string): string[] =>
		remember(tokensKnown, text, () => {
			const all = indexTokens(text, language);
			if (!heads) return all;
			const tails = wordsIn(fold(text, language)).flatMap((word) => cutTail(word, heads) ?? []);
			return [...all, ...tails];
		});
	const words = (text: string): [string, string][] =>
		remember(wordsKnown, text, () =>
			segmentWords(text.normalize("NFKC").toLowerCase(), language)
				.filter((word) => word.length > 1 || isPaired(word))
				.filter((word) => word.length <= MAX_WORD)
				.map((word) => [fold(word, language), word]),
		);
	const read = (terms: Terms, foundWords: Words, field: number, text: string, isName = false): void => {
		for (const token of tokens(text)) terms.set(token, (terms.get(token) ?? 0) | field);
		if (isName && isEastAsian(language)) {
			const token = wholeToken(text, language);
			terms.set(token, (terms.get(token) ?? 0) | field);
		}
		for (const [word, shown] of words(text))
			foundWords.set(word, { shown, fields: (foundWords.get(word)?.fields ?? 0) | field });
	};
	const valueNames = (attributeId: string, valueIds: readonly string[]): string[] =>
		valueIds.flatMap((value) => {
			const name = frame.attributes.get(attributeId)?.valueById.get(value)?.name;
			return name ? [textIn(name, language)] : [];
		});
	return {
		ofProduct(product, values) {
			const terms: Terms = new Map();
			const foundWords: Words = new Map();
			read(terms, foundWords, FIELDS.name, textIn(product.name, language));
			read(terms, foundWords, FIELDS.brand, product.brand);
			for (const token of tokens(product.id)) terms.set(token, (terms.get(token) ?? 0) | FIELDS.brand);
			const assignedCategories = product.categories.flatMap((id) => frame.categoryById.get(id) ?? []);
			for (const category of assignedCategories) {
				const name = textIn(category.name, language);
				// In "Necklaces, bracelets & rings" a ring is one of three things, so the name counts less.
				read(terms, foundWords, SEVERAL.test(name) ? FIELDS.ancestors : FIELDS.category, name, true);
				for (const above of category.ancestors)
					read(terms, foundWords, FIELDS.ancestors, textIn(above.name, language), true);
			}
			for (const [id, valueIds] of Object.entries(values)) {
				if (UNREAD.has(id)) continue;
				const field = id === "material" ? FIELDS.material : FIELDS.attribute;
				for (const name of valueNames(id, valueIds)) read(terms, foundWords, field, name, true);
			}
			if (product.description)
				read(
					terms,
					foundWords,
					FIELDS.description,
					textIn(JSON.parse(product.description) as Text, language),
				);
			return { terms, words: foundWords };
		},
		ofColours(valueIds) {
			const terms: Terms = new Map();
			const entry: Words = new Map();
			for (const name of valueNames("color", valueIds)) read(terms, entry, FIELDS.colour, name, true);
			return { terms, words: entry };
		},
	};
}

function remember<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
	const foundWords = cache.get(key);
	if (foundWords !== undefined) return foundWords;
	const value = make();
	cache.set(key, value);
	return value;
}

/** Returns the stems of German category names, which are the heads of compounds. */
function listHeads(frame: CatalogueFrame): Set<string> {
	return new Set(
		frame.categories
			.flatMap(({ name }) => wordsIn(fold(textIn(name, "de"), "de")))
			.filter((word) => word.length >= 4)
			.map((word) => stem(word, "de")),
	);
}
