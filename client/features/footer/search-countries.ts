import type { CountryView } from "../../../shared/contracts/views.ts";

type Country = Pick<CountryView, "country" | "name" | "currency">;

const MARKS = /\p{M}/gu;

const plain = (text: string): string => text.normalize("NFKD").replace(MARKS, "").toLowerCase().trim();

/**
 * Returns the countries whose name contains the typed text, or whose code or currency equals it, ignoring case and accents (locale-13).
 */
export function matchCountries(countries: readonly Country[], typed: string): Country[] {
	const plainQuery = plain(typed);
	return countries.filter(
		({ name, country, currency }) =>
			plain(name).includes(plainQuery) || plain(country) === plainQuery || plain(currency) === plainQuery,
	);
}

export function searchCountries(selector: HTMLDetailsElement): void {
	const template = selector.querySelector("template");
	// A template rendered by React (in tests) has children; a template parsed from HTML has content.
	template?.replaceWith(template.content, ...template.childNodes);
	const input = selector.querySelector<HTMLInputElement>("[type=search]");
	const status = selector.querySelector<HTMLElement>("[role=status]");
	if (!input || !status) return;
	const search = () => {
		status.textContent = showMatching(selector, input.value) === 0 ? (status.dataset.text ?? "") : "";
	};
	input.value = "";
	search();
	const closing = new AbortController();
	const { signal } = closing;
	input.addEventListener("input", search, { signal });
	selector.addEventListener("toggle", () => selector.open || closing.abort(), { signal });
	document.addEventListener(
		"pointerdown",
		({ target }) => {
			if (!selector.contains(target as Node)) selector.open = false;
		},
		{ signal },
	);
	document.addEventListener(
		"keydown",
		({ key }) => {
			if (key !== "Escape") return;
			selector.open = false;
			if (selector.contains(document.activeElement)) selector.querySelector("summary")?.focus();
		},
		{ signal },
	);
}

function showMatching(selector: HTMLElement, typed: string): number {
	const buttons = [...selector.querySelectorAll<HTMLButtonElement>("button[name=country]")];
	const countries = buttons.map(({ value, children: [name, currency] }) => ({
		country: value,
		name: name?.textContent ?? "",
		currency: currency?.textContent ?? "",
	}));
	const countryCodes = new Set(matchCountries(countries, typed).map(({ country }) => country));
	for (const { value, parentElement } of buttons)
		if (parentElement) parentElement.hidden = !countryCodes.has(value);
	return countryCodes.size;
}
