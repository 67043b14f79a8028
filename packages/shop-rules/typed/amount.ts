import { plainText } from "./plain-text.ts";

/** `BEFORE` and `AFTER` match currency signs and words around the number: "€ 50", "50 kr", "Fr. 50", "50,-". */
const BEFORE = /^(?:[\p{Sc}\p{L}\p{M} ]|(?<=\p{L})\.)+/u;
const AFTER = /(?:[\p{Sc}\p{L}\p{M} ]|(?<=\p{L})\.|[.,]-+)+$/u;
const LONGEST = 64;
const FIGURES = /^\d+(?:[.,'’٫٬ ]\d+)*$/;
const DECIMAL_MARK = "٫";
const GROUPING: readonly string[] = ["٬", "'", "’", " "];

const isGrouped = ([first = "", ...groups]: readonly string[]): boolean =>
	groups.length === 0 ||
	(/^[1-9]\d{0,2}$/.test(first) &&
		groups.at(-1)?.length === 3 &&
		[2, 3].some((length) => groups.slice(0, -1).every((one) => one.length === length)));

/**
 * Returns the amount, or NaN if it is invalid (typed-6). The last separator is the decimal mark if its sign occurs once, at most `decimals`
 * digits follow, and the sign is not one that only groups (`GROUPING`).
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
