import { resolve } from "node:path";
import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";
import type { Plugin } from "vite";
import { houseFile, houseFolder, listSpoken } from "../lib/house.ts";
import { root } from "../lib/run.ts";
import { languageCodes } from "../lib/texts/language-rows.ts";

const SHEETS = /\/client\/styles\/(?:tokens|languages\/[\w-]+)\.css$/;
const VALUE = /var\(--house-|--house-logo:/;
const MODULE = "virtual:house-fonts";
const RESOLVED = `\0${MODULE}`;

type Look = {
	checkLook: (theme: Theme, languages: readonly string[], house: string) => string[];
	writeLook: (css: string, file: string, theme: Theme, house: string) => string;
	writeFontModule: (theme: Theme, languages: readonly string[], house: string) => string;
};

/**
 * Reads the theme. Paths are imported here, because the development server restarts when an import of its configuration changes. The
 * query makes a changed theme a module of its own.
 */
const readLook = async (): Promise<{ theme: Theme; look: Look }> => {
	const { theme }: { theme: Theme } = await import(`${houseFile("theme")}?at=${Date.now()}`);
	const look: Look = await import(resolve(root, "scripts/lib/look/house-look.ts"));
	return { theme, look };
};

/**
 * Writes the theme of the house into the style sheets of tokens and languages, and into rules that name a value of it (shell-34). Faults of the theme stop a build with their list.
 */
export function houseTheme(): Plugin {
	return {
		name: "vetrina:house-theme",
		enforce: "pre",
		async transform(css, id) {
			const [file = ""] = id.split("?");
			const isSheet = SHEETS.test(file);
			if (!isSheet && !(file.endsWith(".css") && VALUE.test(css))) return null;
			this.addWatchFile(houseFile("theme"));
			const { theme, look } = await readLook();
			const faults = isSheet ? look.checkLook(theme, await listSpoken(), houseFolder) : [];
			if (faults.length > 0) return this.error(["The theme of the house has faults:", ...faults].join("\n"));
			return { code: look.writeLook(css, file, theme, houseFolder), map: null };
		},
	};
}

/** Provides the module `virtual:house-fonts`, which has the addresses of the house's fonts by language. */
export function houseFonts(): Plugin {
	return {
		name: "vetrina:house-fonts",
		resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
		async load(id) {
			if (id !== RESOLVED) return;
			this.addWatchFile(houseFile("theme"));
			const { theme, look } = await readLook();
			return look.writeFontModule(theme, languageCodes, houseFolder);
		},
	};
}
