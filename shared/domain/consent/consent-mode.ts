/** The shopper's location according to the consent provider: ISO codes of country, state and continent. */
export type Place = { country: string; state: string; stateName: string; continent: string };

/** `optIn`: nothing optional before the shopper agrees. `optOut`: all of it until they object. */
export type ConsentMode = "optIn" | "optOut";

/** Countries whose law asks for a way to object, not for consent beforehand. */
const OPT_OUT: ReadonlySet<string> = new Set(["AU", "CA", "HK", "JP", "MX", "NZ", "SG", "TW", "US"]);
/** Their states that ask for consent all the same. */
const OPT_IN_STATES: ReadonlySet<string> = new Set(["CA-QC"]);

/** The stricter of two where nothing is known (consent-4). `always`: the site asks for consent everywhere. */
export const consentModeAt = (place: Place | null, always: boolean): ConsentMode =>
	!always && place && OPT_OUT.has(place.country) && !OPT_IN_STATES.has(`${place.country}-${place.state}`)
		? "optOut"
		: "optIn";
