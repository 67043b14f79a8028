import { isEastAsian } from "../locale/scripts.ts";
import type { Language } from "../locale/site-locale.ts";
import data from "./address-data.json" with { type: "json" };

/** `former`: the Latin name before a change. */
type State = { key: string; iso?: string; name: string; latin?: string; former?: string };
/**
 * Contains data of Google's libaddressinput (`npm run addresses`). The letters in `required` mean: A address lines, C city, S state, Z
 * postal code.
 */
type CountryData = {
	language?: string;
	required: string;
	zip?: string;
	zipExample?: string;
	states?: readonly State[];
	others?: Partial<Record<Language, Record<string, string>>>;
};

const COUNTRIES = data as unknown as Readonly<Record<string, CountryData>>;
const AT_LEAST = "AC";
const ABBREVIATED: ReadonlySet<string> = new Set(["US", "CA", "AU", "BR", "IT"]);
/** In these countries, states are listed by code in every language, from north to south. */
const IN_ORDER_OF_CODES: ReadonlySet<string> = new Set(["JP"]);

/** In these countries, couriers call the recipient, and few people know their postal code. */
export const WITHOUT_POSTAL_CODE: ReadonlySet<string> = new Set(["AE", "BH", "KW", "OM", "QA", "SA"]);
/** In these countries, post arrives without a state, but carriers require one. */
const CARRIERS_NEED_STATE: ReadonlySet<string> = new Set(["MX"]);

const of = (country: string): CountryData | undefined =>
	Object.hasOwn(COUNTRIES, country) ? COUNTRIES[country] : undefined;

export const requiredParts = (country: string): string =>
	(of(country)?.required || AT_LEAST) + (CARRIERS_NEED_STATE.has(country) ? "S" : "");

export const postalCodeRule = (country: string): { pattern?: string; example?: string } => {
	const { zip: pattern, zipExample: example } = of(country) ?? {};
	return pattern === undefined ? {} : { pattern, example };
};

const readStateName = (state: State, { language: own, others }: CountryData, language: Language): string => {
	const isRead =
		own?.startsWith(language) || (isEastAsian(language) && own !== undefined && isEastAsian(own));
	return (
		others?.[language]?.[state.key] ??
		(isRead ? state.name : (state.latin ?? others?.en?.[state.key] ?? state.name))
	);
};

export const listStates = (
	country: string,
	language: Language,
): { value: string; label: string }[] | undefined => {
	const countryData = of(country);
	if (!countryData?.states) return undefined;
	const all = countryData.states.map((state) => ({
		value: state.key,
		label: readStateName(state, countryData, language),
	}));
	return IN_ORDER_OF_CODES.has(country)
		? all
		: all.sort((one, other) => one.label.localeCompare(other.label, language));
};

const plain = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/[^\p{L}\p{N}]/gu, "")
		.toLowerCase()
		.normalize("NFC")
		.replaceAll("臺", "台")
		.replaceAll("ı", "i");
const BEFORE_NAME =
	"emirateof|امارة|county|co|provinceof|provincia(?:di|de)|stateof|estadode|metropolitancityof|cittametropolitanadi";
const AFTER_NAME =
	"都|府|県|縣|县|省|市|(?:壮族|回族|维吾尔)?自治区|특별자치시|특별자치도|특별시|광역시|도|시|sheng|shi|(?:zhuangzu|huizu|weiwuer)?zizhiqu|city|county|province|prefecture|emirate|state|to|fu|ken|do|si";
const KIND = new RegExp(`^(?:${BEFORE_NAME})|(?:${AFTER_NAME})$`);
const listForms = (text: string): string[] => {
	const name = plain(text);
	const bare = name.replace(KIND, "");
	return bare === "" ? [name] : [name, bare];
};

const listStateNames = ({ key, iso, name, latin, former }: State, country: string): string[] => [
	key,
	...(iso ? [iso, `${country}-${iso}`] : []),
	name,
	...(latin ? [latin] : []),
	...(former ? [former] : []),
	...Object.values(of(country)?.others ?? {}).flatMap((names) => names[key] ?? []),
];

type KnownState = { key: string; names: ReadonlySet<string>; forms: ReadonlySet<string> };
const knownStates = new Map<string, readonly KnownState[]>();
const listKnownStates = (country: string): readonly KnownState[] => {
	const before = knownStates.get(country);
	if (before) return before;
	const states = (of(country)?.states ?? []).map((state) => {
		const names = listStateNames(state, country);
		return { key: state.key, names: new Set(names.map(plain)), forms: new Set(names.flatMap(listForms)) };
	});
	knownStates.set(country, states);
	return states;
};

/**
 * Returns the key of the state with this name or code; undefined if there is none. A word such as "county" is not ignored, because the city
 * of Osaka is not its prefecture.
 */
export const findNamedState = (country: string, text: string): string | undefined =>
	listKnownStates(country).find(({ names }) => names.has(plain(text)))?.key;

export const findStateKey = (country: string, text: string): string | undefined => {
	const exact = findNamedState(country, text);
	if (exact) return exact;
	const searchForms = listForms(text);
	const alike = listKnownStates(country).filter(({ forms }) =>
		searchForms.some((form) => form !== "" && forms.has(form)),
	);
	return alike.length === 1 ? alike[0]?.key : undefined;
};

export const writtenState = (country: string | undefined, text: string, language: Language): string => {
	const countryData = of(country ?? "");
	const key = country && findStateKey(country, text);
	const state = countryData?.states?.find((one) => one.key === key);
	if (!countryData || !state) return text;
	return ABBREVIATED.has(country ?? "") ? state.key : readStateName(state, countryData, language);
};
