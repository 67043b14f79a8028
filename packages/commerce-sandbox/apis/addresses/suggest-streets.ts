import type { Street } from "../../house/streets.ts";

export type AddressSuggestion = {
	address1: string;
	city?: string;
	postalCode?: string;
	stateCode?: string;
	countryCode: string;
};

const MOST = 5;
const SHORTEST = 2;
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const plain = (text: string): string =>
	text.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase();
const splitWords = (text: string): string[] =>
	text.normalize("NFKC").match(/\p{N}[\p{N}\p{L}/-]*|[\p{L}\p{M}]+/gu) ?? [];
const readWords = (text: string): string[] => splitWords(plain(text));
const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

const says = (texts: readonly string[], word: string): boolean =>
	IDEOGRAPHS.test(word)
		? texts.some((text) => plain(text).includes(word))
		: texts.flatMap(readWords).some((one) => one.startsWith(word));

const withNumber = (street: string, numbers: readonly string[], isFirst: boolean): string => {
	if (numbers.length === 0) return street;
	const number = numbers.join(" ");
	const gap = WITHOUT_SPACES.test(street) ? "" : " ";
	return isFirst ? `${number}${gap}${street}` : `${street}${gap}${number}`;
};

/** Returns at most five addresses whose street, town or postal code match all typed words, with house numbers as typed (cloud-40). */
export function suggestStreets(
	streets: readonly Street[],
	{ query, countryCode }: { query: string; countryCode: string },
): AddressSuggestion[] {
	const parts = splitWords(query);
	const names = parts.filter((part) => !isNumber(part)).map(plain);
	const isEnough = names.some((word) => IDEOGRAPHS.test(word) || word.length >= SHORTEST);
	if (!isEnough) return [];
	const suggestions = streets.flatMap((street) => {
		if (street.countryCode !== countryCode) return [];
		const { latin, postalCode = "", ...own } = street;
		const match = [own, latin].find(
			(one) => one && names.every((word) => says([one.street, one.city ?? "", postalCode], word)),
		);
		if (!match) return [];
		const numbers = parts.filter((part) => isNumber(part) && !says([match.street, postalCode], plain(part)));
		const isFirst = numbers.length > 0 && numbers[0] === parts[0];
		return [
			{
				begins: plain(match.street).startsWith(names[0] ?? ""),
				address: {
					address1: withNumber(match.street, numbers, isFirst),
					city: match.city,
					postalCode: street.postalCode,
					stateCode: street.stateCode,
					countryCode,
				},
			},
		];
	});
	return [...suggestions.filter(({ begins }) => begins), ...suggestions.filter(({ begins }) => !begins)]
		.slice(0, MOST)
		.map(({ address }) => address);
}
