import { globSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const NAMES = "*.{css,html,json,md,mjs,sql,toml,ts,tsx}";
/** Dependencies, builds and folders of tools. */
const NOT_OURS = /^(?:node_modules|dist)$|^\./;
const NOT_LISTED = /(?:^|\/)(?:node_modules|dist|\.[^/]+)\/|^package-lock\.json$/;
/** These checkers contain the texts that they search for. */
const CHECKERS = /^scripts\/lib\/checks\/(?:rules|decisions)(?:\.test)?\.ts$/;

export function listSources(root: string): string[] {
	const folders = readdirSync(root, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !NOT_OURS.test(entry.name))
		.map(({ name }) => `${name}/**/${NAMES}`);
	return globSync([NAMES, ...folders], { cwd: root })
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => !NOT_LISTED.test(file))
		.toSorted();
}

export function readSources(root: string): { file: string; lines: string[] }[] {
	return listSources(root)
		.filter((file) => !CHECKERS.test(file))
		.map((file) => ({ file, lines: readFileSync(resolve(root, file), "utf8").split("\n") }));
}
