const FAMILY_NAME_FIRST: ReadonlySet<string> = new Set(["CN", "HK", "JP", "KR", "MO", "TW"]);
const EASTERN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\u30fb\s]+$/u;

/** Between Korean names there is no space, nor between Chinese ones; Japanese names have one. */
const HANGUL = /^[\p{Script=Hangul}\s]+$/u;
const HAN = /^[\p{Script=Han}\s]+$/u;
const CHINESE: ReadonlySet<string> = new Set(["CN", "HK", "MO", "SG", "TW"]);

type Names = { firstName?: unknown; secondName?: unknown; lastName?: unknown; countryCode?: unknown };

const textIn = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

export const writeFullName = ({ firstName, secondName, lastName, countryCode }: Names): string => {
	const [first, second, last] = [firstName, secondName, lastName].map(textIn);
	const isFamilyFirst =
		FAMILY_NAME_FIRST.has(textIn(countryCode)) || EASTERN.test([first, second, last].join(""));
	if (!isFamilyFirst) return [first, second, last].filter(Boolean).join(" ");
	// Some wallets know a single name and send it as both the first and the last name (basket-9).
	if (first === last) return first ?? "";
	const names = [last, first, second].filter(Boolean);
	const isJoined =
		HANGUL.test(names.join("")) || (CHINESE.has(textIn(countryCode)) && HAN.test(names.join("")));
	return names.join(isJoined ? "" : " ");
};
