import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { ClientAssets } from "../../../shared/contracts/client-assets.ts";
import { type LateSet, listLateSets } from "./page-texts.ts";
import { partName } from "./parts.ts";
import type { PageKind } from "./screens.ts";

export type PageFiles = {
	entry: string;
	/** Modules that the page needs at once; `code` is the key by which the client finds one (code.ts). */
	preloads: { file: string; code?: string }[];
	styles: string[];
	late: string | undefined;
	pages: string | undefined;
	orders: string | undefined;
};

export function pageFiles(
	assets: ClientAssets,
	language: Language,
	kind: PageKind,
	parts: readonly string[] = [],
): PageFiles {
	const textsFile = (set: "root" | LateSet) => `virtual:texts/${set}/${language}`;
	const needed: [code: string, source: string][] = [
		["texts", textsFile("root")],
		...listLateSets(kind).map((set): [string, string] => [set, textsFile(set)]),
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
		late: assets.chunks[textsFile("late")]?.file,
		pages: assets.chunks[textsFile("pages")]?.file,
		orders: listLateSets(kind).includes("orders") ? assets.chunks[textsFile("orders")]?.file : undefined,
	};
}
