import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";

export function requireBuilt(root: string, files: readonly string[]): void {
	const missing = files.find((file) => !existsSync(join(root, file)));
	if (missing) throw new Error(`${missing} is missing: omit \`--no-build\`, or run \`npm run build\` first.`);
}

export function isStale(root: string, output: string, sources: readonly string[]): boolean {
	const file = join(root, output);
	if (!existsSync(file)) return true;
	const { mtimeMs } = statSync(file);
	return sources.some((source) =>
		listFiles(join(root, source)).some((one) => statSync(one).mtimeMs > mtimeMs),
	);
}

const listFiles = (path: string): string[] =>
	statSync(path).isDirectory()
		? readdirSync(path, { recursive: true, withFileTypes: true })
				.map((entry) => join(entry.parentPath, entry.name))
				.concat(path)
				.filter((one) => !/\.test\.ts$/.test(one) && !relative(path, one).startsWith("."))
		: [path];
