import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { expect, inject, test } from "vitest";
import { dist } from "../scripts/lib/house.ts";
import { BROWSER_USER_AGENT } from "./setup/shopper.ts";

const get = (path: string, init: RequestInit = {}) =>
	fetch(inject("storefront") + path, { ...init, headers: { "user-agent": BROWSER_USER_AGENT } });
const SECURITY = ["strict-transport-security", "x-content-type-options", "cross-origin-resource-policy"];

test("built files are cached for ever, missing ones never, and both have the headers of pages", async () => {
	const page = await get("/en-it/");
	const file = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? "no file in the page";
	const asset = await get(file);
	expect(asset.status).toBe(200);
	expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	// The Worker did not run for this file.
	expect(asset.headers.has("x-request-id")).toBe(false);
	const missing = await Promise.all(
		[file.replace(".js", "x.js"), "/assets/", "/assets/nosuch.css"].map((path) => get(path)),
	);
	for (const response of missing) {
		expect(response.status).toBe(404);
		expect(response.headers.get("cache-control")).toMatch(/\bno-store\b/);
	}
	for (const response of [asset, ...missing])
		for (const name of SECURITY) {
			expect(response.headers.get(name), name).toMatch(/./);
			expect(response.headers.get(name), name).toBe(page.headers.get(name));
		}
	expect((await get(file, { method: "HEAD" })).headers.get("cache-control")).toContain("immutable");
	expect((await get("/assets/nosuch.js", { method: "HEAD" })).status).toBe(404);
});

test("the Worker runs first for the pages of every language, which wrangler.toml does not name", () => {
	const built = JSON.parse(readFileSync(`${dist}/vetrina/wrangler.json`, "utf8"));
	const patterns: string[] = built.assets.run_worker_first;
	expect(patterns).toEqual(expect.arrayContaining(LANGUAGES.map((language) => `/${language}-*`)));
	expect(patterns).toContain("/_page/*");
	expect(readFileSync("wrangler.toml", "utf8")).not.toMatch(/"\/[a-z]{2}-\*"/);
});

/** Fragments of the common lists for advertising, trackers, consent dialogs and social buttons, as whole names or within a word. */
const LISTED =
	/(^|[-_.])(ads?|cmp|tags?|events?)([-_.]|$)|advert|affiliate|analytics|banner|beacon|consent|cookie|facebook|fingerprint|fraud|gdpr|google|marketing|newsletter|pixel|popup|privacy|promo|share|social|sponsor|subscribe|telemetry|track|twitter/i;

// proves shell-20
test("no file of the build has a name that lists of blocked files match", () => {
	const files = readdirSync(`${dist}/client`, { recursive: true, encoding: "utf8" });
	expect(files.filter((file) => /^assets\/texts-\w+\/en\/\w+\.js$/.test(file)).length).toBeGreaterThan(10);
	const names = files.flatMap((file) => file.replace(/-[\w-]{6,8}(?=\.\w+$)/, "").split("/"));
	expect(names.length).toBeGreaterThan(100);
	expect(names.filter((name) => LISTED.test(name))).toEqual([]);
});

test("every built script has a source map, which leads to the source and is not served", async () => {
	// The bundler's own runtime has no source in the repository, nor has a script that only passes on what another exports.
	const isOfBundler = (file: string): boolean =>
		file.startsWith("rolldown-runtime-") ||
		/^import\{[^}]*\}from"[^"]*";export\{[^}]*\};\s*$/.test(
			readFileSync(`dist/client/assets/${file}`, "utf8"),
		);
	const scripts = readdirSync("dist/client/assets").filter(
		(file) => file.endsWith(".js") && !isOfBundler(file),
	);
	expect(scripts.filter((file) => !existsSync(`dist/maps/${file}.map`))).toEqual([]);
	expect(
		readdirSync("dist/client", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".map")),
	).toEqual([]);
	for (const [chunk, text, source] of [
		["entry", '"unhandledrejection"', "client/entry.tsx"],
		["react", '"react.suspense"', "node_modules/react/cjs/react.production.js"],
	] as const) {
		const file = scripts.find((name) => name.startsWith(`${chunk}-`)) ?? "";
		const code = readFileSync(`dist/client/assets/${file}`, "utf8");
		expect(code).not.toContain("sourceMappingURL");
		const before = code.slice(0, code.indexOf(text)).split("\n");
		const map = new SourceMap(JSON.parse(readFileSync(`dist/maps/${file}.map`, "utf8")) as SourceMapPayload);
		const origin = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
		expect("originalSource" in origin && origin.originalSource).toMatch(new RegExp(`${source}$`));
		expect((await get(`/assets/${file}.map`)).status).toBe(404);
	}
});

test("the code that a tap loads to show the next page carries no feature", () => {
	type Chunk = { file: string; name: string; imports?: string[]; css?: string[] };
	const chunks = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8")) as Record<string, Chunk>;
	// Every page has loaded these before a tap.
	const loaded = ["entry", "react", "ui", "rolldown-runtime"];
	const needed = new Set(Object.keys(chunks).filter((key) => /^client\/app\/(navigation|parts)\//.test(key)));
	expect(needed).toContain("client/app/navigation/pending-visits.ts");
	for (const key of needed) {
		const { file, name, imports = [], css = [] } = chunks[key] as Chunk;
		if (loaded.includes(name)) continue;
		for (const imported of imports) needed.add(imported);
		const { sources } = JSON.parse(readFileSync(`dist/maps/${file.replace("assets/", "")}.map`, "utf8")) as {
			sources: string[];
		};
		const foreign = sources.filter((source) =>
			/(^|\/)(client\/features|pages|payments|sections)\//.test(source),
		);
		expect([key, foreign, css]).toEqual([key, [], []]);
	}
});
