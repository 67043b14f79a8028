/** Digits of a code that signs in (identity-21). */
export const CODE_LENGTH = 8;
/** Seconds after which another code may be asked for (identity-27). */
export const RESEND_AFTER = 30;

const ZEROS = [0x0660, 0x06f0];

/** A code as shoppers type or paste it: with spaces or dashes, in full-width or Arabic digits. Null if it is no code. */
export const readCode = (typed: string): string | null => {
	const digits = [...typed.slice(0, 64).normalize("NFKC")]
		.filter((character) => !/[\s\-–.]/u.test(character))
		.map((character) => {
			const point = character.codePointAt(0) ?? 0;
			const zero = ZEROS.find((one) => point >= one && point < one + 10);
			return zero === undefined ? character : String(point - zero);
		})
		.join("");
	return digits.length === CODE_LENGTH && /^[0-9]+$/.test(digits) ? digits : null;
};

/** Seconds that a shopper waits before another code is sent; 0: none. Times are in seconds since 1970. */
export const waitBeforeResend = (sentAt: number, now: number): number =>
	Math.min(RESEND_AFTER, Math.max(0, Math.ceil(sentAt + RESEND_AFTER - now)));
