import type { CountryView } from "../../../shared/contracts/views.ts";

/** The countries of the footer's form, as the server wrote them there: they are not sent twice. */
export const readCountries = (): CountryView[] =>
	Array.from(
		document.querySelectorAll<HTMLButtonElement>("button[name=country]"),
		({ value, children: [name, currency] }) => ({
			country: value,
			name: name?.textContent ?? "",
			currency: currency?.textContent ?? "",
		}),
	);
