import type { MeasureWords } from "../../pages/product-note/contract.ts";
import { readBundle, readTextCode, type TextLocale } from "./all-texts.ts";

export const measureWords = (locale: TextLocale): MeasureWords => {
	const { measures } = readBundle(readTextCode(locale)) as {
		measures: Record<string, string | Record<string, string>>;
	};
	const words = Object.entries(measures).flatMap(([key, text]) =>
		typeof text === "string"
			? [[key, text]]
			: Object.entries(text).map(([name, word]) => [`${key}.${name}`, word]),
	);
	return Object.fromEntries(words);
};
