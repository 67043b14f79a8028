import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../lib/run.ts";
import type { HouseOptions } from "./house-options.ts";

/** A house's files for CI services, by the files of the repository whose place they take. */
export const CI_FILES = { "ci.yml": ".github/workflows/deploy.yml", "gitlab-ci.yml": ".gitlab/deploy.yml" };

/**
 * Returns a house's own form of a file for a CI service: all its commands are for the house. It takes the place of the repository's, which is
 * for the house that package.json names (ops-17).
 */
export function writeCi(
	file: keyof typeof CI_FILES,
	{ name, id }: Pick<HouseOptions, "name" | "id">,
): string {
	const place = CI_FILES[file];
	const text = readFileSync(resolve(root, place), "utf8");
	const variable = `  VETRINA_HOUSE: packages/${id}-house\n`;
	const own =
		file === "ci.yml"
			? text.replace(/^name: .*\n/m, () => `name: ${JSON.stringify(name)}\nenv:\n${variable}`)
			: text.replace(/^stages:/m, () => `variables:\n${variable}\nstages:`);
	return `# Copy this file to ${place}.\n${own}`;
}
