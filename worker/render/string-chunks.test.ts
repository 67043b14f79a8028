import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement, type ReactNode, Suspense, use } from "react";
import { version } from "react-dom";
import { describe, expect, test } from "vitest";
import { Document } from "../../client/app/document.tsx";
import { type BodyName, bodies, pageOf } from "../../client/fixtures/views.ts";
import { LANGUAGES } from "../../shared/domain/locale/site-locale.ts";
import { renderWhole } from "./render-whole.ts";
import { isReactsEdgeBuild, REACT_VERSION, withStringChunks } from "./string-chunks.ts";

const require = createRequire(import.meta.url);
const file = require
	.resolve("react-dom/package.json")
	.replace("package.json", "cjs/react-dom-server.edge.production.js");
const source = readFileSync(file, "utf8");

type ReactServer = {
	renderToReadableStream(node: ReactNode): Promise<ReadableStream<Uint8Array>>;
};
/** A source as the module that it is. The elements of tests are React's development ones, which ask for their owner. */
const evaluate = (text: string): ReactServer => {
	const module = { exports: {} };
	const owned = text.replace("DefaultAsyncDispatcher = {", "$&\n  getOwner: () => null,");
	new Function("module", "exports", "require", owned)(module, module.exports, require);
	return module.exports as ReactServer;
};
const reacts = evaluate(source);
const ours = evaluate(withStringChunks(source));

const bytesOf = async (server: ReactServer, node: ReactNode): Promise<Buffer[]> => {
	const stream = await server.renderToReadableStream(node);
	const chunks: Buffer[] = [];
	for await (const chunk of stream) chunks.push(Buffer.from(chunk));
	return chunks;
};

test("is written for the React that is installed", () => {
	expect(isReactsEdgeBuild(file)).toBe(true);
	expect(version).toBe(REACT_VERSION);
});

test("refuses any other source, by name of the place", () => {
	expect(() => withStringChunks(source.replace("function writeChunk(", "function write("))).toThrow(
		"function writeChunk",
	);
	expect(() => withStringChunks(`${source}\nfoo.byteLength;`)).toThrow(".byteLength");
});

const assets = { build: "b1", entry: "/e.js", styles: ["/e.css"], modulePreloads: ["/r.js"], chunks: {} };

describe.each(Object.keys(bodies) as BodyName[])("%s", (name) => {
	test.each(LANGUAGES)(
		"in %s is React's own page, byte for byte, in no more than two chunks",
		async (language) => {
			const page = () => createElement(Document, { page: pageOf(name, language), assets });
			const mine = await bytesOf(ours, page());
			expect(Buffer.concat(mine).equals(Buffer.concat(await bytesOf(reacts, page())))).toBe(true);
			expect(mine.length).toBeLessThanOrEqual(2);
			expect(renderWhole(page())).toBe(Buffer.concat(mine).toString());
		},
	);
});

const Late = ({ later }: { later: Promise<string> }) => use(later);
test("what comes later in the stream is the same, too", async () => {
	const tree = () => {
		const later = new Promise<string>((resolve) => setTimeout(() => resolve("später, 後で, لاحقًا 🧵"), 5));
		return createElement(
			"p",
			null,
			"erst ",
			createElement(Suspense, { fallback: "…" }, createElement(Late, { later })),
		);
	};
	const [mine, theirs] = await Promise.all([bytesOf(ours, tree()), bytesOf(reacts, tree())]);
	expect(mine.length).toBeGreaterThan(1);
	expect(Buffer.concat(mine).toString()).toBe(Buffer.concat(theirs).toString());
});
