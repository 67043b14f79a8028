import { wholeCodes } from "@vetrina/shop-rules/locale/fallback.ts";
import { LANGUAGE_ROWS } from "@vetrina/shop-rules/locale/languages.ts";
import { markTexts, writeJson } from "../../lib/texts/mark-texts.ts";
import { type Plan, Planner, Refusal, type Tree } from "../plan.ts";

const ROWS = "packages/shop-rules/locale/languages.ts";
const MAILS = "packages/shop-rules/gift-cards/mail-texts";
const CODE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;
const OPENING = "export const LANGUAGE_ROWS = {\n";

function findFault(code: string): string | undefined {
	if (!CODE.test(code))
		return `"${code}" is no code such as nl, fr-CH for a variant, or sr-Latn for another script.`;
	const { language, script, region } = new Intl.Locale(code);
	if (!new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(language))
		return `"${language}" is no language that CLDR knows.`;
	if (script && !new Intl.DisplayNames("en", { type: "script", fallback: "none" }).of(script))
		return `"${script}" is no script that CLDR knows.`;
	if (!(script || region)) return undefined;
	const whole = region ? code.slice(0, -"-XX".length) : language;
	if (wholeCodes.some((one) => one === whole)) return undefined;
	return `${code} would be a ${region ? "variant" : "script"} of ${whole}, which is not there yet.`;
}

/** Returns the row of a code. A script is shown by the country in which most people who write it live, until its row names more. */
function writeRow(code: string): string {
	const { language, script, region } = new Intl.Locale(code);
	if (region) return `{ variantOf: "${code.slice(0, -"-XX".length)}" }`;
	if (!script) return '{ fallback: ["en"] }';
	const country = new Intl.Locale(code).maximize().region ?? "";
	return `{ scriptOf: "${language}", countries: ["${country}"], fallback: ["en"] }`;
}

/** Plans a language with marked English texts, or a regional variant, which has no texts until some differ. */
export function planLanguage(code: string, tree: Tree): Plan {
	const fault = findFault(code);
	if (fault) throw new Refusal(fault);
	if (code in LANGUAGE_ROWS) return planOffer(code, tree);
	const planner = new Planner(tree);
	const { script, region } = new Intl.Locale(code);
	const key = code.includes("-") ? `"${code}"` : code;
	planner.edit(ROWS, (rows) => insertRow(rows, code, `\t${key}: ${writeRow(code)},\n`));
	if (region) {
		planner.plan.byHand.push(
			`Write only the texts that differ from ${code.slice(0, -"-XX".length)}: locales/${code}/*.json, and the same in packages/commerce-sandbox/texts/ and in the house.`,
		);
		return planner.plan;
	}
	for (const file of tree.list("locales/en"))
		planner.create(
			`locales/${code}/${file}`,
			writeJson(markTexts(code, JSON.parse(tree.read(`locales/en/${file}`) ?? "{}"))),
		);
	planner.create(
		`${MAILS}/${code}.json`,
		writeJson(markTexts(code, JSON.parse(tree.read(`${MAILS}/en.json`) ?? "{}"))),
	);
	if (!script) offerInHouse(planner, code);
	planner.plan.byHand.push(
		`Translate the texts of locales/${code}/ and ${MAILS}/${code}.json: those in brackets are English. npm run i18n counts them.`,
		`packages/commerce-sandbox/texts/${code}.json, the texts of the house, and the entries that npm run content -- validate lists: until then English is shown there.`,
		`A script other than Latin needs client/styles/languages/${code}.css, and installed fonts in packages/shop-rules/theme/fonts.ts.`,
	);
	return planner.plan;
}

/** Plans that the house offers a language that the engine has. */
function planOffer(code: string, tree: Tree): Plan {
	const planner = new Planner(tree);
	if (!code.includes("-")) offerInHouse(planner, code);
	if (planner.plan.changed.size === 0)
		throw new Refusal(
			`There is a language ${code} already. A country of the house offers it by its \`languages\`.`,
		);
	planner.plan.byHand.push(
		`Translate the texts of the house, and the entries that npm run content -- validate lists: until then English is shown there.`,
		`More countries offer it by their \`languages\` and \`hreflangs\`.`,
	);
	return planner.plan;
}

function offerInHouse(planner: Planner, code: string): void {
	const { tree } = planner;
	const region = new Intl.Locale(code).maximize().region ?? "";
	const markets = tree.list(`${tree.house}/markets`).filter((file) => file.endsWith(".ts"));
	planner.editHouse(
		[...markets.map((file) => `markets/${file}`), "countries.ts", "engine.ts"].map((file) => ({
			file,
			change: (source: string) => addToCountry(source, region, code),
		})),
		`Name the language in a country of the house (\`languages: [..., "${code}"]\`), which then offers it.`,
	);
}

/** Rows are in alphabetical order. */
function insertRow(rows: string, code: string, line: string): string {
	const start = rows.indexOf(OPENING) + OPENING.length;
	const end = rows.indexOf("} as const", start);
	if (start < OPENING.length || end < 0) throw new Error("there are no `LANGUAGE_ROWS`.");
	const readCode = (row: string): string => /[\w-]+/.exec(row)?.[0] ?? "";
	const lines = rows.slice(start, end).split(/(?<=\n)/);
	const at = lines.findIndex((row) => readCode(row) > code);
	lines.splice(at < 0 ? lines.length : at, 0, line);
	return rows.slice(0, start) + lines.join("") + rows.slice(end);
}

/** Lets the language's own country speak it, behind its other languages. */
function addToCountry(source: string, region: string, code: string): string {
	const languages = appendToField(source, region, "languages", code);
	if (!languages) throw new Error(`there is no country ${region} without ${code}.`);
	return appendToField(languages, region, "hreflangs", `${code}-${region}`) ?? languages;
}

/** Adds a text to a list of a country; undefined if the country has no such list, or the text is in it. */
function appendToField(source: string, region: string, field: string, text: string): string | undefined {
	const list = new RegExp(
		`((?:"?code"?: "${region}",|\\b${region}: \\{)(?:(?!code"?: |\\b[A-Z]{2}: \\{)[\\s\\S])*?\\b${field}"?: \\[)([^\\]]*?)(,?\\s*\\])`,
	);
	const [, , elements] = list.exec(source) ?? [];
	if (elements === undefined || elements.includes(`"${text}"`)) return undefined;
	return source.replace(list, (_, before: string, all: string) => `${before}${all}, "${text}"]`);
}
