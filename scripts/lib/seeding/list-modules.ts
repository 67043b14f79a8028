import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { root } from "../run.ts";

export function listModules(entries: readonly string[]): string[] {
	const found = new Set<string>();
	const visit = (file: string): void => {
		if (found.has(file)) return;
		found.add(file);
		if (!file.endsWith(".ts")) return;
		const source = readFileSync(file, "utf8");
		for (const [, path = ""] of source.matchAll(/from "((?:\.|@vetrina\/)[^"]+\.ts)"/g))
			visit(
				path.startsWith(".")
					? resolve(dirname(file), path)
					: resolve(root, path.replace("@vetrina", "packages")),
			);
		for (const [, path = ""] of source.matchAll(/import\(`(\.[^`]+)`/g))
			for (const named of globSync(path.replace(/\$\{[^}]*\}/g, "*"), { cwd: dirname(file) }))
				visit(resolve(dirname(file), named));
	};
	for (const entry of entries) visit(resolve(root, entry));
	return [...found].sort();
}
