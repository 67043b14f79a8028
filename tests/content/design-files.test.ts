import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { dist } from "../../scripts/lib/house.ts";
import { newShopper } from "../setup/shopper.ts";

const client = resolve(dist, "client");
const manifest = JSON.parse(readFileSync(resolve(client, ".vite/manifest.json"), "utf8")) as Manifest;

const ENTRY = "client/entry.tsx";
/** Loads for pages whose data has its name, like every part. */
const PART = "client/features/design/design-mode.part.tsx";
/** Words of the messages, styles and metadata of Page Designer and of Contentful. */
const WORDS = /pdMessagingApi|pd-design__|contentLinkUuid|live-preview-sdk/;

/** Returns the chunks that a page may come to load, by static and by dynamic imports, without those behind `stop`. */
const walk = (start: string, stop?: string): Set<string> => {
	const reached = new Set([start]);
	for (const key of reached) {
		const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
		for (const next of [...imports, ...dynamicImports]) if (next !== stop) reached.add(next);
	}
	return reached;
};
const listFiles = (keys: Iterable<string>): string[] =>
	[...keys].flatMap((key) => {
		const { file, css = [] } = manifest[key] ?? { file: key };
		return [file, ...css];
	});
const hasWords = (file: string): boolean => WORDS.test(readFileSync(resolve(client, file), "utf8"));

// proves preview-10, preview-17
test("no file that a live page may load has a word of an editors' tool", () => {
	const live = listFiles(walk(ENTRY, PART));
	expect(live.length).toBeGreaterThan(50);
	expect(live.filter(hasWords)).toEqual([]);
	// The files of the part have them, so the search finds what is there.
	expect(listFiles(walk(PART)).filter(hasWords).length).toBeGreaterThan(1);
});

// proves preview-10, preview-17
test("no page of the live shop or of a preview without an editor names the files of design mode", async () => {
	const live = walk(ENTRY, PART);
	const files = listFiles([...walk(PART)].filter((key) => !live.has(key)));
	for (const path of ["/en-it/", "/en-it/window", "/en-it/women/dresses", "/en-it/?preview=true"]) {
		const response = await newShopper().fetch(path);
		const html = await response.text();
		expect([path, response.status]).toEqual([path, 200]);
		for (const file of files) expect(html).not.toContain(file);
		expect(html).not.toContain("designMode");
	}
});
