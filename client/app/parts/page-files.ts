import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { ClientAssets } from "../../../shared/contracts/client-assets.ts";
import type { PartName } from "../../state/parts.ts";
import { type LateSet, lateSetsOf } from "./page-texts.ts";
import { partName } from "./parts.ts";
import type { PageKind } from "./screens.ts";

export type PageFiles = {
	entry: string;
	/** Modules that the page needs at once; `code` is what the client knows one by (first-code.ts). */
	preloads: { file: string; code?: string }[];
	styles: string[];
	/** Texts that come with an interaction, those of other pages, and those of orders on their pages; undefined in development. */
	late: string | undefined;
	pages: string | undefined;
	orders: string | undefined;
};

/** The files that a page needs at once: what every page has, its language, its screen, and the parts that it shows. */
export function pageFiles(
	assets: ClientAssets,
	language: Language,
	kind: PageKind,
	parts: readonly PartName[] = [],
): PageFiles {
	const textsOf = (set: LateSet) => `locales/${set}/${language}.json`;
	const needed: [code: string, source: string][] = [
		["texts", `locales/${language}.json`],
		...lateSetsOf(kind).map((set): [string, string] => [set, textsOf(set)]),
		["screen", `pages/${kind}/screen.tsx`],
		...Object.keys(assets.chunks).flatMap((source): [string, string][] => {
			const name = partName(source);
			return parts.some((one) => one === name) ? [[name, source]] : [];
		}),
	];
	const chunks = needed.flatMap(([code, source]) => {
		const chunk = assets.chunks[source];
		return chunk ? [{ code, ...chunk }] : [];
	});
	const codes = new Map(chunks.map(({ code, file }) => [file, code]));
	const files = new Set([
		...assets.modulePreloads,
		...chunks.flatMap(({ file, imports }) => [file, ...imports]),
	]);
	files.delete(assets.entry);
	return {
		entry: assets.entry,
		preloads: [...files].map((file) => ({ file, code: codes.get(file) })),
		styles: [...new Set([...assets.styles, ...chunks.flatMap(({ css }) => css)])],
		late: assets.chunks[textsOf("late")]?.file,
		pages: assets.chunks[textsOf("pages")]?.file,
		orders: lateSetsOf(kind).includes("orders") ? assets.chunks[textsOf("orders")]?.file : undefined,
	};
}
