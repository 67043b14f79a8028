import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";

export const CODE_LENGTH = 8;
/** In seconds: the pause before another code can be requested (identity-27). */
export const RESEND_AFTER = 30;

export const readCode = (typed: string): string | null => {
	const digits = plainText(typed.slice(0, 64)).replace(/[ .-]/g, "");
	return digits.length === CODE_LENGTH && /^[0-9]+$/.test(digits) ? digits : null;
};

export const waitBeforeResend = (sentAt: number, now: number): number =>
	Math.min(RESEND_AFTER, Math.max(0, Math.ceil(sentAt + RESEND_AFTER - now)));
