import { isUnconfirmed } from "./confirmed.ts";
import { findMethod } from "./methods/all-methods.ts";
import { isOutdated } from "./payment-cards.ts";
import type { StoredPaymentInstrument } from "./stored-instrument.ts";

/**
 * The processor behind cards and wallets in development and demos. It charges no one: the last four digits of a card,
 * or a wallet's token, decide what comes of it (docs/sandbox-payments.md).
 */

export type Authorization =
	| { outcome: "approved"; code: string }
	| { outcome: "declined"; reason: DeclineReason }
	/** The card's bank wants to see its holder first. */
	| { outcome: "challenge" }
	/** The processor did not respond in time. Nothing is charged. */
	| { outcome: "timeout" };

export type DeclineReason = "card_declined" | "insufficient_funds" | "expired_card" | "authentication_failed";

/** Outcomes by the last four digits; every other card is approved. */
const byDigits: Record<string, Authorization> = {
	"0002": { outcome: "declined", reason: "card_declined" },
	"9995": { outcome: "declined", reason: "insufficient_funds" },
	"3220": { outcome: "challenge" },
	"0119": { outcome: "timeout" },
};

/** Outcomes by the token that a test sends for a wallet; every other token is approved. */
const byToken: Record<string, Authorization> = {
	"sandbox-declined": { outcome: "declined", reason: "card_declined" },
	"sandbox-challenge": { outcome: "challenge" },
	"sandbox-timeout": { outcome: "timeout" },
};

/** Returns whether an instrument lacks what a processor needs to charge it (cloud-44). */
const isUnproven = (instrument: StoredPaymentInstrument): boolean =>
	isUnconfirmed(instrument) || findMethod(instrument.methodId)?.isProven?.(instrument) === false;

/** The holder's confirmation, as the sandbox's bank page accepts it. */
export const CHALLENGE_CODE = "1234";

/**
 * Asks for the instrument's amount. `key` names the request: asked again with the same one, it is the same authorization. Gift certificates are
 * no business of the processor: they count as money.
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

/** Six digits, as acquirers give them; the same for the same request. */
export function authorizationCode(key: string): string {
	let number = 0;
	for (let at = 0; at < key.length; at++) number = (number * 31 + key.charCodeAt(at)) % 1_000_000;
	return String(number).padStart(6, "0");
}
