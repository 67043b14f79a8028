import { clientAssets } from "virtual:client-assets";
import { reactRenderer } from "@hono/react-renderer";
import { Document } from "../../client/app/document.tsx";
import { earlyScript } from "../../client/app/early-script.ts";
import type { RenderHtml } from "../pages/handle-page.ts";
import { earlyHints } from "./early-hints.ts";
import { scriptHash } from "./script-hash.ts";
import type { PageStream } from "./string-chunks.ts";

const HEADERS = { "content-type": "text/html; charset=utf-8" };

/** The inline scripts there are: what must be known before the first paint, and hot reload in development. */
const inlineScripts = [earlyScript, clientAssets.devPreamble ?? []].flat().map(scriptHash);

/**
 * The page as HTML: React's stream through @hono/react-renderer. Its stream options are fixed when it is made, so it is
 * made per request. What goes wrong inside the tree is logged here, once; a page that was not rendered whole is not kept.
 * Where nothing in the tree waits, the page is there at once: as bytes it is kept and sent without being copied, and its hints
 * are known before the first of them.
 */
export const renderHtml: RenderHtml = async (c, page) => {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	let hasFailed = false;
	const renderer = reactRenderer(undefined, {
		stream: HEADERS,
		readableStreamOptions: {
			onError: (error) => {
				c.get("log")("error", "render/render-html", "A component failed", { error, path: page.path });
				hasFailed = true;
				reject(error);
			},
		},
	});
	await renderer(c, async () => {});
	const response = await c.render(<Document page={page} assets={clientAssets} />);
	const stream = response.body as PageStream | null;
	if (!stream) throw new Error("The renderer answered without a body");
	let isWhole = false;
	const ready = stream.allReady?.then(() => {
		isWhole = true;
	});
	(ready ?? Promise.resolve()).then(resolve, reject);
	const scriptHashes = await Promise.all(inlineScripts);
	if (isWhole && !hasFailed && stream.flushTo) {
		const html = textOf(stream.flushTo);
		const headers = { ...HEADERS, link: earlyHints(html) };
		return { headers, body: encoder.encode(html) as Uint8Array<ArrayBuffer>, scriptHashes };
	}
	return { headers: HEADERS, body: stream, complete: promise, scriptHashes };
};

const encoder = new TextEncoder();

/** A page of which everything is ready. */
const textOf = (flushTo: NonNullable<PageStream["flushTo"]>): string => {
	const parts: string[] = [];
	const failures: unknown[] = [];
	flushTo({
		write: (text) => parts.push(text),
		close: () => {},
		error: (reason) => failures.push(reason),
	});
	if (failures.length > 0) throw failures[0];
	return parts.join("");
};
