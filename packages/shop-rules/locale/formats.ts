/** Creating an `Intl` formatter costs as much as formatting a thousand values, so formatters are cached. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

const MOST = 500;

const getCached = <Format>(cache: Map<string, Format>, key: string, make: () => Format): Format => {
	const existing = cache.get(key);
	if (existing) return existing;
	if (cache.size >= MOST) cache.clear();
	const format = make();
	cache.set(key, format);
	return format;
};

export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
	getCached(dates, tag + JSON.stringify(options), () => new Intl.DateTimeFormat(tag, options));

/**
 * Joins the parts of a date or range. In French texts the first of a month is "1er", which CLDR does not write; purely numeric dates stay
 * as they are. For Italian ranges, CLDR writes "01" in spite of `day: "numeric"`.
 */
export function joinDateParts(
	tag: string,
	parts: readonly Pick<Intl.DateTimeFormatPart, "type" | "value">[],
): string {
	const isInWords = parts.some(({ type, value }) => type === "month" && /\p{L}/u.test(value));
	const first = isInWords && tag.startsWith("fr") ? "1er" : "1";
	return parts
		.map(({ type, value }) => {
			if (type !== "day" || !isInWords) return value;
			const day = value.replace(/^0/, "");
			return day === "1" ? first : day;
		})
		.join("");
}

/** Formats a date in the words of a language (locale-16). */
export const writeDate = (tag: string, options: Intl.DateTimeFormatOptions, date: Date): string =>
	joinDateParts(tag, dateFormat(tag, options).formatToParts(date));

export const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
	getCached(numbers, tag + JSON.stringify(options), () => new Intl.NumberFormat(tag, options));
