import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Returns the absolute path of a font that a theme names: in the house's folder, or in a package that is installed for it. Throws if it is missing. */
export function findFontFile(house: string, path: string): string {
	const own = resolve(house, path);
	if (existsSync(own)) return own;
	for (let folder = house; ; folder = dirname(folder)) {
		const file = resolve(folder, "node_modules", path);
		if (existsSync(file)) return file;
		if (folder === dirname(folder)) break;
	}
	throw new Error(
		`The theme names the font ${path}, which is neither in the house's folder nor an installed package.`,
	);
}
