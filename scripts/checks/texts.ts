/**
 * `npm run i18n` checks that all texts used by the code exist in every language and are given their values, and that all texts are used.
 * `-- --list it` prints the texts that a language lacks.
 */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { findKeys } from "i18next-cli";
import { root } from "../lib/run.ts";
import { createTemplatePattern } from "../lib/texts/collect-keys.ts";
import { findMissingValues } from "../lib/texts/missing-values.ts";
import { reportLanguages } from "../lib/texts/report-languages.ts";
import {
	LOCALES,
	listKeys,
	listTexts,
	readTextFile,
	readTexts,
	stripPlural,
} from "../lib/texts/text-files.ts";

const SOURCES = "{pages,payments,sections,client,worker,shared,packages/shop-rules}/**/*.{ts,tsx}";

const files = globSync(SOURCES, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
const code = files.map(read).join("\n");

// The fallback for a key is common.json, then default.json (shared/i18n/create-texts.ts).
const english = ["common.json", "default.json"].map((file) => readTextFile(resolve(LOCALES, file)));
english.push(readTexts("en"));
const knownKeys = new Set(english.flatMap((texts) => listKeys(texts).map(stripPlural)));
const usedKeys = new Set([...(await staticKeys())].map(stripPlural));
const patterns = [...code.matchAll(/\bt\(\s*`([^`]*\$\{[^`]*)`/g)].map(([, template = ""]) =>
	createTemplatePattern(template),
);

const missing = [...usedKeys].filter((key) => !knownKeys.has(key));
const unusedKeys = [...knownKeys].filter(
	(key) => !usedKeys.has(key) && !isQuoted(key) && !patterns.some((one) => one.test(key)),
);
for (const key of missing) console.error(`Missing in locales/en: ${key}`);
for (const key of unusedKeys) console.error(`Unused: ${key}`);
console.log(`Texts: ${knownKeys.size} keys, ${missing.length} missing, ${unusedKeys.length} unused.`);
if (missing.length + unusedKeys.length > 0) process.exitCode = 1;
const placeholders = new Map<string, Set<string>>();
for (const [key, text] of english.flatMap((texts) => [...listTexts(texts)])) {
	const names = placeholders.get(stripPlural(key)) ?? new Set();
	placeholders.set(stripPlural(key), names);
	for (const [, name = ""] of text.matchAll(/\{\{(\w+)\}\}/g)) names.add(name);
}
for (const file of files)
	for (const { line, key, name } of findMissingValues(read(file), placeholders)) {
		console.error(`${file}:${line}: ${key} names {{${name}}}, which is not given`);
		process.exitCode = 1;
	}
const { list } = parseArgs({ options: { list: { type: "string" } } }).values;
if ((await reportLanguages(list)) > 0) process.exitCode = 1;

function read(file: string): string {
	return readFileSync(resolve(root, file), "utf8");
}

async function staticKeys(): Promise<string[]> {
	const { allKeys } = await findKeys(
		{
			locales: ["en"],
			extract: {
				input: [SOURCES],
				ignore: ["**/*.test.*"],
				output: "locales/{{language}}/{{namespace}}.json",
				functions: ["t", "*.t"],
				defaultNS: "texts",
			},
		},
		{ info: () => {}, warn: console.warn, error: console.error },
	);
	return [...allKeys.values()].map(({ key }) => key);
}

function isQuoted(key: string): boolean {
	return code.includes(`"${key}"`);
}
