import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Manifest, ManifestChunk } from "vite";
import { pageFiles } from "../../client/app/parts/page-files.ts";
import type { PageKind } from "../../client/app/parts/screens.ts";
import { builtAssets } from "../vite/client-assets.ts";
import { dist } from "./house.ts";
import { root } from "./run.ts";

/** What a page may weigh, in bytes as they travel: brotli, and gzip for the Worker. Rules budget-1, budget-2, budget-3, budget-4, budget-5, budget-6 and budget-7. */
export const BUDGETS = {
	script: 108 * 1024,
	checkoutScript: 125 * 1024,
	accountScript: 115 * 1024,
	accountHtml: 10 * 1024,
	style: 10 * 1024,
	loginFlyout: 12 * 1024,
	consent: 5 * 1024,
	fonts: 60 * 1024,
	listHtml: 12 * 1024,
	worker: 1_000_000,
} as const;

/** The list that is weighed, in a locale of each language. */
export const LISTS: Record<Language, string> = {
	ar: "/ar-ae/women/dresses",
	de: "/de-de/women/dresses",
	en: "/en-it/women/dresses",
	fr: "/fr-fr/women/dresses",
	ja: "/ja-jp/women/dresses",
	ko: "/ko-kr/women/dresses",
	zh: "/zh-au/women/dresses",
};

export const brotliSize = (bytes: Uint8Array): number =>
	brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const built = (path: string): Buffer => readFileSync(resolve(root, dist, path));

/**
 * What is loaded without an interaction once a page is idle: the listeners of shop events, the question of consent that only those are
 * asked who have not answered yet, though not in the checkout, and, on products, what reports them.
 */
const whenIdle = (kind: PageKind): string[] => [
	"listen-to-shop",
	...(kind === "checkout" ? [] : ["ask-for-consent"]),
	...(kind === "product" ? ["api-client"] : []),
];

type Files = { scripts: string[]; styles: string[] };

const readManifest = (): Manifest => JSON.parse(built("client/.vite/manifest.json").toString()) as Manifest;

/** Chunks with all that they import: scripts and style sheets, without those that a page has already. */
function filesOf(manifest: Manifest, chunks: readonly ManifestChunk[], there: Files): Files {
	const all = new Set<string>();
	const add = (chunk: ManifestChunk): void => {
		for (const file of [chunk.file, ...(chunk.css ?? [])]) all.add(`/${file}`);
		for (const key of chunk.imports ?? []) {
			const imported = manifest[key];
			if (imported && !all.has(`/${imported.file}`)) add(imported);
		}
	};
	chunks.forEach(add);
	return {
		scripts: [...all].filter((file) => file.endsWith(".js") && !there.scripts.includes(file)),
		styles: [...all].filter((file) => file.endsWith(".css") && !there.styles.includes(file)),
	};
}

/** The one chunk of which something is true; `what`: for the message where there is none. */
function chunkOf(
	manifest: Manifest,
	what: string,
	is: (chunk: ManifestChunk, key: string) => boolean,
): ManifestChunk {
	const found = Object.entries(manifest).find(([key, chunk]) => is(chunk, key))?.[1];
	if (!found) throw new Error(`There is no chunk ${what}`);
	return found;
}

/**
 * The client's files that a first visit of a page loads in a language until nothing more comes, by name: those that its HTML
 * asks for, and what comes afterwards.
 */
export function firstVisitFiles(language: Language, kind: PageKind): Files & { afterwards: Files } {
	const manifest = readManifest();
	const { entry, preloads, styles } = pageFiles(builtAssets(manifest, "client/entry.tsx"), language, kind);
	const scripts = [entry, ...preloads.map(({ file }) => file)];
	const late = whenIdle(kind).map((name) => chunkOf(manifest, name, (one) => one.name === name));
	return { scripts, styles, afterwards: filesOf(manifest, late, { scripts, styles }) };
}

/** What is there of a list once nothing more comes. */
function listFiles(language: Language): Files {
	const { scripts, styles, afterwards } = firstVisitFiles(language, "list");
	return {
		scripts: [...scripts, ...afterwards.scripts],
		styles: [...styles, ...afterwards.styles],
	};
}

const REGISTER = "client/features/identity/register-in-flyout.tsx";
const PASSKEYS = ["passkey-sign-in.tsx", "passkey-requests.ts"].map(
	(file) => `client/features/identity/passkeys/${file}`,
);

/** What opening the login flyout on a list loads besides: its form, the passkeys in it, and the texts that come late. */
export function loginFlyoutFiles(language: Language): Files {
	const manifest = readManifest();
	const chunks = [
		// Its chunk has the name of what it shares it with.
		chunkOf(
			manifest,
			"of the login flyout",
			({ dynamicImports }) => dynamicImports?.includes(REGISTER) ?? false,
		),
		...PASSKEYS.map((name) => chunkOf(manifest, name, (_, key) => key === name)),
		chunkOf(manifest, `of late texts in ${language}`, (_, key) => key === `locales/late/${language}.json`),
	];
	return filesOf(manifest, chunks, listFiles(language));
}

/** What asks for consent, by itself: what else it needs, the page has or loads in any case. */
export function consentFiles(): Files {
	const { file, css = [] } = chunkOf(
		readManifest(),
		"ask-for-consent",
		({ name }) => name === "ask-for-consent",
	);
	return { scripts: [`/${file}`], styles: css.map((one) => `/${one}`) };
}

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
	const size = sizes.get(file) ?? brotliSize(built(`client${file}`));
	sizes.set(file, size);
	return size;
}

/** Brotli of files of the build, as the HTML names them. */
export const weightOf = (files: string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0);

/** Fonts are compressed already. */
export const rawWeightOf = (files: string[]): number =>
	files.reduce((sum, file) => sum + built(`client${file}`).length, 0);

/** All that the storefront Worker is deployed with, gzip of each module. */
export function workerWeight(): number {
	const folder = resolve(root, dist, "vetrina");
	const modules = new Set<string>();
	const add = (file: string): void => {
		if (modules.has(file) || !existsSync(resolve(folder, file))) return;
		modules.add(file);
		const source = readFileSync(resolve(folder, file), "utf8");
		for (const [, name = ""] of source.matchAll(/(?:from|import)\s*\(?"(\.[^"]+\.js)"/g))
			add(resolve("/", file, "..", name).slice(1));
	};
	add("index.js");
	return [...modules].reduce((sum, file) => sum + gzipSync(readFileSync(resolve(folder, file))).length, 0);
}
