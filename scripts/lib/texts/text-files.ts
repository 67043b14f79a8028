import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";
import type { TextBundle } from "../../../shared/i18n/create-texts.ts";
import { root } from "../run.ts";
import { findVariantLanguage, respell } from "./language-rows.ts";

export const LOCALES = resolve(root, "locales");

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

export const stripPlural = (key: string): string => key.replace(PLURAL, "");

export const listTextFiles = (code: string, locales = LOCALES): string[] =>
	globSync("*.json", { cwd: resolve(locales, code) })
		.sort()
		.map((file) => resolve(locales, code, file));

/** Returns all texts of a language. A regional variant, such as fr-CA, has its language's texts in its own spelling, except those that it replaces. */
export function readTexts(code: string, locales = LOCALES): TextBundle {
	const own = readOwnTexts(code, locales);
	const language = findVariantLanguage(code);
	return language ? replaceTexts(respell(readTexts(language, locales), code as LanguageCode), own) : own;
}

function replaceTexts(texts: TextBundle, own: TextBundle): TextBundle {
	const newTexts: TextBundle = { ...texts };
	for (const [name, inner] of Object.entries(own)) {
		const before = texts[name];
		newTexts[name] = isGroup(before) && isGroup(inner) ? replaceTexts(before, inner) : inner;
	}
	return newTexts;
}

const isGroup = (value: unknown): value is TextBundle => typeof value === "object" && value !== null;

/** Returns the texts in the files of a language or variant alone. Throws if two files have the same group. */
export function readOwnTexts(code: string, locales = LOCALES): TextBundle {
	const all: TextBundle = {};
	for (const file of listTextFiles(code, locales))
		for (const [group, texts] of Object.entries(readTextFile(file))) {
			if (group in all) throw new Error(`${code}/${basename(file)}: another file has the texts of ${group}`);
			all[group] = texts;
		}
	return all;
}

export const readTextFile = (file: string): TextBundle =>
	JSON.parse(readFileSync(file, "utf8")) as TextBundle;

export function* listTexts(texts: unknown, path = ""): Generator<[key: string, text: string]> {
	if (typeof texts !== "object" || texts === null) yield [path, String(texts)];
	else
		for (const [name, inner] of Object.entries(texts))
			yield* listTexts(inner, path ? `${path}.${name}` : name);
}

export const listKeys = (texts: unknown): string[] => [...listTexts(texts)].map(([key]) => key);

export function pickTexts(texts: TextBundle, isPicked: (key: string) => boolean, path = ""): TextBundle {
	const pickedTexts: TextBundle = {};
	for (const [name, inner] of Object.entries(texts)) {
		const key = path ? `${path}.${name}` : name;
		if (typeof inner === "string") {
			if (isPicked(key)) pickedTexts[name] = inner;
			continue;
		}
		const group = pickTexts(inner as TextBundle, isPicked, key);
		if (Object.keys(group).length > 0) pickedTexts[name] = group;
	}
	return pickedTexts;
}
