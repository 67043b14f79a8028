import { byName, listParts, type PageWithParts, type PartModule } from "./parts.ts";
import { type PageKind, type ScreenModule, screenPath } from "./screens.ts";

/**
 * The chunks of all screens and parts. This module loads with the first page that the client fetches; a document names its own page's
 * files in its head instead.
 */
const screens = import.meta.glob<ScreenModule>("./*/screen.tsx", { base: "../../../pages" });
const parts = byName(
	import.meta.glob<PartModule>([
		"../../features/**/*.part.tsx",
		"../../../payments/*/*.part.tsx",
		"../../../sections/*/view.{part,still}.tsx",
	]),
);

const load = <T>(file: (() => Promise<T>) | undefined): Promise<T> => {
	if (!file) throw new Error("There is no such file");
	return file();
};

export const screenModule = (kind: PageKind): Promise<ScreenModule> => load(screens[screenPath(kind)]);
export const partModule = (name: string): Promise<PartModule> => load(parts[name]);

export const partsOfPage = (page: PageWithParts): string[] => listParts(page, parts);
