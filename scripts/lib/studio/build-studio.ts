import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isStale } from "../built.ts";
import { root } from "../run.ts";

const STUDIO_FILES = ".cache/studio/files.ts";
const SOURCES = ["packages/studio", "packages/content-model", "package-lock.json"];
const TYPES: Record<string, string> = {
	js: "text/javascript; charset=utf-8",
	css: "text/css; charset=utf-8",
};

/** Builds the studio of editors, unless its files are newer than its sources. The commerce cloud serves them (studio-1). */
export async function buildStudio(): Promise<void> {
	if (!isStale(root, STUDIO_FILES, SOURCES)) return;
	const [{ build }, { default: react }] = await Promise.all([import("vite"), import("@vitejs/plugin-react")]);
	const result = await build({
		configFile: false,
		root: resolve(root, "packages/studio"),
		logLevel: "error",
		mode: "production",
		define: { "process.env.NODE_ENV": '"production"' },
		plugins: [react()],
		build: {
			write: false,
			modulePreload: false,
			rolldownOptions: {
				input: resolve(root, "packages/studio/main.tsx"),
				output: { entryFileNames: "studio.js", assetFileNames: "studio[extname]", codeSplitting: false },
			},
		},
	});
	const [output] = Array.isArray(result) ? result : [result];
	if (!output || !("output" in output)) throw new Error("The studio was not built.");
	const files = Object.fromEntries(
		output.output.map((file) => [
			file.fileName,
			{
				type: TYPES[file.fileName.split(".").at(-1) ?? ""] ?? "application/octet-stream",
				body: file.type === "chunk" ? file.code : String(file.source),
			},
		]),
	);
	const path = resolve(root, STUDIO_FILES);
	mkdirSync(dirname(path), { recursive: true });
	// Builds of several houses may run at the same time, and read the file while another writes it.
	const draft = `${path}.${process.pid}`;
	writeFileSync(draft, `export const files = ${JSON.stringify(files)};\n`);
	renameSync(draft, path);
}
