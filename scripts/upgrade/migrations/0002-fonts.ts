import type { HouseFiles } from "../house-files.ts";
import type { Migration } from "../migration.ts";

const FILE = "theme.ts";
/** The file in which the engine named the fonts of every house. */
export const FONTS = "client/styles/fonts.css";

const listFiles = (css: string): string[] =>
	[...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, file = ""]) =>
		file.replace(/^(?:\.\.?\/)+(?:node_modules\/)?/, ""),
	);

/** The former sheet says too little of the characters and scripts of a font, so that its choice is left to the house. */
function change(house: HouseFiles): string[] {
	const former = house.readFormer(FONTS);
	const files = listFiles(former ?? "");
	const known = files.length > 0 ? `; your engine had ${files.join(", ")}` : "";
	return [
		`Name your fonts in ${FILE} (\`fonts\`), as packages/demo-house/theme.ts does${known}. Until then the shop has the fonts of its shoppers' systems.`,
	];
}

export const migration: Migration = {
	name: "0002-fonts",
	says: "Fonts, sizes, spacing, corners and motion are theme.ts of the house; the engine names no font.",
	detect: (house) => !/\bfonts\s*:/.test(house.read(FILE) ?? ""),
	change,
	// A house without fonts is right, too.
	verify: async () => [],
};
