import { findWhole } from "@vetrina/shop-rules/locale/fallback.ts";
import type { LanguageCode } from "@vetrina/shop-rules/locale/languages.ts";
import type { ClientAssets } from "../../../shared/contracts/client-assets.ts";
import { partName } from "./parts.ts";
import type { PageKind } from "./screens.ts";

const ENTRY_SOURCE = "client/entry.tsx";
/** Each first visit asks for consent, and joined to the page's styles its own weigh half. */
const CONSENT_SOURCE = "client/features/consent/ask-for-consent.ts";

export type PageFiles = {
	entry: string;
	preloads: { file: string; code?: string }[];
	/** The page's head joins these files (`joinStyleSheets`). */
	styles: string[];
	texts: string;
};

type Chunks = ClientAssets["chunks"];
const sourcesByChunks = new WeakMap<Chunks, ReadonlyMap<string, readonly string[]>>();

/** Returns the sources of each part, in the order of the build. */
const readSources = (chunks: Chunks): ReadonlyMap<string, readonly string[]> => {
	const known = sourcesByChunks.get(chunks);
	if (known) return known;
	const sources = Map.groupBy(Object.keys(chunks), partName);
	sourcesByChunks.set(chunks, sources);
	return sources;
};

export function pageFiles(
	assets: ClientAssets,
	code: LanguageCode,
	kind: PageKind,
	parts: readonly string[] = [],
	stills: readonly string[] = [],
): PageFiles {
	const sourcesByPart = readSources(assets.chunks);
	const neededFiles: [code: string, source: string][] = [
		["screen", `pages/${kind}/screen.tsx`],
		...[...sourcesByPart].flatMap(([name, sources]) =>
			parts.includes(name) ? sources.map((source): [string, string] => [name, source]) : [],
		),
	];
	const chunks = neededFiles.flatMap(([code, source]) => {
		const chunk = assets.chunks[source];
		return chunk ? [{ code, ...chunk }] : [];
	});
	// The server has drawn these, so a first visit needs their style sheets alone.
	const stillStyles = [...sourcesByPart].flatMap(([name, sources]) =>
		stills.includes(name) ? sources.flatMap((source) => assets.chunks[source]?.css ?? []) : [],
	);
	const languageStyle = assets.languages?.[code] ?? assets.languages?.[findWhole(code)];
	const folder = `${assets.texts?.folder ?? ""}${code}/`;
	const bundles = [ENTRY_SOURCE, ...neededFiles.map(([, source]) => source)].flatMap(
		(source) => assets.texts?.bundles[source] ?? [],
	);
	const texts = bundles.map((bundle) => `${folder}${bundle}.js`);
	const codes = new Map([
		...texts.map((file): [string, string] => [file, "texts"]),
		...chunks.map(({ code, file }): [string, string] => [file, code]),
	]);
	const files = new Set([
		...texts,
		...assets.modulePreloads,
		...chunks.flatMap(({ file, imports }) => [file, ...imports]),
	]);
	files.delete(assets.entry);
	return {
		entry: assets.entry,
		preloads: [...files].map((file) => ({ file, code: codes.get(file) })),
		styles: [
			...new Set([
				...assets.styles,
				...(languageStyle ? [languageStyle] : []),
				...chunks.flatMap(({ css }) => css),
				...stillStyles,
				...(kind === "checkout" ? [] : (assets.chunks[CONSENT_SOURCE]?.css ?? [])),
			]),
		],
		texts: folder,
	};
}
