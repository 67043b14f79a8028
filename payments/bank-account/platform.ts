/** The platform's id of payments from a bank account (checkout-10). */
export const BANK_ACCOUNT = "BANK_TRANSFER";

export const readDigits = ({ c_maskedIban: masked }: Readonly<Record<string, unknown>>): string =>
	String(masked ?? "").slice(-4);
