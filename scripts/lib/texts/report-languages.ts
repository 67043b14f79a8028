import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { LANGUAGE_ROWS, type LanguageRow } from "@vetrina/shop-rules/locale/languages.ts";
import { houseFile, houseFolder } from "../house.ts";
import { root } from "../run.ts";
import { findMissingTexts } from "./missing-texts.ts";
import { LOCALES, listKeys, readTextFile, readTexts } from "./text-files.ts";

const SANDBOX = resolve(root, "packages/commerce-sandbox/texts");

/**
 * Checks that the interface is complete in each language, and counts texts of the sandbox and the house that fall back (locale-8). Returns
 * the number of faults. `list`: a language whose missing texts are printed with the English ones.
 */
export async function reportLanguages(list?: string): Promise<number> {
	const english = readTexts("en");
	const house = await readHouse();
	const sandbox = listKeys(readTextFile(resolve(SANDBOX, "en.json")));
	let faults = 0;
	for (const [code, row] of Object.entries<LanguageRow>(LANGUAGE_ROWS)) {
		const isVariant = "variantOf" in row;
		const own = existsSync(resolve(LOCALES, code)) ? readTexts(code) : {};
		const { missing, unknown } = findMissingTexts(code, own, english, isVariant);
		for (const key of missing) console.error(`Missing in locales/${code}: ${key}`);
		for (const key of unknown) console.error(`Not in locales/en: ${code} ${key}`);
		faults += missing.length + unknown.length;
		const file = resolve(SANDBOX, `${code}.json`);
		const written = new Set(existsSync(file) ? listKeys(readTextFile(file)) : []);
		const lacking = {
			sandbox: sandbox.filter((key) => !written.has(key)),
			house: house.listMissing(code),
		};
		if (!isVariant) {
			say(code, lacking.sandbox.length, sandbox.length, "sandbox");
			say(code, lacking.house.length, house.total, "house");
		}
		if (code === list) console.log(JSON.stringify({ interface: missing, ...lacking }, null, "\t"));
	}
	return faults;
}

function say(code: string, missing: number, total: number, where: string): void {
	if (missing > 0) console.log(`${code}: ${missing} of ${total} texts of the ${where} fall back.`);
}

async function readHouse(): Promise<{ total: number; listMissing(code: string): string[] }> {
	if (!existsSync(houseFile("house-text"))) return { total: 0, listMissing: () => [] };
	for (const name of ["engine", "seed"]) if (existsSync(houseFile(name))) await import(houseFile(name));
	const texts = await import(resolve(houseFolder, "house-text.ts"));
	return { total: texts.sourceTexts.size, listMissing: texts.listMissing };
}
