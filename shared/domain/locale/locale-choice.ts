import { isLanguage, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { AddressCountry } from "./site-config.ts";

/** Returns the first candidate that the country offers, else the country's first language (locale-5). */
export const languageFor = (
	country: Pick<AddressCountry, "languages">,
	candidates: readonly (string | undefined)[],
): Language | undefined => {
	for (const language of candidates) {
		const match = country.languages.find((one) => one === language);
		if (match) return match;
	}
	return country.languages[0];
};

export const acceptedLanguages = (header: string | null | undefined): Language[] => {
	const languages = (header ?? "")
		.slice(0, 500)
		.split(",")
		.map((part, index) => {
			const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
			const quality = parameters
				.map((parameter) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(parameter)?.[1])
				.find(Boolean);
			return {
				language: range.split("-")[0] ?? "",
				quality: quality === undefined ? 1 : Number(quality),
				index,
			};
		});
	const best = languages
		.filter(({ quality }) => quality > 0)
		.sort((a, b) => b.quality - a.quality || a.index - b.index);
	return [...new Set(best.map(({ language }) => language).filter(isLanguage))];
};
