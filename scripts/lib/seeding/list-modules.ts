import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { root } from "../run.ts";

export function listModules(entries: readonly string[]): string[] {
	const modules = new Set<string>();
	const visit = (file: string): void => {
		if (modules.has(file)) return;
		modules.add(file);
		if (!file.endsWith(".ts")) return;
		const source = readFileSync(file, "utf8");
		for (const [, path = ""] of source.matchAll(/from "((?:\.|@vetrina\/)[^"]+\.ts)"/g))
			visit(
				path.startsWith(".")
					? resolve(dirname(file), path)
					: resolve(root, path.replace("@vetrina", "packages")),
			);
		for (const [, path = ""] of source.matchAll(/import\(`(\.[^`]+)`/g))
			for (const modulePath of globSync(path.replace(/\$\{[^}]*\}/g, "*"), { cwd: dirname(file) }))
				visit(resolve(dirname(file), modulePath));
	};
	for (const entry of entries) visit(resolve(root, entry));
	return [...modules].sort();
}
