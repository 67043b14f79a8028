import { dateFormat } from "@vetrina/shop-rules/locale/formats.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";

/** In years: the minimum age of a customer (identity-20). */
export const LEAST_AGE = 16;
const GREATEST_AGE = 120;

export type BirthdayParts = { day: string; month: string; year: string };
export type BirthdayFault = "birthday" | "tooYoung";

export function readBirthday(
	{ day, month, year }: BirthdayParts,
	now: Date,
): { date: string | undefined } | { fault: BirthdayFault } {
	const parts = [day, month, year].map(plainText);
	if (parts.join("") === "") return { date: undefined };
	const [d, m, y] = parts.map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN));
	if (d === undefined || m === undefined || y === undefined) return { fault: "birthday" };
	const date = new Date(Date.UTC(y, m - 1, d));
	// `Date` turns 30 February into a day in March, so the parts are compared.
	const isReal = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
	if (!isReal || date > now || y < now.getUTCFullYear() - GREATEST_AGE) return { fault: "birthday" };
	const comesOfAge = Date.UTC(y + LEAST_AGE, m - 1, d);
	if (comesOfAge > now.getTime()) return { fault: "tooYoung" };
	return { date: date.toISOString().slice(0, 10) };
}

export function birthdayOrder(tag: string): (keyof BirthdayParts)[] {
	const parts = dateFormat(tag, { calendar: "gregory", numberingSystem: "latn" }).formatToParts(0);
	return parts.flatMap(({ type }) => (type === "day" || type === "month" || type === "year" ? [type] : []));
}
