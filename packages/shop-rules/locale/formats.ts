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

export const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
	getCached(numbers, tag + JSON.stringify(options), () => new Intl.NumberFormat(tag, options));
