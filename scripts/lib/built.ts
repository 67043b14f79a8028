import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** What of dist/ is there, and whether it is of the sources as they are. */

/** Throws where a built file is missing, before anything else is made for it. */
export function requireBuilt(root: string, files: readonly string[]): void {
	const missing = files.find((file) => !existsSync(join(root, file)));
	if (missing)
		throw new Error(`${missing} is missing: leave \`--no-build\` out, or run \`npm run build\` first.`);
}

/** Is one of these files or folders younger than what was built of them? After an update (a pull, another branch) it is. */
export function isStale(root: string, built: string, sources: readonly string[]): boolean {
	const file = join(root, built);
	if (!existsSync(file)) return true;
	const { mtimeMs } = statSync(file);
	return sources.some((source) => filesOf(join(root, source)).some((one) => statSync(one).mtimeMs > mtimeMs));
}

const filesOf = (path: string): string[] =>
	statSync(path).isDirectory()
		? readdirSync(path, { recursive: true, withFileTypes: true })
				// A folder is younger when a file of it has gone.
				.map((entry) => join(entry.parentPath, entry.name))
				.concat(path)
				.filter((one) => !/\.test\.ts$/.test(one) && !relative(path, one).startsWith("."))
		: [path];
