export type MessageSettings = Readonly<Record<string, unknown>>;
export type PayLaterPlace = "product" | "cart";

export type Payable = {
	place: PayLaterPlace;
	country: string;
	currency: string;
	amount: number | null;
};

const isWithin = (limits: unknown, { currency, amount }: { currency: string; amount: number }): boolean => {
	if (limits === undefined) return true;
	const { minimum, maximum } = ((limits as Record<string, object> | null)?.[currency] ?? {}) as Record<
		string,
		unknown
	>;
	return typeof minimum === "number" && typeof maximum === "number" && minimum <= amount && amount <= maximum;
};

/**
 * Returns true if a payment method has a message about paying later for this place, country and amount (wallets-15). Settings without
 * countries or limits apply to all countries and amounts.
 */
export function saysPayLater(
	messages: MessageSettings | undefined,
	{ place, country, currency, amount }: Payable,
): boolean {
	if (!messages || amount === null || messages[place] !== true) return false;
	const { countries, limits } = messages;
	const isHere = countries === undefined || (Array.isArray(countries) && countries.includes(country));
	return isHere && isWithin(limits, { currency, amount });
}
