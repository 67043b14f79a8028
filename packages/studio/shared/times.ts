/** The zone in which the studio shows and reads times. */
export const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const short = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

export const formatTime = (seconds: number): string => short.format(seconds * 1000);
export const formatClock = (date: Date): string => clock.format(date);

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Returns the present by the shop's clock, which developers and tests may set ahead, in seconds. */
export const readNow = ({ ahead }: { ahead: number }): number => Math.floor(Date.now() / 1000) + ahead;

/** Returns seconds as the value of a field for local date and time. */
export const toField = (seconds: number | null): string => {
	if (seconds === null) return "";
	const date = new Date(seconds * 1000);
	const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join("-");
	return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
};

/** Returns the seconds of a field for local date and time; null if it is empty. */
export const fromField = (value: string): number | null => {
	const time = value === "" ? Number.NaN : new Date(value).getTime();
	return Number.isNaN(time) ? null : Math.floor(time / 1000);
};

/** Seconds by which zones set their clocks on and back. */
const CLOCK_CHANGES = [1800, 3600, 7200];

/**
 * Returns what a change of the clocks makes of a field's local time: "skipped" if clocks go on past it, and the time after the change is meant;
 * "twice" if clocks go back over it, and the first of both is meant (studio-10).
 */
export const findClockChange = (value: string): "skipped" | "twice" | undefined => {
	const seconds = fromField(value);
	if (seconds === null) return undefined;
	if (toField(seconds) !== value.slice(0, 16)) return "skipped";
	return CLOCK_CHANGES.some((change) => toField(seconds + change) === value.slice(0, 16))
		? "twice"
		: undefined;
};

export const toIso = (seconds: number): string =>
	new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
