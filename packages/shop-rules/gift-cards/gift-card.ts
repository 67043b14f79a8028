import { addDays } from "../time/wall-clock.ts";
import { parseAmount } from "../typed/amount.ts";
import { parseDay } from "../typed/day.ts";
import { parseEmail } from "../typed/email.ts";
import { oneLine } from "../typed/plain-text.ts";

export const LONGEST_MESSAGE = 250;
const LONGEST_NAME = 80;
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

/** `amount` is in the main unit of the shop's currency. `date` is YYYY-MM-DD, and absent if the card is sent immediately. */
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
	designs: readonly string[];
	decimals: number;
	today: string;
};

type Typed = Partial<Record<GiftCardField, string>>;
export type ReadGiftCard =
	| { ok: GiftCard }
	| { faults: Partial<Record<GiftCardField | "terms", GiftCardFault>> };

export const dispatchDays = (today: string): { first: string; last: string } => ({
	first: today,
	last: addDays(today, MOST_DAYS),
});

const isDay = (text: string): boolean => parseDay(text) === text;

export function readGiftCard(typed: Typed, hasAgreed: boolean, limits: GiftCardLimits): ReadGiftCard {
	const value = (name: GiftCardField) => (typed[name] ?? "").normalize("NFC").trim();
	const readNameField = (name: GiftCardField) => oneLine(typed[name]);
	const faults: Partial<Record<GiftCardField | "terms", GiftCardFault>> = {};
	const isOther = value("amount") === "other" || value("amount") === "";
	const amountText = isOther ? value("otherAmount") : value("amount");
	const amount = parseAmount(amountText, limits.decimals);
	const fits = amount >= limits.least && amount <= limits.most;
	if (amountText === "") faults[isOther ? "otherAmount" : "amount"] = "required";
	else if (!fits) faults[isOther ? "otherAmount" : "amount"] = "amount";
	for (const name of ["recipientName", "senderName"] as const) {
		if (readNameField(name) === "") faults[name] = "required";
		else if (readNameField(name).length > LONGEST_NAME) faults[name] = "tooLong";
	}
	const recipientEmail = parseEmail(typed.recipientEmail);
	if (value("recipientEmail") === "") faults.recipientEmail = "required";
	else if (!recipientEmail) faults.recipientEmail = "email";
	// Browsers count a line break as one character, but send two.
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
			recipientName: readNameField("recipientName"),
			recipientEmail: recipientEmail ?? "",
			senderName: readNameField("senderName"),
			message,
			...(date === undefined || date === first ? {} : { date }),
		},
	};
}

/** 09:00 UTC falls on the same date in every time zone from UTC−9 to UTC+14. */
const HOUR = "T09:00:00Z";

export const dispatchAt = (date: unknown, paidAt: number): number => {
	const day = typeof date === "string" && isDay(date) ? Date.parse(date + HOUR) / 1000 : 0;
	return Math.max(day, paidAt);
};
