/** Countries that write the family name first, in whatever letters. */
const FAMILY_NAME_FIRST: ReadonlySet<string> = new Set(["CN", "HK", "JP", "KR", "MO", "TW"]);
/** Letters in which names begin with the family's, wherever they are written. */
const EASTERN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\u30fb\s]+$/u;

type Names = { firstName?: unknown; secondName?: unknown; lastName?: unknown; countryCode?: unknown };

const textIn = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Returns a person's whole name in the order of their country, and of the letters that it is written in (identity-1). */
export const fullNameOf = ({ firstName, secondName, lastName, countryCode }: Names): string => {
	const [first, second, last] = [firstName, secondName, lastName].map(textIn);
	const isFamilyFirst =
		FAMILY_NAME_FIRST.has(textIn(countryCode)) || EASTERN.test([first, second, last].join(""));
	if (!isFamilyFirst) return [first, second, last].filter(Boolean).join(" ");
	// A wallet that knows one word gives it as both names (basket-9).
	return first === last ? (first ?? "") : [last, first, second].filter(Boolean).join(" ");
};
