import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { MeasureWords } from "../../pages/product-note/contract.ts";
import { readBundle } from "./all-texts.ts";

export const measureWords = (language: Language): MeasureWords => {
	const { measures } = readBundle(language) as { measures: Record<string, string | Record<string, string>> };
	const words = Object.entries(measures).flatMap(([key, text]) =>
		typeof text === "string"
			? [[key, text]]
			: Object.entries(text).map(([name, word]) => [`${key}.${name}`, word]),
	);
	return Object.fromEntries(words);
};
