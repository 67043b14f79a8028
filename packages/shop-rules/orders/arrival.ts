import { dateFormat, joinDateParts } from "../locale/formats.ts";

/** The platform writes an arrival as its first and its last day: "2026-11-30/2026-12-02" (checkout-26). */

const RANGE = /^\d{4}-\d{2}-\d{2}\/\d{4}-\d{2}-\d{2}$/;

export const readArrival = (value: unknown): string | undefined =>
	typeof value === "string" && RANGE.test(value) ? value : undefined;

export const arrivalOfAll = (ranges: readonly (string | undefined)[]): string | undefined => {
	const days = ranges.flatMap((range) => range?.split("/") ?? []).toSorted();
	return days.length === 2 * ranges.length && days.length > 0 ? `${days[0]}/${days.at(-1)}` : undefined;
};

/** In Japanese and Chinese, `formatRange` writes "12/01～12/04", and in Hong Kong the day first, so the range is composed here. */
const DASHES: Partial<Record<string, string>> = { ja: "〜", zh: "至" };

export const arrivalText = (range: string, tag: string): string => {
	const [first = "", last = first] = range.split("/");
	const format = dateFormat(tag, {
		day: "numeric",
		month: "long",
		timeZone: "UTC",
		calendar: "gregory",
		numberingSystem: "latn",
	});
	const [start, end] = [new Date(first), new Date(last)];
	const dash = DASHES[tag.slice(0, 2)];
	if (!dash) return joinDateParts(tag, format.formatRangeToParts(start, end));
	const day = first.slice(0, 7) === last.slice(0, 7) ? `${end.getUTCDate()}日` : format.format(end);
	return first === last ? format.format(start) : `${format.format(start)}${dash}${day}`;
};
