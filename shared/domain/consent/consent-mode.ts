export type Place = { country: string; state: string; stateName: string; continent: string };

/** `optIn`: nothing optional is used before consent. `optOut`: everything optional is used until the shopper objects. */
export type ConsentMode = "optIn" | "optOut";

export const OPT_OUT: ReadonlySet<string> = new Set(["AU", "CA", "HK", "JP", "MX", "NZ", "SG", "TW", "US"]);
export const OPT_IN_STATES: ReadonlySet<string> = new Set(["CA-QC"]);

/**
 * Returns the mode that the place's law requires, and `optIn` for unknown places (consent-4). `always`: the site asks for consent
 * everywhere.
 */
export const consentModeAt = (place: Place | null, always: boolean): ConsentMode =>
	!always && place && OPT_OUT.has(place.country) && !OPT_IN_STATES.has(`${place.country}-${place.state}`)
		? "optOut"
		: "optIn";
