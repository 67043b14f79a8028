/** The platform's id of payments from a bank account (checkout-10). */
export const BANK = "BANK_TRANSFER";

export const bankOf = (instruments: readonly object[]): { digits: string } | undefined => {
	const found = (instruments as Record<string, unknown>[]).find((one) => one.paymentMethodId === BANK);
	return found && { digits: String(found.c_maskedIban ?? "").slice(-4) };
};

export const takesBank = (methods: readonly object[]): boolean =>
	(methods as Record<string, unknown>[]).some(
		({ id, c_applicableForBasket: applies }) => id === BANK && applies !== false,
	);
