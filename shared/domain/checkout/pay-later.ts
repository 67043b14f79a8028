/** A method's `messageConfigurations` as the platform keeps them: places, countries, limits by currency, and a style for its script (wallets-15). */
export type MessageSettings = Readonly<Record<string, unknown>>;
export type PayLaterPlace = "product" | "cart";

export type Payable = {
	place: PayLaterPlace;
	country: string;
	currency: string;
	/** The amount to pay; null if it is unknown. */
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

/** Returns whether a method's message about paying later is shown for an amount: without countries in all of them, without limits for any amount. */
export function saysPayLater(
	messages: MessageSettings | undefined,
	{ place, country, currency, amount }: Payable,
): boolean {
	if (!messages || amount === null || messages[place] !== true) return false;
	const { countries, limits } = messages;
	const isHere = countries === undefined || (Array.isArray(countries) && countries.includes(country));
	return isHere && isWithin(limits, { currency, amount });
}
