export const BANK_ACCOUNT = "BANK_TRANSFER";

export const readDigits = ({ c_maskedIban: maskedIban }: Readonly<Record<string, unknown>>): string =>
	String(maskedIban ?? "").slice(-4);

export const toInstrument = ({ iban, bic }: { iban: string; bic: string }): object => ({
	paymentMethodId: BANK_ACCOUNT,
	bankRoutingNumber: bic,
	c_iban: iban,
});
