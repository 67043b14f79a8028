import { parseDay } from "@vetrina/shop-rules/typed/day.ts";
import { parseName } from "@vetrina/shop-rules/typed/name.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import { type BirthdayFault, readBirthday } from "../identity/birthday.ts";

/** Lists the optional fields in the form's order (newsletter-15). */
export const SIGN_UP_FIELDS = [
	"names",
	"gender",
	"birthday",
	"newsFor",
	"dataCollection",
	"privacy",
] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

export const NEWS_FOR = ["women", "men", "children"] as const;
export type NewsFor = (typeof NEWS_FOR)[number];

const GENDERS = ["0", "1", "2", "3"] as const;

export type SignUpDetails = {
	firstName?: string;
	lastName?: string;
	gender?: (typeof GENDERS)[number];
	birthday?: string;
	newsFor?: NewsFor[];
	dataCollection?: boolean;
	privacy?: boolean;
};

export type TypedDetails = {
	firstName?: string | undefined;
	lastName?: string | undefined;
	gender?: string | undefined;
	birthday?: string | undefined;
	newsFor?: readonly string[] | undefined;
	dataCollection?: boolean | undefined;
	privacy?: boolean | undefined;
};

export type DetailsFault = "firstName" | "lastName" | BirthdayFault;

const LONGEST_NAME = 100;

export function readDetails(
	typed: TypedDetails,
	now: Date,
): { details: SignUpDetails } | { fault: DetailsFault } {
	const details: SignUpDetails = {};
	for (const field of ["firstName", "lastName"] as const) {
		if (!typed[field]?.trim()) continue;
		const name = parseName(typed[field]);
		if (name === undefined || name.length > LONGEST_NAME) return { fault: field };
		details[field] = name;
	}
	const date = parseDay(typed.birthday);
	if (date === undefined && plainText(typed.birthday) !== "") return { fault: "birthday" };
	const [year = "", month = "", day = ""] = date?.split("-") ?? [];
	const birthday = readBirthday({ year, month, day }, now);
	if ("fault" in birthday) return birthday;
	if (birthday.date) details.birthday = birthday.date;
	const gender = GENDERS.find((one) => one === typed.gender);
	if (gender) details.gender = gender;
	const newsFor = NEWS_FOR.filter((one) => typed.newsFor?.includes(one));
	if (newsFor.length > 0) details.newsFor = newsFor;
	if (typed.dataCollection !== undefined) details.dataCollection = typed.dataCollection;
	if (typed.privacy !== undefined) details.privacy = typed.privacy;
	return { details };
}
