/** In any script, as people write it; without control characters and signs of markup (identity-1). */
export function isCustomerName(name: string): boolean {
	return name.isWellFormed() && !/[\p{Cc}\p{Co}\p{Cn}<>{}[\]\\|^`]/u.test(name);
}

/** Latin letters with their accents, and what joins them: what carriers can read (identity-1). */
export function isLatinName(name: string): boolean {
	return /^[\p{Script=Latin}\p{M}\p{Zs}'\u2019.,-]*$/u.test(name.normalize("NFC"));
}

/** What an address may not be called (identity-2). */
const NOT_IN_ADDRESS_ID = /[,/?!£$%&()="+@#[\]{}§<>'*^]/u;

export function isAddressId(id: string): boolean {
	return id.trim() !== "" && !NOT_IN_ADDRESS_ID.test(id);
}

/** Korea's personal customs clearance code (identity-3): P and 12 digits. */
export function isCustomsClearanceCode(code: string): boolean {
	return /^P\d{12}$/.test(code);
}

/** The usual form of an address: one @, a domain with a dot, nothing that would need quotes. */
export function isEmail(email: string): boolean {
	return (
		email.length <= 256 &&
		// Half a character cannot be sent anywhere.
		email.isWellFormed() &&
		/^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/u.test(email)
	);
}
