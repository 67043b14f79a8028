import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";

/** Digits of a code that signs in (identity-21). */
export const CODE_LENGTH = 8;
/** Seconds after which another code may be asked for (identity-27). */
export const RESEND_AFTER = 30;

/** Returns a code as shoppers type or paste it, with spaces, dots or dashes between its digits (typed-1); null if it is no code. */
export const readCode = (typed: string): string | null => {
	const digits = plainText(typed.slice(0, 64)).replace(/[ .-]/g, "");
	return digits.length === CODE_LENGTH && /^[0-9]+$/.test(digits) ? digits : null;
};

/** Seconds that a shopper waits before another code is sent; 0: none. Times are in seconds since 1970. */
export const waitBeforeResend = (sentAt: number, now: number): number =>
	Math.min(RESEND_AFTER, Math.max(0, Math.ceil(sentAt + RESEND_AFTER - now)));
