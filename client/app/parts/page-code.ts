import { textSets } from "virtual:texts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { PageBody } from "../../../shared/contracts/page.ts";
import type { LateSet } from "./page-texts.ts";
import { byName, listParts, type PartModule, type TextsModule } from "./parts.ts";
import { type PageKind, type ScreenModule, screenPath } from "./screens.ts";

/**
 * Maps each kind of page, part and language to its chunk. The map is a chunk of its own, loaded with the first page that the client
 * fetches; a first visit reads the files from the document.
 */
const screens = import.meta.glob<ScreenModule>("./*/screen.tsx", { base: "../../../pages" });
const parts = byName(
	import.meta.glob<PartModule>(["../../features/**/*.part.tsx", "../../../payments/*/fields.part.tsx"]),
);

const load = <T>(file: (() => Promise<T>) | undefined): Promise<T> => {
	if (!file) throw new Error("There is no such file");
	return file();
};

export const screenModule = (kind: PageKind): Promise<ScreenModule> => load(screens[screenPath(kind)]);
export const textsModule = (language: Language): Promise<TextsModule> => load(textSets.root[language]);
export const lateModule = (set: LateSet, language: Language): Promise<TextsModule> =>
	load(textSets[set][language]);
export const partModule = (name: string): Promise<PartModule> => load(parts[name]);

export const partsOfPage = (page: PageBody): string[] => listParts(page, parts);
