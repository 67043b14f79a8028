const ANSWER = "shop.country-offer";
/** The value that is stored for shoppers who choose a country themselves, so that no country is offered to them. */
const ANY = "*";

export function rememberCountryAnswer(country: string = ANY): void {
	try {
		localStorage.setItem(ANSWER, country);
	} catch {}
}

/** Returns true without storage as well, because an answer could not be remembered. */
export function isCountryAnswered(country: string): boolean {
	try {
		const answer = localStorage.getItem(ANSWER);
		return answer === country || answer === ANY;
	} catch {
		return true;
	}
}
