/** Paying by a bank account (checkout-10), by the platform's id. */
export const BANK = "BANK_TRANSFER";

/** The bank account among instruments, by how it ends. */
export const bankOf = (instruments: readonly object[]): { digits: string } | undefined => {
	const found = (instruments as Record<string, unknown>[]).find((one) => one.paymentMethodId === BANK);
	return found && { digits: String(found.c_maskedIban ?? "").slice(-4) };
};

/** Is it among the methods that may pay a basket? */
export const takesBank = (methods: readonly object[]): boolean =>
	(methods as Record<string, unknown>[]).some(
		({ id, c_applicableForBasket: applies }) => id === BANK && applies !== false,
	);
