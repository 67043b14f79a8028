import { isEmail } from "../catalogue/customer-rules.ts";
import { addDays } from "../time/wall-clock.ts";

/** What is asked of who buys a gift card (gifts-2). */

/** Characters of the message. */
export const LONGEST_MESSAGE = 250;
const LONGEST_NAME = 80;
/** How far ahead its day may lie. */
const MOST_DAYS = 365;

export const GIFT_CARD_FIELDS = [
	"design",
	"amount",
	"otherAmount",
	"recipientName",
	"recipientEmail",
	"senderName",
	"message",
	"date",
] as const;
export type GiftCardField = (typeof GIFT_CARD_FIELDS)[number];
export type GiftCardFault = "required" | "email" | "amount" | "tooLong" | "date";

/** `amount` in units of the shop's currency; `date` as YYYY-MM-DD, missing where it is sent at once. */
export type GiftCard = {
	design: string;
	amount: number;
	recipientName: string;
	recipientEmail: string;
	senderName: string;
	message: string;
	date?: string;
};

export type GiftCardLimits = {
	least: number;
	most: number;
	/** The first is meant where none is chosen. */
	designs: readonly string[];
	/** Digits after the point. */
	decimals: number;
	/** By the clock of the shop's country, YYYY-MM-DD. */
	today: string;
};

type Typed = Partial<Record<GiftCardField, string>>;
export type ReadGiftCard =
	| { ok: GiftCard }
	| { faults: Partial<Record<GiftCardField | "terms", GiftCardFault>> };

/** As shoppers type it: in Arabic or Eastern digits, with a comma or a point before the decimals. */
export const amountOf = (text: string): number => {
	const plain = text
		.normalize("NFKC")
		.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
		.replace(/[^\d.,٫-]/g, "")
		.replace("٫", ".");
	// A comma or a point before three digits groups thousands.
	const grouped = plain.replace(/[.,](?=\d{3}(?:\D|$))/g, "");
	return /^\d+(?:[.,]\d{1,2})?$/.test(grouped) ? Number(grouped.replace(",", ".")) : Number.NaN;
};

/** The first and last day that a gift card may be sent on, as YYYY-MM-DD. */
export const dispatchDays = (today: string): { first: string; last: string } => ({
	first: today,
	last: addDays(today, MOST_DAYS),
});

const isDay = (text: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) &&
	!Number.isNaN(Date.parse(text)) &&
	new Date(text).toISOString().slice(0, 10) === text;

/** What was typed as a gift card, or what is wrong with it by field (gifts-2). `amount` may be one on offer, or "other". */
export function readGiftCard(typed: Typed, hasAgreed: boolean, limits: GiftCardLimits): ReadGiftCard {
	const value = (name: GiftCardField) => (typed[name] ?? "").trim();
	const faults: Partial<Record<GiftCardField | "terms", GiftCardFault>> = {};
	const isOther = value("amount") === "other" || value("amount") === "";
	const written = isOther ? value("otherAmount") : value("amount");
	const amount = amountOf(written);
	const fits = amount >= limits.least && amount <= limits.most && Number.isFinite(amount);
	if (written === "") faults[isOther ? "otherAmount" : "amount"] = "required";
	else if (!fits || Number(amount.toFixed(limits.decimals)) !== amount)
		faults[isOther ? "otherAmount" : "amount"] = "amount";
	for (const name of ["recipientName", "senderName"] as const) {
		if (value(name) === "") faults[name] = "required";
		else if (value(name).length > LONGEST_NAME) faults[name] = "tooLong";
	}
	if (value("recipientEmail") === "") faults.recipientEmail = "required";
	else if (!isEmail(value("recipientEmail"))) faults.recipientEmail = "email";
	// Browsers count a line break as one character and send two.
	const message = value("message").replace(/\r\n?/g, "\n");
	if (message.length > LONGEST_MESSAGE) faults.message = "tooLong";
	const { first, last } = dispatchDays(limits.today);
	const date = value("date");
	if (date !== "" && !(isDay(date) && date >= first && date <= last)) faults.date = "date";
	if (!hasAgreed) faults.terms = "required";
	if (Object.keys(faults).length > 0) return { faults };
	return {
		ok: {
			design: limits.designs.find((one) => one === value("design")) ?? limits.designs[0] ?? "",
			amount,
			recipientName: value("recipientName"),
			recipientEmail: value("recipientEmail"),
			senderName: value("senderName"),
			message,
			...(date === "" || date === first ? {} : { date }),
		},
	};
}

/** Nine in the morning in London: the same day from Honolulu's midnight to Auckland's. */
const HOUR = "T09:00:00Z";

/** When a gift card's mail is due, in seconds since 1970: on its day, or as soon as it is paid. */
export const dispatchAt = (date: unknown, paidAt: number): number => {
	const day = typeof date === "string" && isDay(date) ? Date.parse(date + HOUR) / 1000 : 0;
	return Math.max(day, paidAt);
};
