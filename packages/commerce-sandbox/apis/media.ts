import { type Context, Hono } from "hono";
import type { CommerceEnv } from "../env.ts";
import type { CommerceHono } from "../http/http.ts";
import { problem } from "../http/problem.ts";
import { ofHerMediaId, parseMediaTail } from "../media/media-path.ts";
import { acceptedFormats } from "../media/negotiate-format.ts";
import { asSheWearsIt, type PictureSource, parseSource, sourceWithoutRow } from "../media/picture-source.ts";
import {
	formatFor,
	type PictureFormat,
	parseRendition,
	type RenditionRequest,
} from "../media/rendition-request.ts";
import { rendition } from "../media/renditions.ts";

export const mediaApp = new Hono<CommerceHono>();

const PATH = "/dw/image/v2/:realm/on/demandware.static/-/:catalog/default/:tail{.+}";

mediaApp.get(PATH, async (c) => {
	const renditionRequest = parseRendition(new URL(c.req.url).searchParams);
	if ("refused" in renditionRequest)
		return problem(400, "invalid-image-parameters", renditionRequest.refused);
	const tail = parseMediaTail(c.req.param("tail"));
	if (tail === undefined) return notFound();

	const formats = acceptedFormats(c.req.header("accept"));
	const [format, otherwise] = renditionRequest.format ? [renditionRequest.format] : formats;
	const cacheKey = writeCacheKey(c, renditionRequest, formatFor(renditionRequest, format, otherwise));
	const cachedResponse = await caches.default.match(cacheKey);
	if (cachedResponse) return conditional(c, cachedResponse);

	const source = await findSource(c.env.DB, tail.mediaId);
	const wantedRendition = { ...renditionRequest, format, otherwise };
	const patience = source?.kind === "upload" ? UPLOAD_PATIENCE_MS : undefined;
	const picture =
		source && (await rendition(c.env, c.executionCtx, source, wantedRendition, c.req.raw.signal, patience));
	if (!picture) return notFound();
	if (picture === "busy") return (await loadOriginal(c.env, source, wantedRendition)) ?? busy();
	if (picture === "gone") return busy();

	const response = new Response(picture.body, {
		headers: {
			"content-type": picture.contentType,
			"cache-control": decideLifetime(tail.isVersioned),
			etag: picture.etag,
			...(renditionRequest.format === undefined && { vary: "Accept" }),
			"server-timing": `media;desc=${picture.from}`,
			"x-content-type-options": "nosniff",
		},
	});
	// The key names the format, so the stored copy needs no `Vary`.
	const copy = new Response(response.clone().body, response);
	copy.headers.delete("vary");
	c.executionCtx.waitUntil(caches.default.put(cacheKey, copy));
	return conditional(c, response);
});

mediaApp.all(PATH, () => problem(405, "method-not-allowed", "Pictures are read with GET or HEAD."));

/** Milliseconds after which an imported picture is sent unscaled, because storefronts wait nine seconds. */
const UPLOAD_PATIENCE_MS = 6_000;
const ORIGINAL_LIFETIME = "public, max-age=60";

async function loadOriginal(
	{ MEDIA }: CommerceEnv,
	source: PictureSource,
	{ format, otherwise }: { format: PictureFormat; otherwise?: PictureFormat },
): Promise<Response | undefined> {
	const object = source.kind === "upload" ? await MEDIA.get(source.key) : null;
	const type = object?.httpMetadata?.contentType;
	if (!object || type === undefined) return undefined;
	const isModern = type === "image/avif" || type === "image/webp";
	if (isModern && ![format, otherwise].includes(type.slice("image/".length) as PictureFormat)) {
		await object.body.cancel();
		return undefined;
	}
	return new Response(object.body, {
		headers: {
			"content-type": type,
			"cache-control": ORIGINAL_LIFETIME,
			vary: "Accept",
			"server-timing": "media;desc=original",
			"x-content-type-options": "nosniff",
		},
	});
}

const decideLifetime = (isVersioned: boolean): string =>
	isVersioned ? "public, max-age=31536000, immutable" : "public, max-age=86400";

const RETRY_AFTER = "2";
export const busy = (): Response => {
	const response = problem(503, "media-busy", "Too many pictures are being drawn. Ask again shortly.");
	response.headers.set("retry-after", RETRY_AFTER);
	return response;
};

const notFound = (): Response => problem(404, "media-not-found", "No picture has this address.");

async function findSource(db: D1Database, mediaId: string): Promise<PictureSource | undefined> {
	const own = sourceWithoutRow(mediaId);
	if (own) return own;
	const usual = ofHerMediaId(mediaId);
	const row = await db
		.prepare("SELECT source FROM media WHERE id = ?")
		.bind(usual ?? mediaId)
		.first<{ source: string }>();
	const source = row === null ? undefined : parseSource(row.source);
	return source && usual !== undefined ? asSheWearsIt(source) : source;
}

function writeCacheKey(
	c: Context<CommerceHono>,
	{ width, ratio, quality, format: namedFormat }: RenditionRequest,
	format: string,
): string {
	const url = new URL(c.req.url);
	url.search = new URLSearchParams({
		width: `${width}`,
		ratio: `${ratio ?? ""}`,
		q: `${quality}`,
		format,
		named: `${namedFormat ?? ""}`,
	}).toString();
	return url.href;
}

function conditional(c: Context<CommerceHono>, response: Response): Response {
	const headers = new Headers(response.headers);
	const etag = headers.get("etag");
	if (!c.req.query("sfrm") && !c.req.query("fmt")) headers.set("vary", "Accept");
	if (
		etag !== null &&
		c.req
			.header("if-none-match")
			?.split(/\s*,\s*/)
			.includes(etag)
	) {
		void response.body?.cancel();
		return new Response(null, { status: 304, headers });
	}
	return new Response(response.body, { status: response.status, headers });
}
