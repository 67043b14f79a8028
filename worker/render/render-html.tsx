import { clientAssets } from "virtual:client-assets";
import { reactRenderer } from "@hono/react-renderer";
import { Document } from "../../client/app/document.tsx";
import type { RenderHtml } from "../pages/handle-page.ts";
import { scriptHash } from "./script-hash.ts";
import type { PageStream } from "./string-chunks.ts";

const HEADERS = { "content-type": "text/html; charset=utf-8" };

/** The one inline script there is: hot reload, in development only. */
const inlineScripts = clientAssets.devPreamble ? [scriptHash(clientAssets.devPreamble)] : [];

/**
 * The page as HTML: React's stream through @hono/react-renderer. Its stream options are fixed when it is made, so it is
 * made per request. What goes wrong inside the tree is logged here, once; a page that was not rendered whole is not kept.
 * Where nothing in the tree waits, the page is there at once: as bytes it is kept and sent without being copied.
 */
export const renderHtml: RenderHtml = async (c, page) => {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	let hasFailed = false;
	const renderer = reactRenderer(undefined, {
		stream: HEADERS,
		readableStreamOptions: {
			onError: (error) => {
				c.var.log("error", "render/render-html", "A component failed", { error, path: page.path });
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
	if (isWhole && !hasFailed) return { headers: HEADERS, body: await bytesOf(stream), scriptHashes };
	return { headers: HEADERS, body: stream, complete: promise, scriptHashes };
};

const encoder = new TextEncoder();

/** A page of which everything is ready. */
const bytesOf = async (stream: PageStream): Promise<Uint8Array<ArrayBuffer>> => {
	if (!stream.flushTo) return new Uint8Array(await new Response(stream).arrayBuffer());
	const parts: string[] = [];
	const failures: unknown[] = [];
	stream.flushTo({
		write: (text) => parts.push(text),
		close: () => {},
		error: (reason) => failures.push(reason),
	});
	if (failures.length > 0) throw failures[0];
	return encoder.encode(parts.join("")) as Uint8Array<ArrayBuffer>;
};
