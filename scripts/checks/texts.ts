/**
 * `npm run i18n`: every text that the code asks for exists in every language, and every text is asked for. `-- --list it` prints what the
 * files of a language lack.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findKeys } from "i18next-cli";
import { listLateSets, SHOP_WINDOW } from "../../client/app/parts/page-texts.ts";
import type { PageKind } from "../../client/app/parts/screens.ts";
import { root } from "../lib/run.ts";
import { reportLanguages } from "../lib/texts/report-languages.ts";
import { LOCALES, listKeys, readTextFile, readTexts, stripPlural } from "../lib/texts/text-files.ts";
import { readSet } from "../vite/texts.ts";

const SOURCES = "{pages,payments,client,worker,shared,packages/shop-rules}/**/*.{ts,tsx}";

const files = globSync(SOURCES, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
const code = files.map(read).join("\n");

// The fallback for a key is common.json, then default.json (shared/i18n/create-texts.ts).
const known = new Set(
	[
		readTexts("en"),
		readTextFile(resolve(LOCALES, "common.json")),
		readTextFile(resolve(LOCALES, "default.json")),
	].flatMap((texts) => [...listKeys(texts)].map(stripPlural)),
);
const asked = new Set([...(await staticKeys())].map(stripPlural));
const composed = [...code.matchAll(/\bt\(\s*`([^`]*\$\{[^`]*)`/g)].map(([, template = ""]) =>
	pattern(template),
);

const missing = [...asked].filter((key) => !known.has(key));
const unused = [...known].filter(
	(key) => !asked.has(key) && !isQuoted(key) && !composed.some((one) => one.test(key)),
);
// Server texts never reach the browser, so client code must not use their keys.
const inClient = files
	.filter((file) => isClients(file))
	.map(read)
	.join("\n");
const stray = [...listKeys(readSet("server", "en"))].filter((key) => names(stripPlural(key), inClient));
for (const key of stray) console.error(`The client asks for a text that only the server has: ${key}`);
const kinds = globSync("pages/*/screen.tsx", { cwd: root }).map((file) => file.split("/")[1] as PageKind);
// Late texts are missing when a page of the shop window, or one that has no layers, is shown.
const screenFiles = (some: readonly PageKind[]) => some.map((kind) => `pages/${kind}/screen.tsx`);
const atOnce = reachable(["client/entry.tsx", ...screenFiles(SHOP_WINDOW)]);
const withoutLayers = kinds.filter((kind) => !listLateSets(kind).includes("late"));
const early = findUses(
	"late",
	reachable(["client/entry.tsx", ...screenFiles(withoutLayers)]).filter(
		(file) => !read(file).includes("lateTexts()"),
	),
);
for (const use of early) console.error(`What is there at once asks for a text of the set late: ${use}`);
// Texts of other pages are missing when a layer opens, unless it loads them (`texts: "pages"`).
const later = layersOver(atOnce);
const foreign = findUses("pages", later);
for (const use of foreign)
	console.error(`What is shown in the shop window asks for a text of the set pages: ${use}`);
const others = kinds.filter((kind) => !listLateSets(kind).includes("orders"));
const ofOrders = findUses(
	"orders",
	layersOver(reachable(["client/entry.tsx", ...screenFiles(others)]), true),
);
for (const use of ofOrders) console.error(`A page without them asks for a text of the set orders: ${use}`);
for (const key of missing) console.error(`Missing in locales/en: ${key}`);
for (const key of unused) console.error(`Used nowhere: ${key}`);
console.log(`Texts: ${known.size} keys, ${missing.length} missing, ${unused.length} unused.`);
if (missing.length + unused.length + stray.length + early.length + foreign.length + ofOrders.length > 0)
	process.exitCode = 1;
const { list } = parseArgs({ options: { list: { type: "string" } } }).values;
if ((await reportLanguages(list)) > 0) process.exitCode = 1;

/** Tells whether the browser runs the file; parts drawn by the server have all texts. */
function isClients(file: string): boolean {
	if (file.endsWith(".still.tsx")) return false;
	return file.startsWith("client/") || /^pages\/.*\.tsx$/.test(file);
}

function read(file: string): string {
	return readFileSync(resolve(root, file), "utf8");
}

/** Matches the whole key, or a template that can compose it. */
function names(key: string, source: string): boolean {
	if (new RegExp(`["\`]${key.replaceAll(".", "\\.")}["\`]`).test(source)) return true;
	return [...source.matchAll(/\bt\(\s*`([^`]*\$\{[^`]*)`/g)].some(([, template = ""]) =>
		pattern(template).test(key),
	);
}

/** Lists client modules that are imported statically; `import()` is not followed. */
function reachable(from: string[], seen = new Set<string>()): string[] {
	for (const file of from) {
		if (seen.has(file)) continue;
		seen.add(file);
		const needed = [...read(file).matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from "(\.[^"]+\.tsx?)";/gm)];
		const paths = needed.map(([, path = ""]) => relative(root, resolve(root, dirname(file), path)));
		reachable(
			paths.filter((path) => isClients(path)),
			seen,
		);
	}
	return [...seen];
}

/** Lists client modules imported in any way; unless `all`, without those that load the texts of other pages. */
function layersOver(files: string[], all = false): string[] {
	const known = new Set(files);
	for (const file of known) {
		const source = all ? read(file) : read(file).replaceAll(/\blazy\b[^;]*texts: "pages"[^;]*;/g, "");
		const loaded = [...source.matchAll(/\bimport\("(\.[^"]+\.tsx?)"\)/g)].map(([, path = ""]) =>
			relative(root, resolve(root, dirname(file), path)),
		);
		for (const one of reachable(loaded.filter((path) => isClients(path)))) known.add(one);
	}
	return [...known];
}

/** Lists the uses of a set's texts. */
function findUses(set: string, sources: readonly string[]): string[] {
	const texts = sources.map((file) => ({ file, source: read(file) }));
	return [...listKeys(readSet(set, "en"))]
		.map(stripPlural)
		.flatMap((key) =>
			texts.filter(({ source }) => names(key, source)).map(({ file }) => `${key} in ${file}`),
		);
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

/** Tells whether a key is quoted, and may reach `t` by a variable. */
function isQuoted(key: string): boolean {
	return code.includes(`"${key}"`);
}

function pattern(template: string): RegExp {
	const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`^${parts.join(".+")}$`);
}
