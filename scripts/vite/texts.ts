import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import type { TextBundle } from "../../shared/i18n/create-texts.ts";
import { dist } from "../lib/house.ts";
import { createKeyCollector } from "../lib/texts/collect-keys.ts";
import { findBundles, type TextModule } from "../lib/texts/find-bundles.ts";
import { findVariantLanguage, languageCodes } from "../lib/texts/language-rows.ts";
import { listKeys, listTextFiles, pickTexts, readTexts, stripPlural } from "../lib/texts/text-files.ts";

const MODULE = "virtual:texts";
const ALL = "all";
const TEXTS_MANIFEST = ".vite/texts.json";
/** `bundles`: names of text files in `<folder><language>/`, by the source of their screen, part or entry. */
export type TextsManifest = { folder: string; bundles: Record<string, string> };

type Options = {
	entry?: string;
	inScript?: boolean;
};

/**
 * Serves the texts of `locales/<language>/*.json`. A build groups the texts by the code that uses them (find-bundles.ts), writes a file for
 * each bundle and language, and makes each dynamic import load its texts as well (decision 107). The Worker has a file of each language. In
 * development and tests all texts of a language are one module that imports their files, so that changes are noticed.
 */
export function texts({ entry = "", inScript = false }: Options = {}): Plugin {
	let isBuild = false;
	let root = "";
	const keys = new Map<string, readonly string[]>();
	const collect = createKeyCollector(new Set(listKeys(readTexts("en")).map(stripPlural)));
	const names = new Map<string, string>();
	const contents = new Map<string, ReadonlySet<string>>();
	const rewrittenIds = new Set<string>();
	return {
		name: "vetrina:texts",
		enforce: "post",
		configResolved(config) {
			isBuild = config.command === "build" && !inScript;
			root = config.root;
		},
		resolveId: {
			order: "pre",
			handler: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
		},
		load(id) {
			if (!id.startsWith(`\0${MODULE}`)) return;
			const name = id.slice(MODULE.length + 2);
			if (name === "") return isBuild ? "export const loaders = {};" : exportLoaders();
			if (name !== ALL) return exportTexts(name, (file) => this.addWatchFile(file));
			return isBuild ? exportFolder(root) : exportLanguages();
		},
		transform(code, id) {
			if (isBuild && this.environment.name === "client" && !id.includes("/node_modules/"))
				keys.set(id, [...collect(code)]);
		},
		renderStart() {
			if (!isBuild || this.environment.name !== "client") return;
			const modules = new Map<string, TextModule>();
			for (const id of this.getModuleIds()) {
				const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
				modules.set(id, {
					keys: keys.get(id) ?? [],
					imports: importedIds,
					dynamicImports: dynamicallyImportedIds,
				});
			}
			const entryId = [...modules.keys()].find((id) => relative(root, id) === entry) ?? "";
			const { first, later } = findBundles(modules, entryId, isPart);
			for (const [id, bundle] of [[entryId, first] as const, ...later]) {
				const name = contents.size.toString(36);
				names.set(id, name);
				contents.set(name, bundle);
			}
		},
		renderChunk(code, _chunk, _options, { chunks }) {
			if (names.size === 0) return;
			const changedCode = code.replace(
				/\bimport\(\s*(["'`])\.\/([^"'`]+)\1\s*\)/g,
				(whole, _quote, file: string) => {
					const target = Object.entries(chunks).find(([name]) => name.endsWith(`/${file}`))?.[1];
					const roots = target?.moduleIds.filter((id) => names.has(id)) ?? [];
					for (const id of roots) rewrittenIds.add(id);
					const bundles = roots.map((id) => names.get(id)).join(" ");
					return bundles === "" ? whole : `window.withTexts(${whole},${JSON.stringify(bundles)})`;
				},
			);
			return changedCode === code ? null : { code: changedCode, map: null };
		},
		generateBundle() {
			if (names.size === 0 || this.environment.name !== "client") return;
			const lostIds = [...names.keys()].filter((id) => relative(root, id) !== entry && !rewrittenIds.has(id));
			if (lostIds.length > 0) this.error(`No import would load the texts of ${lostIds.join(", ")}`);
			const folder = findFolder();
			const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
			for (const code of languageCodes) {
				const all = readTexts(code);
				emit(`${folder}${code}.json`, JSON.stringify(all));
				for (const [name, bundle] of contents) emit(`${folder}${code}/${name}.js`, writeModule(all, bundle));
			}
			const bundles = Object.fromEntries([...names].map(([id, name]) => [relative(root, id), name]));
			emit(TEXTS_MANIFEST, JSON.stringify({ folder: `/${folder}`, bundles } satisfies TextsManifest));
		},
	};

	/**
	 * Returns the folder of the text files. Its name changes with the texts and the bundles, but is the same for each language, so that
	 * the Worker can compose each path.
	 */
	function findFolder(): string {
		const all = languageCodes.map((code) => [code, readTexts(code)]);
		const bundleList = [...contents].map(([name, bundle]) => [name, ...bundle]);
		const hash = createHash("sha256").update(JSON.stringify([all, bundleList]));
		return `assets/texts-${hash.digest("hex").slice(0, 8)}/`;
	}
}

function exportLoaders(): string {
	const loaders = languageCodes.map((code) => `"${code}": () => import("${MODULE}/${code}")`);
	return `export const loaders = { ${loaders.join(", ")} };`;
}

function exportLanguages(): string {
	const imports = languageCodes.map((code, at) => `import l${at} from "${MODULE}/${code}";`);
	const namedImports = languageCodes.map((code, at) => `"${code}": l${at}`);
	return `${imports.join("\n")}\nexport const languages = { ${namedImports.join(", ")} }; export const textsFolder = "";`;
}

function exportFolder(root: string): string {
	return `export const languages = {}; export const textsFolder = ${JSON.stringify(readTextsManifest(root).folder)};`;
}

export const readTextsManifest = (root: string): TextsManifest =>
	JSON.parse(readFileSync(resolve(root, dist, "client", TEXTS_MANIFEST), "utf8")) as TextsManifest;

function exportTexts(code: string, watch: (file: string) => void): string {
	const language = findVariantLanguage(code);
	if (language) {
		for (const file of [...listTextFiles(language), ...listTextFiles(code)]) watch(file);
		return `export default ${JSON.stringify(readTexts(code))};`;
	}
	const files = listTextFiles(code);
	const imports = files.map((file, at) => `import f${at} from ${JSON.stringify(file)};`);
	return `${imports.join("\n")}\nexport default { ${files.map((_, at) => `...f${at}`).join(", ")} };`;
}

/** Texts of small parts go into the file that every page loads; those of sections do not, because a section is on few pages. */
const isPart = (id: string): boolean => id.endsWith(".part.tsx") && !id.includes("/sections/");

const writeModule = (all: TextBundle, bundle: ReadonlySet<string>): string =>
	`export default${JSON.stringify(pickTexts(all, (key) => bundle.has(stripPlural(key)))).replace(/"([A-Za-z_$][\w$]*)":/g, "$1:")}`;
