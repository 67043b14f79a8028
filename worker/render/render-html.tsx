import { clientAssets } from "virtual:client-assets";
import { reactRenderer } from "@hono/react-renderer";
import { Document } from "../../client/app/document.tsx";
import type { RenderHtml } from "../pages/handle-page.ts";
import { scriptHash } from "./script-hash.ts";

const HEADERS = { "content-type": "text/html; charset=utf-8" };

/** The one inline script there is: hot reload, in development only. */
const inlineScripts = clientAssets.devPreamble ? [scriptHash(clientAssets.devPreamble)] : [];

/**
 * The page as HTML: React's stream through @hono/react-renderer. Its stream options are fixed when it is made, so it is
 * made per request. What goes wrong inside the tree is logged here, once; a page that was not rendered whole is not kept.
 */
export const renderHtml: RenderHtml = async (c, page) => {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const renderer = reactRenderer(undefined, {
		stream: HEADERS,
		readableStreamOptions: {
			onError: (error) => {
				c.var.log("error", "render/render-html", "A component failed", { error, path: page.path });
				reject(error);
			},
		},
	});
	await renderer(c, async () => {});
	const response = await c.render(<Document page={page} assets={clientAssets} />);
	const stream = response.body as (ReadableStream<Uint8Array> & { allReady?: Promise<void> }) | null;
	if (!stream) throw new Error("The renderer answered without a body");
	(stream.allReady ?? Promise.resolve()).then(resolve, reject);
	return {
		headers: HEADERS,
		body: stream,
		complete: promise,
		scriptHashes: await Promise.all(inlineScripts),
	};
};
