import { globSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const NAMES = "*.{css,html,json,md,mjs,sql,toml,ts,tsx}";
/**
 * Folders that are not read: dependencies, builds and folders of tools. NOT_READ also excludes the checkers, which contain the texts
 * that they search for.
 */
const NOT_OURS = /^(?:node_modules|dist)$|^\./;
const NOT_READ =
	/(?:^|\/)(?:node_modules|dist|\.[^/]+)\/|^package-lock\.json$|^scripts\/lib\/checks\/(?:rules|decisions)(?:\.test)?\.ts$/;

export function readSources(root: string): { file: string; lines: string[] }[] {
	const folders = readdirSync(root, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !NOT_OURS.test(entry.name))
		.map(({ name }) => `${name}/**/${NAMES}`);
	return globSync([NAMES, ...folders], { cwd: root })
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => !NOT_READ.test(file))
		.toSorted()
		.map((file) => ({ file, lines: readFileSync(resolve(root, file), "utf8").split("\n") }));
}
