import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";

/** The module finds stores by name, street, postal code, and by the names of city and country in any language (stores-2). */

type Findable = {
	name: string;
	address1: string;
	postalCode?: string;
	searchNames: readonly string[];
};

const plain = (text: string): string =>
	plainText(text)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

export const isPostalCode = (query: string): boolean =>
	/^(?=.*\d)[\p{L}\d][\p{L}\d -]{2,9}$/u.test(plainText(query));

export const findByWords = <Store extends Findable>(stores: readonly Store[], query: string): Store[] => {
	const words = plain(query);
	if (words === "") return [];
	const rank = ({ name, address1, postalCode = "", searchNames }: Store): number => {
		const names = searchNames.map(plain);
		if (names.includes(words)) return 0;
		if (names.some((one) => one.startsWith(words))) return 1;
		const rest = [name, address1, postalCode].map(plain);
		return [...names, ...rest].some((one) => ` ${one}`.includes(` ${words}`)) ? 2 : 3;
	};
	return stores
		.map((store) => ({ store, rank: rank(store) }))
		.filter(({ rank: position }) => position < 3)
		.toSorted((a, b) => a.rank - b.rank)
		.map(({ store }) => store);
};
