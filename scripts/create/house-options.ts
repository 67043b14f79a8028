import { parseArgs } from "node:util";
import { toSlug } from "@vetrina/commerce-sandbox/store/slug.ts";
import { LANGUAGE_ROWS } from "@vetrina/shop-rules/locale/languages.ts";
import { HEADER_TYPES, type HeaderType, isHeaderType } from "@vetrina/shop-rules/theme/header-types.ts";
import type { Hex, ThemeCorners } from "@vetrina/shop-rules/theme/theme.ts";
import { readRatio } from "../lib/look/read-logo.ts";
import { type NewTypeface, readTypeface } from "./house-fonts.ts";
import { type HouseSite, readSites, SITES_EXAMPLE, splitList } from "./house-sites.ts";

export type HouseOptions = {
	name: string;
	/** Lower-case words with hyphens, which also names the house's folder. */
	id: string;
	/** The first one is the default. */
	languages: [string, ...string[]];
	/** The first one is the default. */
	sites: [HouseSite, ...HouseSite[]];
	/** Percent that prices contain. */
	tax: number;
	email: string;
	/** The company that sells, with its address, as documents name it. */
	company: string;
	/** Days in which buyers may withdraw by law; 0 for none. */
	withdrawalDays: number;
	colors: { paper: Hex; ink: Hex; accent: Hex };
	text?: NewTypeface;
	display?: NewTypeface;
	corners: Pick<ThemeCorners, "button" | "choice">;
	header?: Exclude<HeaderType, "default">;
	/** Path of an SVG file. */
	logo?: string;
	/** The Salesforce instance that answers for SCAPI and SLAS. */
	instance?: { url: string; organization: string; client: string };
	/** Id of the Contentful space with the content; that of the stand-in is the house's. */
	space?: string;
};

/** `without`: an option whose answer makes the question needless. */
type Question = { option: string; ask: string; usual: string; without?: string };

const CORNERS: Readonly<Record<string, HouseOptions["corners"]>> = {
	sharp: { button: "0", choice: "0" },
	soft: { button: "0.25rem", choice: "0.5rem" },
	round: { button: "2rem", choice: "2rem" },
};
const SANDBOX = "sandbox";
/** Short code or address of an instance, organisation, and the id of a public SLAS client (docs/salesforce.md). */
const SALESFORCE =
	/^salesforce=(?:(https?:\/\/[\w.:-]+)|([a-z\d]{8}))\/(f_ecom_[a-z\d]{4}_\w{3})\/([\w.-]{1,64})$/;
/** "contentful" is the embedded cloud's stand-in of a space, and "contentful=abc123" a space. */
const CONTENTFUL = /^contentful(?:=([\w.-]{1,64}))?$/;

/** The questions of `npm run create`, in their order. `usual` is taken where nothing is answered. */
export const QUESTIONS: readonly Question[] = [
	{ option: "name", ask: "Name of the house", usual: "" },
	{ option: "languages", ask: "Languages, the usual one first", usual: "en" },
	{ option: "sites", ask: `Sites, such as ${SITES_EXAMPLE}; nothing for a single one`, usual: "" },
	{
		option: "countries",
		ask: "Countries as ISO codes, the usual one first",
		usual: "IT",
		without: "sites",
	},
	{ option: "currency", ask: "Currency as an ISO code", usual: "EUR", without: "sites" },
	{ option: "tax", ask: "Tax that prices contain, in percent", usual: "20" },
	{ option: "email", ask: "Address of customer care", usual: "" },
	{ option: "company", ask: "Company and its address, as legal documents name it", usual: "" },
	{ option: "withdrawal", ask: "Days in which buyers may withdraw by law; 0 for none", usual: "14" },
	{ option: "paper", ask: "Colour of the background", usual: "#ffffff" },
	{ option: "ink", ask: "Colour of words", usual: "#16181d" },
	{ option: "accent", ask: "Colour of lower prices and errors", usual: "#a3123a" },
	{
		option: "text",
		ask: "Font of texts: a .woff2 file, a package of Fontsource, or system",
		usual: "system",
	},
	{ option: "display", ask: "Font of headlines, likewise; nothing for that of texts", usual: "" },
	{ option: "logo", ask: "Logo, an SVG file; nothing for the name in letters", usual: "" },
	{ option: "corners", ask: `Corners: ${Object.keys(CORNERS).join(", ")}`, usual: "sharp" },
	{ option: "header", ask: `Header: ${HEADER_TYPES.join(", ")}`, usual: "default" },
	{
		option: "platform",
		ask: "Commerce platform: sandbox, or salesforce=SHORTCODE/ORGANIZATION/CLIENT",
		usual: SANDBOX,
	},
	{ option: "content", ask: "Content: sandbox, contentful, or contentful=SPACE", usual: SANDBOX },
];

export type Answers = Readonly<Record<string, string | undefined>>;

/** Reads the flags of `npm run create`, each of which answers a question. Throws on an unknown flag. */
export const readFlags = (args: readonly string[]): Answers =>
	parseArgs({
		args: [...args],
		options: Object.fromEntries(QUESTIONS.map(({ option }) => [option, { type: "string" as const }])),
	}).values as Answers;

