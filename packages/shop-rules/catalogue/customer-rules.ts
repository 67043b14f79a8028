/** Names may use any script, but no control characters or markup (identity-1). */
export function isCustomerName(name: string): boolean {
	return name.isWellFormed() && !/[\p{Cc}\p{Co}\p{Cn}<>{}[\]\\|^`]/u.test(name);
}

/** Carriers can read Latin letters, accents, and the marks that join them (identity-1). */
export function isLatinName(name: string): boolean {
	return /^[\p{Script=Latin}\p{M}\p{Zs}'\u2019.,-]*$/u.test(name.normalize("NFC"));
}

/** Characters that names of saved addresses may not contain (identity-2). */
const NOT_IN_ADDRESS_ID = /[,/?!£$%&()="+@#[\]{}§<>'*^]/u;

export function isAddressId(id: string): boolean {
	return id.trim() !== "" && !NOT_IN_ADDRESS_ID.test(id);
}

/** Korea's personal customs clearance code (identity-3): P and 12 digits. */
export function isCustomsClearanceCode(code: string): boolean {
	return /^P\d{12}$/.test(code);
}

/** Accepts one @, a domain with a dot, and nothing that needs quotes. */
export function isEmail(email: string): boolean {
	return (
		email.length <= 256 &&
		// A lone surrogate cannot be encoded in a mail.
		email.isWellFormed() &&
		/^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/u.test(email)
	);
}
