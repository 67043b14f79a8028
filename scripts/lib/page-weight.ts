import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LANGUAGES, type Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Manifest, ManifestChunk } from "vite";
import { pageFiles } from "../../client/app/parts/page-files.ts";
import type { PageKind } from "../../client/app/parts/screens.ts";
import { joinStyleSheets, listStyleSheetFiles } from "../../shared/domain/addresses/style-sheet-paths.ts";
import { builtAssets } from "../vite/client-assets.ts";
import { readTextsManifest } from "../vite/texts.ts";
import { dist, findPrefix } from "./house.ts";
import { root } from "./run.ts";

/** Limits in bytes: brotli, gzip for the Worker, fonts as served (budget-1, budget-2, budget-3, budget-4, budget-5, budget-6, budget-7, budget-8, budget-9). */
export const BUDGETS = {
	script: 108 * 1024,
	checkoutScript: 125 * 1024,
	accountScript: 115 * 1024,
	accountHtml: 10 * 1024,
	style: 10 * 1024,
	loginFlyout: 12 * 1024,
	consent: 5 * 1024,
	analytics: 6 * 1024,
	fonts: 60 * 1024,
	listHtml: 12 * 1024,
	sectionsHtml: 14 * 1024,
	worker: 1_000_000,
} as const;

export const LISTS = Object.fromEntries(
	await Promise.all(
		LANGUAGES.map(async (language) => [language, `${await findPrefix(language)}/women/dresses`]),
	),
) as Record<Language, string>;

export const brotliSize = (bytes: Uint8Array): number =>
	brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const readBuilt = (path: string): Buffer => readFileSync(resolve(root, dist, path));

/**
 * Returns the chunks that an idle page loads by itself: event listeners, the consent banner except in the checkout, on lists what
 * joins choices, and on products reporting and a phone's bar.
 */
const whenIdle = (kind: PageKind): string[] => [
	"listen-to-shop",
	...(kind === "checkout" ? [] : ["rotate-lines"]),
	...(kind === "checkout" ? [] : ["ask-for-consent"]),
	...(kind === "list" ? ["pending-visits"] : []),
	...(kind === "product" ? ["api-client", "add-bar"] : []),
];

type Files = { scripts: string[]; styles: string[] };

const readManifest = (): Manifest =>
	JSON.parse(readBuilt("client/.vite/manifest.json").toString()) as Manifest;

function collectFiles(manifest: Manifest, chunks: readonly ManifestChunk[], there: Files): Files {
	const all = new Set<string>();
	const add = (chunk: ManifestChunk): void => {
		for (const file of [chunk.file, ...(chunk.css ?? [])]) all.add(`/${file}`);
		for (const key of chunk.imports ?? []) {
			const importedChunk = manifest[key];
			if (importedChunk && !all.has(`/${importedChunk.file}`)) add(importedChunk);
		}
	};
	chunks.forEach(add);
	return {
		scripts: [...all].filter((file) => file.endsWith(".js") && !there.scripts.includes(file)),
		styles: [...all].filter((file) => file.endsWith(".css") && !there.styles.includes(file)),
	};
}

function findChunk(
	manifest: Manifest,
	what: string,
	is: (chunk: ManifestChunk, key: string) => boolean,
): ManifestChunk {
	const chunk = Object.entries(manifest).find(([key, chunk]) => is(chunk, key))?.[1];
	if (!chunk) throw new Error(`There is no chunk ${what}`);
	return chunk;
}

/** The sections of the demo house's pages. */
const SECTIONS: Partial<Record<PageKind, string[]>> = {
	home: ["hero", "card-group", "product-carousel", "statement", "navigation-group", "newsletter-sign-up"],
};

/** Returns the files of a first visit: those named by the HTML, and those that load later without input (`afterwards`). */
export function firstVisitFiles(
	language: Language,
	kind: PageKind,
	sections: readonly string[] = SECTIONS[kind] ?? [],
): Files & { afterwards: Files } {
	const manifest = readManifest();
	const { entry, preloads, styles } = pageFiles(
		builtAssets(manifest, readTextsManifest(root), "client/entry.tsx"),
		language,
		kind,
		sections.map((type) => `section-${type}`),
		sections.map((type) => `still-${type}`),
	);
	const scripts = [entry, ...preloads.map(({ file }) => file)];
	const late = whenIdle(kind).map((name) => findChunk(manifest, name, (one) => one.name === name));
	const afterwards = collectFiles(manifest, late, { scripts, styles });
	const sources = late.flatMap(({ src }) => src ?? []);
	return {
		scripts,
		styles: joinStyleSheets(styles),
		afterwards: { ...afterwards, scripts: [...afterwards.scripts, ...listTexts(language, sources)] },
	};
}

