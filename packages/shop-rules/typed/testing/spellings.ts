const ZEROS = [0x30, 0x0660, 0x06f0, 0xff10];
const HYPHENS = [..."-‐‑‒–—―−－"];
const BETWEEN_DIGITS = ["ー", "ｰ"];
const INVISIBLE = [..."\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2069\ufeff"];
const MARKS = [...INVISIBLE, ...Array.from({ length: 40 }, () => "")];

const listSpellings = (character: string, isBetweenDigits: boolean): readonly string[] => {
	if (/\d/.test(character)) return ZEROS.map((zero) => String.fromCodePoint(zero + Number(character)));
	if (character === "-") return isBetweenDigits ? [...HYPHENS, ...BETWEEN_DIGITS] : HYPHENS;
	if (character === " ") return [" ", "\u00a0", "\u3000"];
	return /[!-~]/.test(character) ? [character, inFullWidth(character)] : [character];
};

/** Returns the value in another spelling with the same meaning. The same `seed` gives the same spelling. */
export const respell = (value: string, seed: number): string => {
	let state = seed;
	const pick = (choices: readonly string[]): string => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return choices[(state >>> 8) % choices.length] ?? "";
	};
	const isDigit = (text: string | undefined) => /^\d$/.test(text ?? "");
	const characters = [...value].map((character, at, all) => {
		const isBetweenDigits = isDigit(all[at - 1]) && isDigit(all[at + 1]);
		return pick(listSpellings(character, isBetweenDigits)) + pick(MARKS);
	});
	return pick(MARKS) + characters.join("");
};

const inFullWidth = (text: string): string =>
	text.replace(/[!-~]/g, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0));
const inDigitsFrom = (zero: number, value: string): string =>
	value.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

export const SPELLINGS: Readonly<Record<string, (value: string) => string>> = {
	"as it is": (value) => value,
	"in Arabic-Indic digits": (value) => inDigitsFrom(0x0660, value),
	"in Persian digits": (value) => inDigitsFrom(0x06f0, value),
	"in full width": inFullWidth,
	"with hyphens of typography": (value) => value.replaceAll("-", "\u2010"),
	"with minus signs": (value) => value.replaceAll("-", "\u2212"),
	"with marks of direction around it": (value) => `\u202a${value}\u202c`,
	"with an invisible space in it": (value) => `${value.slice(0, 2)}\u200b${value.slice(2)}`,
	"with spaces around it": (value) => ` ${value}\u3000`,
};
