import { parseArgs } from "node:util";
import { toSlug } from "@vetrina/commerce-sandbox/store/slug.ts";
import { LANGUAGE_ROWS } from "@vetrina/shop-rules/locale/languages.ts";
import type { Hex } from "@vetrina/shop-rules/theme/theme.ts";

export type HouseOptions = {
	name: string;
	/** Lower-case words with hyphens, which also names the house's folder. */
	id: string;
	/** The first one is the default. */
	languages: [string, ...string[]];
	/** ISO codes; the first one is the default. */
	countries: [string, ...string[]];
	/** ISO code. */
	currency: string;
	/** Percent that prices contain. */
	tax: number;
	email: string;
	colors: { paper: Hex; ink: Hex; accent: Hex };
};

type Question = { option: string; ask: string; usual: string };

/** The questions of `npm run create`, in their order. `usual` is taken where nothing is answered. */
export const QUESTIONS: readonly Question[] = [
	{ option: "name", ask: "Name of the house", usual: "" },
	{ option: "languages", ask: "Languages, the usual one first", usual: "en" },
	{ option: "countries", ask: "Countries as ISO codes, the usual one first", usual: "IT" },
	{ option: "currency", ask: "Currency as an ISO code", usual: "EUR" },
	{ option: "tax", ask: "Tax that prices contain, in percent", usual: "20" },
	{ option: "email", ask: "Address of customer care", usual: "" },
	{ option: "paper", ask: "Colour of the background", usual: "#ffffff" },
	{ option: "ink", ask: "Colour of words", usual: "#16181d" },
	{ option: "accent", ask: "Colour of lower prices and errors", usual: "#a3123a" },
];

export type Answers = Readonly<Record<string, string | undefined>>;

/** Reads the flags of `npm run create`, each of which answers a question. Throws on an unknown flag. */
export const readFlags = (args: readonly string[]): Answers =>
	parseArgs({
		args: [...args],
		options: Object.fromEntries(QUESTIONS.map(({ option }) => [option, { type: "string" as const }])),
	}).values as Answers;

const splitList = (text: string): string[] =>
	text
		.split(",")
		.map((one) => one.trim())
		.filter(Boolean);

const isKnown = (type: "region" | "currency", code: string): boolean => {
	try {
		const name = new Intl.DisplayNames("en", { type, fallback: "none" }).of(code);
		return name !== undefined;
	} catch {
		return false;
	}
};

const LANGUAGES = Object.entries(LANGUAGE_ROWS).flatMap(([code, row]) => ("variantOf" in row ? [] : [code]));

/** Returns the options of a new house, or a sentence for each answer that cannot be used. */
export function readOptions(answers: Answers): HouseOptions | { faults: string[] } {
	const answer = (option: string): string =>
		answers[option]?.trim() || QUESTIONS.find((question) => question.option === option)?.usual || "";
	const name = answer("name");
	const id = toSlug(name);
	const languages = splitList(answer("languages"));
	const countries = splitList(answer("countries")).map((code) => code.toUpperCase());
	const currency = answer("currency").toUpperCase();
	const tax = Number(answer("tax"));
	const email = answer("email") || `care@${id}.example`;
	const colors = { paper: answer("paper"), ink: answer("ink"), accent: answer("accent") };
	const faults = [
		...(id ? [] : [`--name: "${name}" has no letter from a to z, which the house's folder needs.`]),
		...languages
			.filter((code) => !LANGUAGES.includes(code))
			.map((code) => `--languages: "${code}" is none of ${LANGUAGES.join(", ")}.`),
		...countries
			.filter((code) => !/^[A-Z]{2}$/.test(code) || !isKnown("region", code))
			.map((code) => `--countries: "${code}" is no ISO code such as IT.`),
		...(languages.length === 0 ? ["--languages: a house needs one."] : []),
		...(countries.length === 0 ? ["--countries: a house needs one."] : []),
		...(isKnown("currency", currency) ? [] : [`--currency: "${currency}" is no ISO code such as EUR.`]),
		...(tax >= 0 && tax < 100 ? [] : [`--tax: "${answer("tax")}" is no percentage.`]),
		...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [] : [`--email: "${email}" is no address.`]),
		...Object.entries(colors)
			.filter(([, colour]) => !/^#[0-9a-f]{6}$/i.test(colour))
			.map(([option, colour]) => `--${option}: "${colour}" is no colour such as #1a2b3c.`),
	];
	const [language, ...otherLanguages] = new Set(languages);
	const [country, ...otherCountries] = new Set(countries);
	if (faults.length > 0 || !language || !country) return { faults };
	return {
		name,
		id,
		languages: [language, ...otherLanguages],
		countries: [country, ...otherCountries],
		currency,
		tax,
		email,
		colors: {
			paper: colors.paper.toLowerCase() as Hex,
			ink: colors.ink.toLowerCase() as Hex,
			accent: colors.accent.toLowerCase() as Hex,
		},
	};
}
