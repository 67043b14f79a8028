/**
 * The browser's and the Worker's formats by language and options. Making one takes as long as writing a thousand texts with it, so each is
 * made once; there are as many as locales, currencies and kinds of dates.
 */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** More come only from currencies and time zones that a platform makes up. */
const MOST = 500;

const kept = <Format>(known: Map<string, Format>, key: string, make: () => Format): Format => {
	const found = known.get(key);
	if (found) return found;
	if (known.size >= MOST) known.clear();
	const made = make();
	known.set(key, made);
	return made;
};

export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
	kept(dates, tag + JSON.stringify(options), () => new Intl.DateTimeFormat(tag, options));

export const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
	kept(numbers, tag + JSON.stringify(options), () => new Intl.NumberFormat(tag, options));
