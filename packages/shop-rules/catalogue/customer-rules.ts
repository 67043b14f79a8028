/** Returns true for names in any script, without control characters and markup (identity-1). */
export function isCustomerName(name: string): boolean {
	return name.isWellFormed() && !/[\p{Cc}\p{Co}\p{Cn}<>{}[\]\\|^`]/u.test(name);
}

export function isLatinName(name: string): boolean {
	return /^[\p{Script=Latin}\p{M}\p{Zs}'\u2019.,-]*$/u.test(name.normalize("NFC"));
}

/** Names of saved addresses must not contain these characters (identity-2). */
const NOT_IN_ADDRESS_ID = /[,/?!£$%&()="+@#[\]{}§<>'*^]/u;

export function isAddressId(id: string): boolean {
	return id.trim() !== "" && !NOT_IN_ADDRESS_ID.test(id);
}

/** Returns true for Korea's personal customs clearance codes: P and 12 digits (identity-3). */
export function isCustomsClearanceCode(code: string): boolean {
	return /^P\d{12}$/.test(code);
}

export function isEmail(email: string): boolean {
	return (
		email.length <= 256 &&
		// Mails cannot encode a lone surrogate.
		email.isWellFormed() &&
		/^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/u.test(email)
	);
}
