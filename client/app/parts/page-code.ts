import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { PageBody } from "../../../shared/contracts/page.ts";
import type { PartName } from "../../state/parts.ts";
import type { LateSet } from "./page-texts.ts";
import { byName, type PartModule, partsOf, type TextsModule } from "./parts.ts";
import { type PageKind, type ScreenModule, screenOf } from "./screens.ts";

/**
 * Where the code of every page is: a chunk for each kind of page, each part and each language. This list is a chunk of its own, which
 * comes with the first page that the client asks for; a first visit finds its files in the document (first-code.ts).
 */
const screens = import.meta.glob<ScreenModule>("./*/screen.tsx", { base: "../../../pages" });
const parts = byName<PartName, () => Promise<PartModule>>(
	import.meta.glob<PartModule>("../../features/**/*.part.tsx"),
);
const texts = import.meta.glob<TextsModule>("./??.json", { base: "../../../locales" });
const late = import.meta.glob<TextsModule>("./??.json", { base: "../../../locales/late" });
const pages = import.meta.glob<TextsModule>("./??.json", { base: "../../../locales/pages" });
const orders = import.meta.glob<TextsModule>("./??.json", { base: "../../../locales/orders" });

const load = <T>(file: (() => Promise<T>) | undefined): Promise<T> => {
	if (!file) throw new Error("There is no such file");
	return file();
};

export const screenModule = (kind: PageKind): Promise<ScreenModule> => load(screens[screenOf(kind)]);
export const textsModule = (language: Language): Promise<TextsModule> => load(texts[`./${language}.json`]);
export const lateModule = (set: LateSet, language: Language): Promise<TextsModule> =>
	load({ late, pages, orders }[set][`./${language}.json`]);
export const partModule = (name: PartName): Promise<PartModule> => load(parts[name]);

/** The parts that a page shows. */
export const partsOfPage = (page: PageBody): PartName[] => partsOf(page, parts);
