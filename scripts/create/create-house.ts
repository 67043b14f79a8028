import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { checkTheme } from "@vetrina/shop-rules/theme/check-theme.ts";
import type { Theme } from "@vetrina/shop-rules/theme/theme.ts";
import { checkGlyphs } from "../lib/look/check-glyphs.ts";
import { root } from "../lib/run.ts";
import { deriveTheme } from "./derive-theme.ts";
import { houseFiles } from "./house-files.ts";
import type { HouseOptions } from "./house-options.ts";

const LOGO = "logo.svg";

const makeTheme = ({ colors, text, display, corners, header, logo }: HouseOptions): Theme => ({
	...deriveTheme(colors),
	...((text ?? display) && {
		fonts: {
			text: text?.typeface ?? { kind: "sans", installed: ["system-ui"] },
			...(display && { display: display.typeface }),
		},
	}),
	corners,
	...(header && { header }),
	...(logo && { logo: LOGO }),
});

/** Writes a new house into a folder of the repository (shell-37); returns the number of files. Throws if its colours could not be read, or its fonts lack letters. */
export function createHouse(folder: string, options: HouseOptions): number {
	const theme = makeTheme(options);
	const faults = checkTheme(theme);
	if (faults.length > 0) throw new Error(["This look has faults:", ...faults].join("\n"));
	const files = houseFiles(options, theme, relative(folder, root));
	for (const [path, content] of files) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
	const copies = [
		...[options.text, options.display].flatMap((one) => one?.copied ?? []),
		...(options.logo ? [{ from: resolve(options.logo), to: LOGO }] : []),
	];
	for (const { from, to } of copies) {
		mkdirSync(dirname(join(folder, to)), { recursive: true });
		copyFileSync(from, join(folder, to));
	}
	const missing = checkGlyphs(theme, options.languages, folder);
	if (missing.length === 0) return files.size + copies.length;
	rmSync(folder, { recursive: true });
	throw new Error(["The fonts lack letters:", ...missing].join("\n"));
}
