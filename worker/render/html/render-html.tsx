import { clientAssets } from "virtual:client-assets";
import { reactRenderer } from "@hono/react-renderer";
import type { Context } from "hono";
import type { DocumentProps } from "../../../client/app/document.tsx";
import { ServerApp } from "../../../client/app/server-app.tsx";
import { earlyScript } from "../../../client/app/start/early-script.ts";
import { aroundApp, writeDocument } from "../../../client/app/write-document.tsx";
import type { AppEnv } from "../../base/bindings.ts";
import { theme } from "../../base/house.ts";
import type { RenderHtml } from "../html-renderer.ts";
import { earlyHints } from "./early-hints.ts";
import { leaveOutBroken } from "./leave-out-broken.tsx";
import { renderWhole } from "./render-whole.ts";
import { scriptHash } from "./script-hash.ts";

const SOURCE = "render/render-html";

const HEADERS = { "content-type": "text/html; charset=utf-8" };

const inlineScripts = [earlyScript, clientAssets.devPreamble ?? []].flat().map(scriptHash);

/**
 * Renders the page to bytes if nothing suspends or fails: bytes are cached without a copy, and their hints are known in advance. Sections
 * that fail are left out first; if that does not help, React streams the page.
 */
export const renderHtml: RenderHtml = async (c, page, tagFrames) => {
	let props: DocumentProps = { page, assets: clientAssets, tagFrames, themeColor: theme.colors.paper };
	let html = writeDocument(props, renderWhole);
	if (html === null) {
		const whole = leaveOutBroken(page, ({ type, key }) =>
			c.get("log")("error", SOURCE, "A section failed to render", { type, key, path: page.path }),
		);
		props = { ...props, page: whole };
		html = writeDocument(props, renderWhole);
	}
	const scriptHashes = await Promise.all(inlineScripts);
	if (html === null) return { ...(await renderStream(c, props)), scriptHashes };
	const headers = { ...HEADERS, link: earlyHints(html) };
	return { headers, body: new Blob([html]), scriptHashes };
};

const encoder = new TextEncoder();

/**
 * Returns a stream of the page. `complete` rejects if a component fails, so that the incomplete page is not cached. Each request
 * creates a renderer, because @hono/react-renderer fixes its stream options at creation.
 */
const renderStream = async (
	c: Context<AppEnv>,
	props: DocumentProps,
): Promise<Omit<Awaited<ReturnType<RenderHtml>>, "scriptHashes">> => {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const around = aroundApp(props, renderWhole);
	if (!around) throw new Error("The document around the page was not rendered");
	const renderer = reactRenderer(undefined, {
		stream: HEADERS,
		readableStreamOptions: {
			onError: (error) => {
				c.get("log")("error", SOURCE, "A component failed", { error, path: props.page.path });
				reject(error);
			},
		},
	});
	await renderer(c, async () => {});
	const body = (await c.render(<ServerApp page={props.page} />)).body as
		| (ReadableStream<Uint8Array> & { allReady?: Promise<void> })
		| null;
	if (!body) throw new Error("The renderer returned no body");
	(body.allReady ?? Promise.resolve()).then(resolve, reject);
	return { headers: HEADERS, body: body.pipeThrough(within(around)), complete: promise };
};

const within = ([before, after]: [string, string]) =>
	new TransformStream<Uint8Array, Uint8Array>({
		start: (stream) => stream.enqueue(encoder.encode(before)),
		flush: (stream) => stream.enqueue(encoder.encode(after)),
	});
