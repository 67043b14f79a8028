import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Manifest, ManifestChunk } from "vite";
import { pageFiles } from "../../client/app/parts/page-files.ts";
import type { PageKind } from "../../client/app/parts/screens.ts";
import type { Language } from "../../shared/domain/locale/site-locale.ts";
import { builtAssets } from "../vite/client-assets.ts";
import { root } from "./run.ts";

/** What a page may weigh, in bytes as they travel: brotli, and gzip for the Worker. Rules budget-1, budget-2, budget-3, budget-4, budget-5 and budget-6. */
export const BUDGETS = {
	script: 108 * 1024,
	checkoutScript: 125 * 1024,
	accountScript: 115 * 1024,
	accountHtml: 10 * 1024,
	style: 10 * 1024,
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

const built = (path: string): Buffer => readFileSync(resolve(root, "dist", path));

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

/**
 * The client's files that a first visit of a page loads in a language until nothing more comes, by name: those that its HTML
 * asks for, and what comes afterwards.
 */
export function firstVisitFiles(language: Language, kind: PageKind): Files & { afterwards: Files } {
	const manifest = JSON.parse(built("client/.vite/manifest.json").toString()) as Manifest;
	const { entry, preloads, styles } = pageFiles(builtAssets(manifest, "client/entry.tsx"), language, kind);
	const scripts = [entry, ...preloads.map(({ file }) => file)];
	const late = new Set<string>();
	const add = (chunk: ManifestChunk): void => {
		for (const file of [chunk.file, ...(chunk.css ?? [])]) late.add(`/${file}`);
		for (const key of chunk.imports ?? []) {
			const imported = manifest[key];
			if (imported && !late.has(`/${imported.file}`)) add(imported);
		}
	};
	for (const name of whenIdle(kind)) {
		const chunk = Object.values(manifest).find((one) => one.name === name);
		if (!chunk) throw new Error(`There is no chunk ${name}`);
		add(chunk);
	}
	const afterwards = {
		scripts: [...late].filter((file) => file.endsWith(".js") && !scripts.includes(file)),
		styles: [...late].filter((file) => file.endsWith(".css") && !styles.includes(file)),
	};
	return { scripts, styles, afterwards };
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
	const folder = resolve(root, "dist/vetrina");
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
