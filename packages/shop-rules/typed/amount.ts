import { plainText } from "./plain-text.ts";

/** Signs and words of a currency around its figures: "€ 50", "50 kr", "Fr. 50", "50,-". */
const BEFORE = /^(?:[\p{Sc}\p{L}\p{M} ]|(?<=\p{L})\.)+/u;
const AFTER = /(?:[\p{Sc}\p{L}\p{M} ]|(?<=\p{L})\.|[.,]-+)+$/u;
const LONGEST = 64;
const FIGURES = /^\d+(?:[.,'’٫٬ ]\d+)*$/;
/** Arabic has signs of its own for the decimal mark and between thousands; spaces and apostrophes only group. */
const DECIMAL_MARK = "٫";
const GROUPING: readonly string[] = ["٬", "'", "’", " "];

/** "1" or "1,000,000", and "1,00,000" as India groups. */
const isGrouped = ([first = "", ...groups]: readonly string[]): boolean =>
	groups.length === 0 ||
	(/^[1-9]\d{0,2}$/.test(first) &&
		groups.at(-1)?.length === 3 &&
		[2, 3].some((length) => groups.slice(0, -1).every((one) => one.length === length)));

/**
 * Returns a typed amount, or NaN if it is none (typed-6). `decimals`: of the currency. The last separator, if it stands alone, is the decimal mark
 * before at most as many digits; otherwise it groups thousands.
 */
export const parseAmount = (typed: string | undefined, decimals: number): number => {
	const text = plainText(typed?.slice(0, LONGEST))
		.replaceAll("،", ",")
		.replace(BEFORE, "")
		.replace(AFTER, "");
	if (!FIGURES.test(text)) return Number.NaN;
	const parts = text.split(/\D/);
	const separators: string[] = text.match(/\D/g) ?? [];
	const last = separators.at(-1);
	const isAlone = separators.filter((one) => one === last).length === 1 && !GROUPING.includes(last ?? "");
	const fraction = isAlone && (parts.at(-1)?.length ?? 0) <= decimals ? (parts.pop() ?? "") : "";
	if (fraction !== "") separators.pop();
	const isOneSign = new Set(separators).size <= 1 && !separators.includes(DECIMAL_MARK);
	return isOneSign && isGrouped(parts) ? Number(`${parts.join("")}.${fraction}`) : Number.NaN;
};
