import { type Context, Hono } from "hono";
import type { FilmRecord } from "../../house/media.ts";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { acceptedFormats } from "../../media/negotiate-format.ts";
import { parseSource } from "../../media/picture-source.ts";
import { parseRendition } from "../../media/rendition-request.ts";
import { rendition } from "../../media/renditions.ts";
import { busy } from "../media.ts";
import { byteRange } from "./byte-range.ts";

/** Serves fakes of the video APIs of Thron and Vimeo (cloud-12). */
export const filmsApp = new Hono<CommerceHono>();

type Where = Context<CommerceHono>;

const filmBy = (provider: FilmRecord["provider"], id: string): FilmRecord | undefined =>
	house.films.records.find((film) => film.provider === provider && film.id === id);

const DELIVERY = "/thron/api/xcontents/resources/delivery";
const notFound = (): Response => problem(404, "video-not-found", "No video has this id.");
const noKey = (): Response => problem(403, "not-authorised", "The public key is missing or wrong.");

filmsApp.get(`${DELIVERY}/getThumbnail/:client/:area/:id`, (c) => {
	if (c.req.query("pkey") !== house.films.key) return noKey();
	const film = filmBy("thron", c.req.param("id"));
	const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(c.req.param("area")) ?? [];
	return film && width !== undefined ? thumbnail(c, film, width, height) : notFound();
});

filmsApp.get(`${DELIVERY}/getContentDetail`, (c) => {
	if (c.req.query("pkey") !== house.films.key) return noKey();
	const film = filmBy("thron", c.req.query("xcontentId") ?? "");
	if (!film) return notFound();
	const { id, title, width, height, duration } = film;
	return c.json({
		content: { id, contentType: "VIDEO", locales: [{ locale: "EN", name: title }], width, height, duration },
		resultCode: "OK",
	});
});

filmsApp.get("/thron/delivery/public/video/:client/:id/:pkey/:channel/:name", (c) => {
	if (c.req.param("pkey") !== house.films.key) return noKey();
	return filmFile(c, filmBy("thron", c.req.param("id")));
});

filmsApp.get("/vimeo/api/oembed.json", (c) => {
	const id = /^https:\/\/vimeo\.com\/(\d+)$/.exec(c.req.query("url") ?? "")?.[1];
	const film = id === undefined ? undefined : filmBy("vimeo", id);
	if (!film) return notFound();
	const { title, width, height, duration } = film;
	return c.json({ type: "video", version: "1.0", video_id: Number(id), title, width, height, duration });
});

filmsApp.get("/vimeo/video/:file{\\d+_\\d+x\\d+\\.(?:jpg|png|webp|avif)}", (c) => {
	const [, id = "", width = "", height, extension] =
		/^(\d+)_(\d{1,4})x(\d{1,4})\.(\w+)$/.exec(c.req.param("file")) ?? [];
	const film = filmBy("vimeo", id);
	return film ? thumbnail(c, film, width, height, extension) : notFound();
});

filmsApp.get("/vimeo/progressive/:id", (c) => filmFile(c, filmBy("vimeo", c.req.param("id"))));

async function thumbnail(
	c: Where,
	film: FilmRecord,
	width: string,
	height = "0",
	extension?: string,
): Promise<Response> {
	const renditionRequest = parseRendition(
		new URLSearchParams({
			...(Number(width) > 0 ? { sw: width } : {}),
			...(Number(height) > 0 ? { sh: height } : {}),
			...(extension ? { sfrm: extension } : {}),
			sm: "cut",
		}),
	);
	if ("refused" in renditionRequest) return problem(400, "invalid-size", renditionRequest.refused);
	const source = parseSource(film.pictures[0]);
	const format = renditionRequest.format ?? acceptedFormats(c.req.header("accept"))[0];
	const frame =
		source &&
		(await rendition(c.env, c.executionCtx, source, { ...renditionRequest, format }, c.req.raw.signal));
	if (!frame) return notFound();
	if (typeof frame === "string") return busy();
	return new Response(frame.body, {
		headers: {
			"content-type": frame.contentType,
			"cache-control": "public, max-age=86400",
			etag: frame.etag,
			...(renditionRequest.format === undefined && { vary: "Accept" }),
			"x-content-type-options": "nosniff",
		},
	});
}

async function filmFile(c: Where, film: FilmRecord | undefined): Promise<Response> {
	const bytes = film && (await house.films.file(film.id));
	if (!film || !bytes) return notFound();
	const headers = {
		"content-type": "video/webm",
		"cache-control": "public, max-age=86400",
		"accept-ranges": "bytes",
		etag: `"${film.id}-${bytes.byteLength}"`,
		"x-content-type-options": "nosniff",
	};
	const range = byteRange(c.req.header("range"), bytes.byteLength);
	if (range === undefined)
		return new Response(null, {
			status: 416,
			headers: { "content-range": `bytes */${bytes.byteLength}`, "accept-ranges": "bytes" },
		});
	if (range === "all") return new Response(bytes, { headers });
	return new Response(bytes.slice(range.from, range.to + 1), {
		status: 206,
		headers: { ...headers, "content-range": `bytes ${range.from}-${range.to}/${bytes.byteLength}` },
	});
}
