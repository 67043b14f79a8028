import type { CountryView } from "../../../shared/contracts/views.ts";

type Country = Pick<CountryView, "country" | "name" | "currency">;

const MARKS = /\p{M}/gu;

/** Without accents and case, so that "osterreich" finds Österreich. */
const plain = (text: string): string => text.normalize("NFKD").replace(MARKS, "").toLowerCase().trim();

/** Countries whose name holds what was typed, or whose code or currency it is (locale-13). */
export function matchCountries(countries: readonly Country[], typed: string): Country[] {
	const wanted = plain(typed);
	return countries.filter(
		({ name, country, currency }) =>
			plain(name).includes(wanted) || plain(country) === wanted || plain(currency) === wanted,
	);
}

/**
 * Searches the countries of an open country selector, until it closes: by Escape, by a press outside of it, or with its page.
 * The HTML is the server's (locale-selectors.still.tsx).
 */
export function searchCountries(selector: HTMLDetailsElement): void {
	const template = selector.querySelector("template");
	// Its children where React has drawn it (in tests), its content where the server's HTML was read.
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

/** Shows the countries that match, and says how many they are. */
function showMatching(selector: HTMLElement, typed: string): number {
	const buttons = [...selector.querySelectorAll<HTMLButtonElement>("button[name=country]")];
	const countries = buttons.map(({ value, children: [name, currency] }) => ({
		country: value,
		name: name?.textContent ?? "",
		currency: currency?.textContent ?? "",
	}));
	const found = new Set(matchCountries(countries, typed).map(({ country }) => country));
	for (const { value, parentElement } of buttons) if (parentElement) parentElement.hidden = !found.has(value);
	return found.size;
}
