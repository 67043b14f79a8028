import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { checkTheme } from "@vetrina/shop-rules/theme/check-theme.ts";
import { root } from "../lib/run.ts";
import { deriveTheme } from "./derive-theme.ts";
import { houseFiles } from "./house-files.ts";
import type { HouseOptions } from "./house-options.ts";

/** Writes a new house into a folder of the repository; returns the number of files. Throws if its colours could not be read. */
export function createHouse(folder: string, options: HouseOptions): number {
	const theme = deriveTheme(options.colors);
	const faults = checkTheme(theme);
	if (faults.length > 0)
		throw new Error(["These colours cannot be read on each other:", ...faults].join("\n"));
	const files = houseFiles(options, theme, relative(folder, root));
	for (const [path, content] of files) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
	return files.size;
}
