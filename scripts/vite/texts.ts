import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import type { TextBundle } from "../../shared/i18n/create-texts.ts";
import {
	listTextFiles,
	listTextLanguages,
	pickTexts,
	readTexts,
	stripPlural,
} from "../lib/texts/text-files.ts";
import sets from "./text-sets.json" with { type: "json" };

const MODULE = "virtual:texts";
const ALL = "all";
const SETS = ["root", "late", "pages", "orders"];

/**
 * Serves the texts of `locales/<language>/*.json`: `virtual:texts` loads one set of one language in the browser, `virtual:texts/all` is what
 * the server has of every language. A build writes a file of each language for the Worker (decision 107), or has all of them `inScript`. In
 * development and tests the first set has all texts, as imports of their files, so that a change is noticed.
 */
export function texts({ inScript = false } = {}): Plugin {
	let isBuild = false;
	return {
		name: "vetrina:texts",
		configResolved(config) {
			isBuild = config.command === "build";
		},
		resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
		load(id) {
			if (!id.startsWith(`\0${MODULE}`)) return;
			const [, set, language] = id.split("/");
			if (set === undefined)
				return this.environment.config.consumer === "server" ? "export const textSets = {};" : listLoaders();
			if (set === ALL && isBuild && !inScript)
				return `export const languages = {}; export const textsFolder = "/${folder()}";`;
			if (set === ALL) return language === undefined ? joinLanguages() : importFiles(language);
			if (language === undefined) return;
			if (isBuild) return `export default ${JSON.stringify(readSet(set, language))};`;
			return set === "root" ? importFiles(language) : "export default {};";
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			for (const language of listTextLanguages())
				this.emitFile({
					type: "asset",
					fileName: `${folder()}${language}.json`,
					source: JSON.stringify(readTexts(language)),
				});
		},
	};
}

/** The folder's name changes with the texts. No language is in it: each is a path that the Worker can tell. */
function folder(): string {
	const texts = listTextLanguages().map((language) => [language, readTexts(language)]);
	return `assets/texts-${createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8)}/`;
}

function listLoaders(): string {
	const loaders = SETS.map((set) => {
		const byLanguage = listTextLanguages().map(
			(language) => `"${language}": () => import("${MODULE}/${set}/${language}")`,
		);
		return `"${set}": { ${byLanguage.join(", ")} }`;
	});
	return `export const textSets = { ${loaders.join(", ")} };`;
}

function joinLanguages(): string {
	const languages = listTextLanguages();
	const imports = languages.map((language, at) => `import l${at} from "${MODULE}/${ALL}/${language}";`);
	const named = languages.map((language, at) => `"${language}": l${at}`);
	return `${imports.join("\n")}\nexport const languages = { ${named.join(", ")} }; export const textsFolder = "";`;
}

function importFiles(language: string): string {
	const files = listTextFiles(language);
	const imports = files.map((file, at) => `import f${at} from ${JSON.stringify(file)};`);
	return `${imports.join("\n")}\nexport default { ${files.map((_, at) => `...f${at}`).join(", ")} };`;
}

/** A set lists whole groups and single texts; the first set has what no other has. */
export function readSet(set: string, language: string): TextBundle {
	const listed = new Map(Object.entries(sets).flatMap(([name, keys]) => keys.map((key) => [key, name])));
	const findSet = (key: string) =>
		listed.get(key.split(".")[0] ?? "") ?? listed.get(stripPlural(key)) ?? "root";
	return pickTexts(readTexts(language), (key) => findSet(key) === set);
}
