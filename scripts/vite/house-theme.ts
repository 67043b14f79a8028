import { resolve } from "node:path";
import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";
import type { Plugin } from "vite";
import { houseFile } from "../lib/house.ts";

const SHEET = /\/client\/styles\/tokens\.css$/;
const PLACE = "--house-theme: here;";

/** Writes the theme of the house into the style sheet of tokens (shell-34). Faults of the theme stop a build with their list. */
export function houseTheme(): Plugin {
	return {
		name: "vetrina:house-theme",
		enforce: "pre",
		async transform(css, id) {
			if (!SHEET.test(id.split("?")[0] ?? "")) return null;
			const file = houseFile("theme");
			this.addWatchFile(file);
			// Paths are imported here, because the development server restarts when an import of its configuration changes. The query
			// makes a changed theme a module of its own.
			const { theme }: { theme: Theme } = await import(`${file}?at=${Date.now()}`);
			const { checkTheme }: { checkTheme: (theme: Theme) => string[] } = await import(
				resolve("packages/shop-rules/theme/check-theme.ts")
			);
			const { toDeclarations }: { toDeclarations: (theme: Theme) => string } = await import(
				resolve("packages/shop-rules/theme/theme-css.ts")
			);
			const faults = checkTheme(theme);
			if (faults.length > 0) return this.error(["The theme of the house has faults:", ...faults].join("\n"));
			if (!css.includes(PLACE)) return this.error(`${id} has no ${PLACE}`);
			return { code: css.replace(PLACE, toDeclarations(theme)), map: null };
		},
	};
}
