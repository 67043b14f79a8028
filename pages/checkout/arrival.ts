const DAY_MS = 86_400_000;

/** The day after so many working days; nothing is delivered at weekends. */
export const afterWorkingDays = (from: Date, days: number): Date => {
	const day = new Date(from);
	for (let left = days; left > 0; ) {
		day.setTime(day.getTime() + DAY_MS);
		if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
	}
	return day;
};

/** Between two days where a range would be written with slashes: "12/01～12/04", and day first in Hong Kong. */
const DASHES: Partial<Record<string, string>> = { ja: "〜", zh: "至" };

/** When something arrives that takes so many working days, "2-4" (checkout-5): "25–27 November". */
export const arrivalText = (days: string, from: Date, tag: string): string => {
	const [first = "0", last = first] = days.split("-");
	const format = new Intl.DateTimeFormat(tag, {
		day: "numeric",
		month: "long",
		timeZone: "UTC",
		calendar: "gregory",
		// As prices are written, in Arabic as well.
		numberingSystem: "latn",
	});
	const [start, end] = [afterWorkingDays(from, Number(first)), afterWorkingDays(from, Number(last))];
	const dash = DASHES[tag.slice(0, 2)];
	if (!dash) return format.formatRange(start, end);
	const day = start.getUTCMonth() === end.getUTCMonth() ? `${end.getUTCDate()}日` : format.format(end);
	return first === last ? format.format(start) : `${format.format(start)}${dash}${day}`;
};
