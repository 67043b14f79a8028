import { createHash } from "node:crypto";
import { relative, resolve } from "node:path";
import { minifySync, type Plugin } from "vite";
import type { VALUES as Values } from "../../worker/cache/policies.ts";

const MODULE = "virtual:value-shapes";
const RESOLVED = `\0${MODULE}`;

/** Characters of a shape. Its placeholder has as many, so that source maps stay right. */
const LENGTH = 12;
const MARK = "@shape";
const toPlaceholder = (index: number): string => MARK + String(index).padStart(LENGTH - MARK.length, "0");

/** These modules make the data of a page. */
const PAGE_MAKERS = [
	"worker/routes.ts",
	"worker/render/page-view.ts",
	"worker/request/page/create-page-context.ts",
	"worker/request/resolve/resolve-page.ts",
];
/** Modules that import this one write the query, the schema and the mapping of content. */
const CONTENT_CALLS = "worker/platform/content/calls/ask-content.ts";

/** Transport and storage decide when a value is loaded, and not how it looks. */
const IS_TRANSPORT =
	/node_modules\/|^\0(?!virtual:texts)|^worker\/(?:cache|base\/(?!house\.ts$|sites\.ts$)|platform\/(?:breakers|ports|refusals|commerce\/logins)\/|platform\/(?:fetch|load-json)\.ts)/;

export type ShapedModule = { code: string; imports: readonly string[] };

/**
 * Returns a hash of the code that makes each kind of kept value, and of that which makes the data of pages (decision 170). Modules are named by
 * their paths from the root. `names` has each kind's policies.
 */
export function findShapes(
	modules: ReadonlyMap<string, ShapedModule>,
	names: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
	const listMakers = (kind: string, policies: readonly string[]): string[] => {
		const isNamed = new RegExp(`\\bVALUES\\.(?:${policies.join("|")})\\b`);
		return [...modules].flatMap(([path, { code, imports }]) =>
			isNamed.test(code) || (kind === "content" && imports.includes(CONTENT_CALLS)) ? path : [],
		);
	};
	const hashes = new Map([...modules].map(([path, { code }]) => [path, hash(code)]));
	const shapeFrom = (makers: readonly string[]): string => {
		const paths = listReachable(modules, makers);
		return hash(paths.map((path) => `${path} ${hashes.get(path)}`).join("\n"));
	};
	return {
		...Object.fromEntries(
			Object.entries(names).map(([kind, policies]) => [kind, shapeFrom(listMakers(kind, policies))]),
		),
		pages: shapeFrom(PAGE_MAKERS),
	};
}

function listReachable(modules: ReadonlyMap<string, ShapedModule>, from: readonly string[]): string[] {
	const reached = new Set<string>();
	const waiting = [...from];
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		const module = modules.get(path);
		if (!module || reached.has(path)) continue;
		if (IS_TRANSPORT.test(path)) continue;
		reached.add(path);
		waiting.push(...module.imports);
	}
	return [...reached].toSorted();
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, LENGTH);

/** Comments and white space change no value. */
const withoutComments = (path: string, code: string): string =>
	minifySync(path, code, { compress: false, mangle: false }).code;

/**
 * Provides the module `virtual:value-shapes`, whose export `valueShapes` names the shapes of values that the Worker keeps (decision 170). A build
 * fills them in when it knows all modules; development keeps no values.
 */
export function valueShapes(): Plugin {
	let root = "";
	let isBuild = false;
	let shapes: Record<string, string> = {};
	let names: Record<string, string[]> = {};
	const kinds = (): string[] => [...Object.keys(names), "pages"];
	return {
		name: "vetrina:value-shapes",
		configResolved(config) {
			root = config.root;
			isBuild = config.command === "build";
		},
		resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
		async load(id) {
			if (id !== RESOLVED) return;
			if (!isBuild) return "export const valueShapes = {};";
			names = await readNames(root);
			const marks = Object.fromEntries(kinds().map((kind, index) => [kind, toPlaceholder(index)]));
			return `export const valueShapes = ${JSON.stringify(marks)};`;
		},
		renderStart() {
			if (Object.keys(names).length === 0) return;
			const toPath = (id: string): string =>
				id.startsWith("\0") ? id : relative(root, id.split("?")[0] ?? id);
			const modules = new Map<string, ShapedModule>();
			for (const id of this.getModuleIds()) {
				const { code, importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
				const path = toPath(id);
				if (!code || IS_TRANSPORT.test(path)) continue;
				const imports = [...importedIds, ...dynamicallyImportedIds].map(toPath);
				modules.set(path, { code: withoutComments(path, code), imports });
			}
			shapes = findShapes(modules, names);
		},
		renderChunk(code) {
			if (!code.includes(MARK)) return null;
			const filled = kinds().reduce(
				(text, kind, index) => text.replaceAll(toPlaceholder(index), shapes[kind] ?? ""),
				code,
			);
			return { code: filled, map: null };
		},
	};
}

/** Returns the names of the policies of each kind of value. */
async function readNames(root: string): Promise<Record<string, string[]>> {
	const { VALUES }: { VALUES: typeof Values } = await import(resolve(root, "worker/cache/policies.ts"));
	const names: Record<string, string[]> = {};
	for (const [name, { kind }] of Object.entries(VALUES)) names[kind] = [...(names[kind] ?? []), name];
	return names;
}
