import type { Language } from "../locale/site-locale.ts";
import data from "./address-data.json" with { type: "json" };

/** A state, province or whatever a country calls it. `key` is what a letter and a wallet say, and what the platform keeps. */
type State = { key: string; iso?: string; name: string; latin?: string };
/** Data of Google's libaddressinput (`npm run addresses`); `required` are letters: A lines, C city, S state, Z postal code. */
type CountryData = {
	language?: string;
	required: string;
	zip?: string;
	zipExample?: string;
	states?: readonly State[];
	others?: Partial<Record<Language, Record<string, string>>>;
};

const COUNTRIES = data as unknown as Readonly<Record<string, CountryData>>;
/** Required parts of an address in a country whose data name none. */
const AT_LEAST = "AC";
/** Countries that abbreviate states on letters. */
const ABBREVIATED: ReadonlySet<string> = new Set(["US", "CA", "AU", "BR", "IT"]);
/** Countries that list states by their codes, from north to south, in any language. */
const IN_ORDER_OF_CODES: ReadonlySet<string> = new Set(["JP"]);
const ONE_SCRIPT: ReadonlySet<Language> = new Set(["ja", "ko", "zh"]);

/** Parcels are delivered by phone there: some of them have codes, which few people know. */
export const WITHOUT_POSTAL_CODE: ReadonlySet<string> = new Set(["AE", "BH", "KW", "OM", "QA", "SA"]);
/** A letter comes without it, but no carrier takes it. */
const CARRIERS_NEED_STATE: ReadonlySet<string> = new Set(["MX"]);

const of = (country: string): CountryData | undefined =>
	Object.hasOwn(COUNTRIES, country) ? COUNTRIES[country] : undefined;

/** Letters of the parts that an address there cannot do without: A lines, C city, S state, Z postal code. */
export const requiredParts = (country: string): string =>
	(of(country)?.required || AT_LEAST) + (CARRIERS_NEED_STATE.has(country) ? "S" : "");

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

/** Letters and digits alone: what keyboards and languages write with or without are accents, spaces and dots. */
const plain = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/[^\p{L}\p{N}]/gu, "")
		.toLowerCase()
		.normalize("NFC")
		.replaceAll("臺", "台")
		.replaceAll("ı", "i");
/** Words before or after a name that tell its kind, such as "county", in letters and digits alone. */
const BEFORE_NAME =
	"emirateof|امارة|county|co|provinceof|provincia(?:di|de)|stateof|estadode|metropolitancityof|cittametropolitanadi";
const AFTER_NAME =
	"都|府|県|縣|县|省|市|(?:壮族|回族|维吾尔)?自治区|특별자치시|특별자치도|특별시|광역시|도|시|sheng|shi|(?:zhuangzu|huizu|weiwuer)?zizhiqu|city|county|province|prefecture|emirate|to|fu|ken|do|si";
const KIND = new RegExp(`^(?:${BEFORE_NAME})|(?:${AFTER_NAME})$`);
const formsOf = (text: string): string[] => {
	const name = plain(text);
	const bare = name.replace(KIND, "");
	return bare === "" ? [name] : [name, bare];
};

const namesOf = ({ key, iso, name, latin }: State, country: string): string[] => [
	key,
	...(iso ? [iso, `${country}-${iso}`] : []),
	name,
	...(latin ? [latin] : []),
	...Object.values(of(country)?.others ?? {}).flatMap((names) => names[key] ?? []),
];

type KnownState = { key: string; names: ReadonlySet<string>; forms: ReadonlySet<string> };
const knownStates = new Map<string, readonly KnownState[]>();
const knownStatesOf = (country: string): readonly KnownState[] => {
	const before = knownStates.get(country);
	if (before) return before;
	const known = (of(country)?.states ?? []).map((state) => {
		const names = namesOf(state, country);
		return { key: state.key, names: new Set(names.map(plain)), forms: new Set(names.flatMap(formsOf)) };
	});
	knownStates.set(country, known);
	return known;
};

/** Returns the key of the state that a text is a name or a code of: Osaka's city is not its prefecture. */
export const namedStateOf = (country: string, text: string): string | undefined =>
	knownStatesOf(country).find(({ names }) => names.has(plain(text)))?.key;

/**
 * Returns the key of the state that a text means: by its key, its code of ISO 3166 or one of its names, with or without what says that it is a
 * province or a prefecture. Undefined if the country has no such state, or two.
 */
export const stateKeyOf = (country: string, text: string): string | undefined => {
	const exact = namedStateOf(country, text);
	if (exact) return exact;
	const asked = formsOf(text);
	const alike = knownStatesOf(country).filter(({ forms }) =>
		asked.some((form) => form !== "" && forms.has(form)),
	);
	return alike.length === 1 ? alike[0]?.key : undefined;
};

/** Returns a state as letters name it; a text that names no state of the country is unchanged. */
export const writtenState = (country: string | undefined, text: string, language: Language): string => {
	const known = of(country ?? "");
	const key = country && stateKeyOf(country, text);
	const state = known?.states?.find((one) => one.key === key);
	if (!known || !state) return text;
	return ABBREVIATED.has(country ?? "") ? state.key : nameOf(state, known, language);
};
