import type { Language } from "../../../shared/domain/locale/site-locale.ts";
import data from "./address-data.json" with { type: "json" };

/** A state, province or whatever a country calls it. `key` is what a letter and a wallet say, and what the platform keeps. */
type State = { key: string; iso?: string; name: string; latin?: string };
/** Of Google's libaddressinput (`npm run addresses`); `required` are letters: A lines, C city, S state, Z postal code. */
type CountryData = {
	language?: string;
	required: string;
	zip?: string;
	zipExample?: string;
	states?: readonly State[];
	others?: Partial<Record<Language, Record<string, string>>>;
};

const COUNTRIES = data as unknown as Readonly<Record<string, CountryData>>;
/** What a letter cannot do without where the data do not say. */
const AT_LEAST = "AC";
/** Where a state is abbreviated on letters. */
const ABBREVIATED: ReadonlySet<string> = new Set(["US", "CA", "AU", "BR", "IT"]);
/** Read in this order of the code, from north to south, whatever the language. */
const IN_ORDER_OF_CODES: ReadonlySet<string> = new Set(["JP"]);
const ONE_SCRIPT: ReadonlySet<Language> = new Set(["ja", "ko", "zh"]);

const of = (country: string): CountryData | undefined =>
	Object.hasOwn(COUNTRIES, country) ? COUNTRIES[country] : undefined;

export const requiredParts = (country: string): string => of(country)?.required || AT_LEAST;

/** How a postal code looks; without a pattern any will do. */
export const postalCodeRule = (country: string): { pattern?: string; example?: string } => {
	const { zip: pattern, zipExample: example } = of(country) ?? {};
	return pattern === undefined ? {} : { pattern, example };
};

const nameOf = (state: State, { language: own, others }: CountryData, language: Language): string => {
	const isRead =
		own?.startsWith(language) || (ONE_SCRIPT.has(language) && ONE_SCRIPT.has(own?.slice(0, 2) as Language));
	return (
		others?.[language]?.[state.key] ??
		(isRead ? state.name : (state.latin ?? others?.en?.[state.key] ?? state.name))
	);
};

/** To choose from, by their names in a language; undefined where no letter names one, or the data do not know them. */
export const statesOf = (
	country: string,
	language: Language,
): { value: string; label: string }[] | undefined => {
	const known = of(country);
	if (!known?.states) return undefined;
	const all = known.states.map((state) => ({ value: state.key, label: nameOf(state, known, language) }));
	return IN_ORDER_OF_CODES.has(country)
		? all
		: all.sort((one, other) => one.label.localeCompare(other.label, language));
};

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The state that a text means: its key, its code of ISO 3166 or one of its names. Undefined where the country has no such state. */
export const stateKeyOf = (country: string, text: string): string | undefined => {
	const known = of(country);
	const asked = plain(text);
	return known?.states?.find(
		({ key, iso, name, latin }) =>
			[key, iso, iso && `${country}-${iso}`, name, latin].some((one) => one && plain(one) === asked) ||
			Object.values(known.others ?? {}).some((names) => plain(names[key] ?? "") === asked),
	)?.key;
};

/** As a letter says it. What is no state of the country is left as it is. */
export const writtenState = (country: string | undefined, text: string, language: Language): string => {
	const known = of(country ?? "");
	const key = country && stateKeyOf(country, text);
	const state = known?.states?.find((one) => one.key === key);
	if (!known || !state) return text;
	return ABBREVIATED.has(country ?? "") ? state.key : nameOf(state, known, language);
};
