/** A street that the address service knows: as it is written in its country, and in Latin letters where these are others. */
export type Street = {
	countryCode: string;
	street: string;
	/** Missing where an address has none. */
	city?: string;
	postalCode?: string;
	/** As letters and wallets say it. */
	stateCode?: string;
	latin?: { street: string; city?: string };
};
