import type { ClientAssets } from "../../../shared/contracts/client-assets.ts";
import type { Language } from "../../../shared/domain/locale/site-locale.ts";
import type { PartName } from "../../state/parts.ts";
import { saysLateTexts } from "./page-texts.ts";
import { partName } from "./parts.ts";
import type { PageKind } from "./screens.ts";

/** The files that a page needs at once: what every page has, its language, its screen, and the parts that it shows. */
export function pageFiles(
	assets: ClientAssets,
	language: Language,
	kind: PageKind,
	parts: readonly PartName[] = [],
): { entry: string; preloads: string[]; styles: string[] } {
	const needed = [
		`locales/${language}.json`,
		...(saysLateTexts(kind) ? [`locales/late/${language}.json`] : []),
		`pages/${kind}/screen.tsx`,
		...Object.keys(assets.chunks).filter((source) => parts.some((name) => name === partName(source))),
	].flatMap((source) => assets.chunks[source] ?? []);
	const preloads = new Set([
		...assets.modulePreloads,
		...needed.flatMap(({ file, imports }) => [file, ...imports]),
	]);
	preloads.delete(assets.entry);
	return {
		entry: assets.entry,
		preloads: [...preloads],
		styles: [...new Set([...assets.styles, ...needed.flatMap(({ css }) => css)])],
	};
}
