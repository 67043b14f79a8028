const ANSWER = "shop.country-offer";
/** Shoppers who choose a country themselves are offered none. */
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
