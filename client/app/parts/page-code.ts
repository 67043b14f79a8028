import type { PageBody } from "../../../shared/contracts/page.ts";
import { byName, listParts, type PartModule } from "./parts.ts";
import { type PageKind, type ScreenModule, screenPath } from "./screens.ts";

/**
 * Maps each kind of page and part to its chunk. The map is a chunk of its own, loaded with the first page that the client fetches; a first
 * visit reads the files from the document.
 */
const screens = import.meta.glob<ScreenModule>("./*/screen.tsx", { base: "../../../pages" });
const parts = byName(
	import.meta.glob<PartModule>(["../../features/**/*.part.tsx", "../../../payments/*/*.part.tsx"]),
);

const load = <T>(file: (() => Promise<T>) | undefined): Promise<T> => {
	if (!file) throw new Error("There is no such file");
	return file();
};

export const screenModule = (kind: PageKind): Promise<ScreenModule> => load(screens[screenPath(kind)]);
export const partModule = (name: string): Promise<PartModule> => load(parts[name]);

export const partsOfPage = (page: PageBody): string[] => listParts(page, parts);
