import { addDays } from "../time/wall-clock.ts";
import { parseAmount } from "../typed/amount.ts";
import { parseDay } from "../typed/day.ts";
import { parseEmail } from "../typed/email.ts";
import { oneLine } from "../typed/plain-text.ts";

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
	/** YYYY-MM-DD, by the clock of the shop's country. */
	today: string;
};

type Typed = Partial<Record<GiftCardField, string>>;
export type ReadGiftCard =
	| { ok: GiftCard }
	| { faults: Partial<Record<GiftCardField | "terms", GiftCardFault>> };

/** The first and last day that a gift card may be sent on, as YYYY-MM-DD. */
export const dispatchDays = (today: string): { first: string; last: string } => ({
	first: today,
	last: addDays(today, MOST_DAYS),
});

const isDay = (text: string): boolean => parseDay(text) === text;

/** What was typed as a gift card, or what is wrong with it by field (gifts-2). `amount` may be one on offer, or "other". */
export function readGiftCard(typed: Typed, hasAgreed: boolean, limits: GiftCardLimits): ReadGiftCard {
	const value = (name: GiftCardField) => (typed[name] ?? "").normalize("NFC").trim();
	const nameOf = (name: GiftCardField) => oneLine(typed[name]);
	const faults: Partial<Record<GiftCardField | "terms", GiftCardFault>> = {};
	const isOther = value("amount") === "other" || value("amount") === "";
	const written = isOther ? value("otherAmount") : value("amount");
	const amount = parseAmount(written, limits.decimals);
	const fits = amount >= limits.least && amount <= limits.most;
	if (written === "") faults[isOther ? "otherAmount" : "amount"] = "required";
	else if (!fits) faults[isOther ? "otherAmount" : "amount"] = "amount";
	for (const name of ["recipientName", "senderName"] as const) {
		if (nameOf(name) === "") faults[name] = "required";
		else if (nameOf(name).length > LONGEST_NAME) faults[name] = "tooLong";
	}
	const recipientEmail = parseEmail(typed.recipientEmail);
	if (value("recipientEmail") === "") faults.recipientEmail = "required";
	else if (!recipientEmail) faults.recipientEmail = "email";
	// Browsers count a line break as one character and send two.
	const message = value("message").replace(/\r\n?/g, "\n");
	if (message.length > LONGEST_MESSAGE) faults.message = "tooLong";
	const { first, last } = dispatchDays(limits.today);
	const date = parseDay(typed.date);
	if (value("date") !== "" && !(date && date >= first && date <= last)) faults.date = "date";
	if (!hasAgreed) faults.terms = "required";
	if (Object.keys(faults).length > 0) return { faults };
	return {
		ok: {
			design: limits.designs.find((one) => one === value("design")) ?? limits.designs[0] ?? "",
			amount,
			recipientName: nameOf("recipientName"),
			recipientEmail: recipientEmail ?? "",
			senderName: nameOf("senderName"),
			message,
			...(date === undefined || date === first ? {} : { date }),
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
