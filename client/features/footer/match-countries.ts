import type { CountryView } from "../../../shared/contracts/views.ts";

const MARKS = /\p{M}/gu;

/** Without accents and case, so that "osterreich" finds Österreich. */
const plain = (text: string): string => text.normalize("NFKD").replace(MARKS, "").toLowerCase().trim();

/** Countries whose name holds what was typed, or whose code or currency it is (locale-13). */
export function matchCountries(countries: readonly CountryView[], typed: string): CountryView[] {
	const wanted = plain(typed);
	return countries.filter(
		({ name, country, currency }) =>
			plain(name).includes(wanted) || plain(country) === wanted || plain(currency) === wanted,
	);
}

/** Shows the countries of a form that match, and says how many. */
export function showMatching(form: HTMLFormElement, typed: string): number {
	const buttons = [...form.querySelectorAll<HTMLButtonElement>("button[name=country]")];
	const countries = buttons.map(({ value, children: [name, currency] }) => ({
		country: value,
		name: name?.textContent ?? "",
		currency: currency?.textContent ?? "",
	}));
	const found = new Set(matchCountries(countries, typed).map(({ country }) => country));
	for (const { value, parentElement } of buttons) if (parentElement) parentElement.hidden = !found.has(value);
	return found.size;
}
