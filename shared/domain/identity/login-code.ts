import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";

/** Digits of a sign-in code (identity-21). */
export const CODE_LENGTH = 8;
/** Seconds before another code may be requested (identity-27). */
export const RESEND_AFTER = 30;

/** Parses a code as shoppers type or paste it, with spaces, dots or dashes (typed-1); null if invalid. */
export const readCode = (typed: string): string | null => {
	const digits = plainText(typed.slice(0, 64)).replace(/[ .-]/g, "");
	return digits.length === CODE_LENGTH && /^[0-9]+$/.test(digits) ? digits : null;
};

/** Returns seconds; times are in seconds since 1970. */
export const waitBeforeResend = (sentAt: number, now: number): number =>
	Math.min(RESEND_AFTER, Math.max(0, Math.ceil(sentAt + RESEND_AFTER - now)));