const LANGUAGES = Object.entries(LANGUAGE_ROWS).flatMap(([code, row]) => ("variantOf" in row ? [] : [code]));

function readTypefaces(answer: (option: string) => string) {
	const faults: string[] = [];
	const read = (option: "text" | "display"): NewTypeface | undefined => {
		try {
			return readTypeface(answer(option));
		} catch (error) {
			faults.push(`--${option}: ${error instanceof Error ? error.message : String(error)}`);
			return undefined;
		}
	};
	return { text: read("text"), display: read("display"), faults };
}

const readInstance = (answer: string): HouseOptions["instance"] => {
	const [, address, shortCode, organization, client] = SALESFORCE.exec(answer) ?? [];
	const url = address ?? (shortCode && `https://${shortCode}.api.commercecloud.salesforce.com`);
	return url && organization && client ? { url, organization, client } : undefined;
};

/** Says which platform and which service of content cannot be read. */
const listPlaceFaults = (answer: (option: string) => string): string[] => [
	...(answer("platform") === SANDBOX || readInstance(answer("platform"))
		? []
		: [
				`--platform: "${answer("platform")}" is neither ${SANDBOX} nor such as salesforce=kv7kzm78/f_ecom_zzrf_001/CLIENT. docs/salesforce.md says where to find the three.`,
			]),
	...(answer("content") === SANDBOX || CONTENTFUL.test(answer("content"))
		? []
		: [`--content: "${answer("content")}" is neither ${SANDBOX}, contentful nor contentful=SPACE.`]),
];

function listLogoFaults(logo: string): string[] {
	try {
		readRatio(".", logo);
		return [];
	} catch (error) {
		return [`--logo: ${error instanceof Error ? error.message : String(error)}`];
	}
}

/** Returns the options of a new house, or a sentence for each answer that cannot be used. */
export function readOptions(answers: Answers): HouseOptions | { faults: string[] } {
	const answer = (option: string): string =>
		answers[option]?.trim() || QUESTIONS.find((question) => question.option === option)?.usual || "";
	const name = answer("name");
	const id = toSlug(name);
	const languages = splitList(answer("languages"));
	const sites = readSites(id, {
		sites: answer("sites"),
		countries: answer("countries"),
		currency: answer("currency"),
	});
	const tax = Number(answer("tax"));
	const email = answer("email") || `care@${id}.example`;
	const withdrawalDays = Number(answer("withdrawal"));
	const colors = { paper: answer("paper"), ink: answer("ink"), accent: answer("accent") };
	const { text, display, faults: fontFaults } = readTypefaces(answer);
	const corners = CORNERS[answer("corners")];
	const header = answer("header");
	const logo = answer("logo");
	const instance = readInstance(answer("platform"));
	const content = CONTENTFUL.exec(answer("content"));
	const faults = [
		...("faults" in sites ? sites.faults : []),
		...fontFaults,
		...listPlaceFaults(answer),
		...(corners ? [] : [`--corners: "${answer("corners")}" is none of ${Object.keys(CORNERS).join(", ")}.`]),
		...(isHeaderType(header) ? [] : [`--header: "${header}" is none of ${HEADER_TYPES.join(", ")}.`]),
		...(logo ? listLogoFaults(logo) : []),
		...(id ? [] : [`--name: "${name}" has no letter from a to z, which the house's folder needs.`]),
		...languages
			.filter((code) => !LANGUAGES.includes(code))
			.map((code) => `--languages: "${code}" is none of ${LANGUAGES.join(", ")}.`),
		...(languages.length === 0 ? ["--languages: a house needs one."] : []),
		...(tax >= 0 && tax < 100 ? [] : [`--tax: "${answer("tax")}" is no percentage.`]),
		...(Number.isInteger(withdrawalDays) && withdrawalDays >= 0 && withdrawalDays <= 365
			? []
			: [`--withdrawal: "${answer("withdrawal")}" is no number of days.`]),
		...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [] : [`--email: "${email}" is no address.`]),
		...Object.entries(colors)
			.filter(([, colour]) => !/^#[0-9a-f]{6}$/i.test(colour))
			.map(([option, colour]) => `--${option}: "${colour}" is no colour such as #1a2b3c.`),
	];
	const [language, ...otherLanguages] = new Set(languages);
	if (faults.length > 0 || !language || "faults" in sites || !corners) return { faults };
	return {
		name,
		id,
		languages: [language, ...otherLanguages],
		sites,
		tax,
		email,
		company: answer("company") || name,
		withdrawalDays,
		...(text && { text }),
		...(display && { display }),
		corners,
		...(isHeaderType(header) && header !== "default" && { header }),
		...(logo && { logo }),
		...(instance && { instance }),
		...(content && { space: content[1] ?? id }),
		colors: {
			paper: colors.paper.toLowerCase() as Hex,
			ink: colors.ink.toLowerCase() as Hex,
			accent: colors.accent.toLowerCase() as Hex,
		},
	};
}
