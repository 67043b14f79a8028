import { isUnconfirmed } from "./buyer-approval.ts";
import { findMethod } from "./methods/all-methods.ts";
import { isOutdated } from "./payment-cards.ts";
import type { StoredPaymentInstrument } from "./stored-instrument.ts";

export type Authorization =
	| { outcome: "approved"; code: string }
	| { outcome: "declined"; reason: DeclineReason }
	| { outcome: "challenge" }
	| { outcome: "timeout" };

export type DeclineReason = "card_declined" | "insufficient_funds" | "expired_card" | "authentication_failed";

const byDigits: Record<string, Authorization> = {
	"0002": { outcome: "declined", reason: "card_declined" },
	"9995": { outcome: "declined", reason: "insufficient_funds" },
	"3220": { outcome: "challenge" },
	"0119": { outcome: "timeout" },
};

const byToken: Record<string, Authorization> = {
	"sandbox-declined": { outcome: "declined", reason: "card_declined" },
	"sandbox-challenge": { outcome: "challenge" },
	"sandbox-timeout": { outcome: "timeout" },
};

const isUnproven = (instrument: StoredPaymentInstrument): boolean =>
	isUnconfirmed(instrument) || findMethod(instrument.methodId)?.isProven?.(instrument) === false;

export const CHALLENGE_CODE = "1234";

/**
 * Returns the outcome for an instrument: declined if it is unproven or expired, otherwise by the wallet's token or the last four digits of
 * the card or IBAN (docs/sandbox-payments.md). The same `key` gives the same authorisation code.
 */
export function authorize(instrument: StoredPaymentInstrument, now: Date, key: string): Authorization {
	const { card } = instrument;
	if (isUnproven(instrument)) return { outcome: "declined", reason: "authentication_failed" };
	if (card && isOutdated(card, now)) return { outcome: "declined", reason: "expired_card" };
	return (
		byToken[card?.token ?? ""] ??
		byDigits[(card?.maskedNumber ?? String(instrument.custom.c_maskedIban ?? "")).slice(-4)] ?? {
			outcome: "approved",
			code: authorizationCode(key),
		}
	);
}

export function authorizationCode(key: string): string {
	let number = 0;
	for (let at = 0; at < key.length; at++) number = (number * 31 + key.charCodeAt(at)) % 1_000_000;
	return String(number).padStart(6, "0");
}
