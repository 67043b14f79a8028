import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { findVariantLanguage } from "@vetrina/shop-rules/locale/fallback.ts";
import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { houseFile, houseFolder } from "../house.ts";
import { root } from "../run.ts";
import { isMarked } from "./mark-texts.ts";
import { findMissingTexts, listRepeated } from "./missing-texts.ts";
import { LOCALES, listKeys, listTexts, readOwnTexts, readTextFile, readTexts } from "./text-files.ts";

const SANDBOX = resolve(root, "packages/commerce-sandbox/texts");

/**
 * Prints missing, unknown and repeated texts of the interface in each language, and how many texts of the sandbox and the house fall
 * back or are marked as English (locale-8, shell-40). Returns the number of faults. `list`: a language whose missing texts are printed with the English ones.
 */
export async function reportLanguages(list?: string): Promise<number> {
	const english = readTexts("en");
	const house = await readHouse();
	const sandbox = listKeys(readTextFile(resolve(SANDBOX, "en.json")));
	let faults = 0;
	for (const folder of listFoldersWithoutRow()) {
		console.error(`No language or variant has the folder locales/${folder}`);
		faults++;
	}
	for (const code of languageCodes) {
		const language = findVariantLanguage(code);
		const own = readOwnTexts(code);
		const { missing, unknown } = findMissingTexts(code, own, english, language !== undefined);
		const repeated = language ? listRepeated(own, readTexts(language)) : [];
		for (const key of missing) console.error(`Missing in locales/${code}: ${key}`);
		for (const key of unknown) console.error(`Not in locales/en: ${code} ${key}`);
		for (const key of repeated) console.error(`The same in locales/${code} and ${language}: ${key}`);
		faults += missing.length + unknown.length + repeated.length;
		const marked = [...listTexts(own)].filter(([, text]) => isMarked(code, text)).map(([key]) => key);
		if (marked.length > 0)
			console.log(`${code}: ${marked.length} texts of the interface are marked as English.`);
		const file = resolve(SANDBOX, `${code}.json`);
		const writtenKeys = new Set(existsSync(file) ? listKeys(readTextFile(file)) : []);
		const lacking = {
			sandbox: sandbox.filter((key) => !writtenKeys.has(key)),
			house: house.listMissing(code),
		};
		if (!language) {
			say(code, lacking.sandbox.length, sandbox.length, "sandbox");
			say(code, lacking.house.length, house.total, "house");
		}
		if (code === list) console.log(JSON.stringify({ interface: missing, marked, ...lacking }, null, "\t"));
	}
	return faults;
}

const listFoldersWithoutRow = (): string[] =>
	readdirSync(LOCALES, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !languageCodes.some((code) => code === entry.name))
		.map(({ name }) => name);

function say(code: string, missing: number, total: number, where: string): void {
	if (missing > 0) console.log(`${code}: ${missing} of ${total} texts of the ${where} fall back.`);
}

async function readHouse(): Promise<{ total: number; listMissing(code: string): string[] }> {
	if (!existsSync(houseFile("house-text"))) return { total: 0, listMissing: () => [] };
	for (const name of ["engine", "seed"]) if (existsSync(houseFile(name))) await import(houseFile(name));
	const texts = await import(resolve(houseFolder, "house-text.ts"));
	return { total: texts.sourceTexts.size, listMissing: texts.listMissing };
}