function listFiles(language: Language): Files {
	const { scripts, styles, afterwards } = firstVisitFiles(language, "list");
	return {
		scripts: [...scripts, ...afterwards.scripts],
		styles: [...styles.flatMap(listStyleSheetFiles), ...afterwards.styles],
	};
}

const REGISTER = "client/features/identity/register-in-flyout.tsx";
const FLYOUT = "client/features/identity/sign-in-flyout.tsx";
const PASSKEYS = ["passkey-sign-in.tsx", "passkey-requests.ts"].map(
	(file) => `client/features/identity/passkeys/${file}`,
);

export function loginFlyoutFiles(language: Language): Files {
	const manifest = readManifest();
	const chunks = [
		findChunk(
			manifest,
			"of the login flyout",
			({ dynamicImports }) => dynamicImports?.includes(REGISTER) ?? false,
		),
		...PASSKEYS.map((name) => findChunk(manifest, name, (_, key) => key === name)),
	];
	const { scripts, styles } = collectFiles(manifest, chunks, listFiles(language));
	return { scripts: [...scripts, ...listTexts(language, [FLYOUT, ...PASSKEYS])], styles };
}

function listTexts(language: Language, sources: readonly string[]): string[] {
	const { folder, bundles } = readTextsManifest(root);
	return sources.flatMap((source) => (bundles[source] ? `${folder}${language}/${bundles[source]}.js` : []));
}

/** Returns the consent banner's own files, without their imports, which the page has or loads anyway. */
export function consentFiles(): Files {
	const { file, css = [] } = findChunk(
		readManifest(),
		"ask-for-consent",
		({ name }) => name === "ask-for-consent",
	);
	return { scripts: [`/${file}`], styles: css.map((one) => `/${one}`) };
}

const findFile = (manifest: Manifest, source: string): string =>
	`/${findChunk(manifest, source, (_, key) => key === source).file}`;

/**
 * Returns the files of analytics without their imports, which a page with a bag loads anyway: those of every visit with consent, and those that
 * a site with receivers in the browser needs on top.
 */
export function analyticsFiles(): { always: string[]; withReceivers: string[] } {
	const manifest = readManifest();
	const find = (name: string) => findFile(manifest, `client/features/analytics/${name}.ts`);
	return {
		always: ["start-analytics", "web-vitals"].map(find),
		withReceivers: ["start-tags"].map(find),
	};
}

const readAsset = (file: string): Buffer => readBuilt(`client${file}`);
const listJoined = (path: string): string[] => (path.endsWith(".css") ? listStyleSheetFiles(path) : [path]);
const sizes = new Map<string, number>();
function measureBrotli(file: string): number {
	const size = sizes.get(file) ?? brotliSize(Buffer.concat(listJoined(file).map(readAsset)));
	sizes.set(file, size);
	return size;
}

export const sumBrotliBytes = (files: string[]): number =>
	files.reduce((sum, file) => sum + measureBrotli(file), 0);

export const sumRawBytes = (files: string[]): number =>
	files.reduce((sum, file) => sum + readBuilt(`client${file}`).length, 0);

export const workerWeight = (): number =>
	[...listWorkerModules()].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

export function listWorkerModules(): Set<string> {
	const folder = resolve(root, dist, "vetrina");
	const modules = new Set<string>();
	const add = (file: string): void => {
		if (modules.has(file) || !existsSync(file)) return;
		modules.add(file);
		const source = readFileSync(file, "utf8");
		for (const [, name = ""] of source.matchAll(/(?:from|import)\s*\(?["`](\.[^"`]+\.js)["`]/g))
			add(resolve(file, "..", name));
	};
	add(resolve(folder, "index.js"));
	return modules;
}
