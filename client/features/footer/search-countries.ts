import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { CountryView } from "../../../shared/contracts/views.ts";
import { rememberCountryAnswer } from "../../state/locale/country-answer.ts";
import styles from "./search-countries.module.css";

type Country = Pick<CountryView, "country" | "name" | "currency">;

const MARKS = /\p{M}/gu;

const plain = (text: string): string => text.normalize("NFKD").replace(MARKS, "").toLowerCase().trim();

/** Names that people use and that CLDR lacks. */
const SHORT_NAMES: Record<string, readonly string[]> = {
	AE: ["UAE", "Emirates"],
	GB: ["UK", "Great Britain", "England", "Scotland", "Wales"],
	KR: ["ROK"],
	NL: ["Holland"],
	SA: ["KSA"],
	US: ["USA", "America"],
};

const namesElsewhere = new Map<string, readonly string[]>();

/** Returns the words of a country's names in the shop's languages and in its own, and of its short names, without accents. */
function listOtherNames(country: string): readonly string[] {
	const knownNames = namesElsewhere.get(country);
	if (knownNames) return knownNames;
	const ownLanguage = new Intl.Locale(`und-${country}`).maximize().language;
	const names = [...LANGUAGES, ownLanguage].map(
		(language) => new Intl.DisplayNames(language, { type: "region" }).of(country) ?? "",
	);
	const words = [...names, ...(SHORT_NAMES[country] ?? [])].flatMap((name) => {
		const whole = plain(name);
		return [whole, ...whole.split(/[^\p{L}]+/u)];
	});
	namesElsewhere.set(country, words);
	return words;
}

/**
 * Returns the countries whose name contains the typed text, or whose code or currency equals it, ignoring case and accents. If there are
 * none, returns the countries with a word in another language, or in a short name, that begins with the text (locale-13).
 */
export function matchCountries(countries: readonly Country[], typed: string): Country[] {
	const plainQuery = plain(typed);
	const matches = countries.filter(
		({ name, country, currency }) =>
			plain(name).includes(plainQuery) || plain(country) === plainQuery || plain(currency) === plainQuery,
	);
	return matches.length > 0
		? matches
		: countries.filter(({ country }) => listOtherNames(country).some((word) => word.startsWith(plainQuery)));
}

export function searchCountries(selector: HTMLDetailsElement): void {
	const panel = selector.querySelector<HTMLElement>("[data-search]");
	const status = selector.querySelector<HTMLElement>("[role=status]");
	if (!panel || !status) return;
	const input = panel.querySelector<HTMLInputElement>("[type=search]") ?? addField(panel);
	const search = () => {
		status.textContent = showMatching(selector, input.value) === 0 ? (status.dataset.text ?? "") : "";
	};
	input.value = "";
	search();
	const closing = new AbortController();
	const { signal } = closing;
	input.addEventListener("input", search, { signal });
	selector.addEventListener("submit", () => rememberCountryAnswer(), { signal });
	selector.addEventListener("toggle", () => selector.open || closing.abort(), { signal });
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

/**
 * The field is created by script, because it needs JavaScript, and because filling in a field of the HTML would make the browser lay it out
 * before its styles load.
 */
function addField(panel: HTMLElement): HTMLInputElement {
	const input = document.createElement("input");
	input.type = "search";
	input.autocomplete = "off";
	input.className = styles.search ?? "";
	input.placeholder = input.ariaLabel = panel.dataset.search ?? "";
	panel.prepend(input);
	return input;
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
