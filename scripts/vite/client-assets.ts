import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { Manifest, Plugin } from "vite";
import type { ClientAssets } from "../../shared/contracts/client-assets.ts";
import { dist } from "../lib/house.ts";
import { DEV_STYLES, LANGUAGES, listLanguageStyles } from "./dev-styles.ts";
import { readTextsManifest, type TextsManifest } from "./texts.ts";

export const ERROR_PAGE = "vetrina:error-page";

const MODULE = "virtual:client-assets";
const RESOLVED = `\0${MODULE}`;

/**
 * Provides the module `virtual:client-assets`, whose export `clientAssets` lists the files that the Worker's HTML has to name. A build
 * reads the client's manifest (so the client must be built first); development names the sources.
 */
export function clientAssets(options: { entry: string }): Plugin {
	let root = "";
	let isBuild = false;
	return {
		name: "vetrina:client-assets",
		configResolved(config) {
			root = config.root;
			isBuild = config.command === "build";
		},
		resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
		buildStart() {
			if (!isBuild || this.environment.name !== "client") return;
			for (const id of listLanguageStyles(root)) this.emitFile({ type: "chunk", id: resolve(root, id) });
		},
		load(id) {
			if (id !== RESOLVED) return;
			const assets = isBuild
				? builtAssets(readManifest(root), readTextsManifest(root), options.entry)
				: devAssets(options.entry);
			return `export const clientAssets = ${JSON.stringify(assets)};`;
		},
	};
}

function readManifest(root: string): Manifest {
	return JSON.parse(readFileSync(resolve(root, dist, "client/.vite/manifest.json"), "utf8")) as Manifest;
}

function devAssets(entry: string): ClientAssets {
	// Vite's client must load before the first module that accepts hot updates.
	const preamble = react.preambleCode.replace("__BASE__", "/");
	return {
		build: buildName(),
		entry: `/${entry}`,
		styles: [DEV_STYLES],
		modulePreloads: [],
		chunks: {},
		devPreamble: `import "/@vite/client";${refreshStyles}${askForOverlay}${preamble}`,
	};
}

/** Returns the build's time as its name, because caches of a Worker must differ even if the client is unchanged. */
const buildName = (): string => Date.now().toString(36);

/** Keeps the linked style sheet in step with hot updates, so that a removed rule does not linger. */
const refreshStyles = `
import { createHotContext } from "/@vite/client";
createHotContext("/@vetrina-styles").on("vite:afterUpdate", ({ updates }) => {
  const link = document.querySelector('link[href^="${DEV_STYLES}"]');
  if (link && updates.some((update) => update.path.includes(".css"))) link.href = "${DEV_STYLES}?t=" + Date.now();
});
`;

/**
 * Script of error pages in development: the request failed before its page was connected to the development server, so the page
 * requests the overlay (scripts/vite/dev-errors.ts).
 */
const askForOverlay = `
const shown = JSON.parse(document.getElementById("page")?.textContent ?? "null");
if (shown?.kind === "error") createHotContext("/@vetrina-errors").send("${ERROR_PAGE}", { requestId: shown.data.requestId });
`;

export function builtAssets(manifest: Manifest, texts: TextsManifest, entry: string): ClientAssets {
	const chunks: ClientAssets["chunks"] = {};
	for (const [key, chunk] of Object.entries(manifest)) {
		if (!chunk.src || !chunk.file.endsWith(".js")) continue;
		const neededFiles = staticImports(manifest, key);
		chunks[key] = {
			file: `/${chunk.file}`,
			css: unique([key, ...neededFiles].flatMap((name) => manifest[name]?.css ?? [])),
			imports: unique(neededFiles.flatMap((name) => manifest[name]?.file ?? [])),
		};
	}
	const main = chunks[entry];
	if (!main) throw new Error(`${entry} is not in the client's manifest`);
	return {
		build: buildName(),
		entry: main.file,
		styles: main.css,
		languages: Object.fromEntries(
			Object.entries(manifest).flatMap(([key, { file }]) =>
				dirname(key) === LANGUAGES ? [[basename(key, ".css"), `/${file}`]] : [],
			),
		),
		modulePreloads: main.imports,
		chunks,
		texts,
	};
}

function staticImports(manifest: Manifest, from: string, seenFiles = new Set<string>()): string[] {
	for (const name of manifest[from]?.imports ?? []) {
		if (seenFiles.has(name)) continue;
		seenFiles.add(name);
		staticImports(manifest, name, seenFiles);
	}
	return [...seenFiles];
}

function unique(files: string[]): string[] {
	return [...new Set(files)].map((file) => `/${file}`);
}
