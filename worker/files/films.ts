import type { Context } from "hono";
import { FILM_PATHS } from "../../shared/domain/addresses/paths.ts";
import { filmProvider } from "../../shared/domain/media/films.ts";
import type { AppEnv } from "../base/bindings.ts";
import { problem } from "../base/problem.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";
import { PlatformUnavailable } from "../platform/fetch.ts";
import {
	type FilmRef,
	type FilmSize,
	filmAddress,
	filmAspectRatio,
	filmFile,
	type PictureExtension,
	thumbnailAddress,
} from "../platform/films.ts";
import type { PlatformCalls } from "../platform/load-json.ts";
import { createCalls } from "../request/calls.ts";

const PASSED_ON = [
	"content-type",
	"content-length",
	"content-range",
	"accept-ranges",
	"cache-control",
	"vary",
	"etag",
];
const EXTENSIONS: readonly PictureExtension[] = ["jpg", "png", "webp", "avif"];
const MOST_PIXELS = 4000;

const notThere = (): Response => problem(404, "There is no such video.");
const bad = (what: string): Response => problem(400, `This is no ${what} of a video.`);

const readFilm = (query: URLSearchParams): FilmRef | null => {
	const id = query.get("videoId") ?? "";
	const key = query.get("pkey") ?? "";
	const provider = filmProvider(id);
	if (!provider || !/^[\w-]{0,64}$/.test(key) || (provider === "thron" && key === "")) return null;
	return { id, key };
};

const readSide = (text: string | null): number | null => {
	if (text === null || text === "") return 0;
	const side = /^\d{1,4}$/.test(text) ? Number(text) : 0;
	return side > 0 && side <= MOST_PIXELS ? side : null;
};
const readSize = (query: URLSearchParams): FilmSize | null => {
	const [width, height] = [readSide(query.get("width")), readSide(query.get("height"))];
	return width === null || height === null ? null : { width, height };
};

const file = async (c: Context<AppEnv>, calls: PlatformCalls, address: string, kind: RegExp) => {
	const headers = new Headers();
	for (const name of ["accept", "range", "if-none-match"]) {
		const value = c.req.header(name);
		if (value) headers.set(name, value);
	}
	const response = await filmFile(calls, address, headers);
	if (response.status >= 500) throw new PlatformUnavailable("http", "The provider does not respond.");
	if (response.status !== 304 && response.status !== 416) {
		if (!response.ok || !kind.test(response.headers.get("content-type") ?? "")) return notThere();
	}
	const copy = new Response(response.body, { status: response.status });
	for (const name of PASSED_ON) {
		const value = response.headers.get(name);
		if (value) copy.headers.set(name, value);
	}
	return copy;
};

const PICTURE = /^image\/(?:jpeg|png|webp|avif)\b/;
const FILM = /^video\/[\w.-]+\b/;

const respond = async (c: Context<AppEnv>): Promise<Response> => {
	const url = new URL(c.req.url);
	const query = url.searchParams;
	const film = readFilm(query);
	if (!film) return bad("id or key");
	const calls = createCalls(c);
	switch (url.pathname) {
		case FILM_PATHS.film:
			return file(c, calls, filmAddress(film), FILM);
		case FILM_PATHS.aspectRatio: {
			const aspectRatio = await filmAspectRatio(calls, film);
			if (aspectRatio === null) return notThere();
			return Response.json({ aspectRatio }, { headers: { "cache-control": CACHE_CONTROL.filmShape } });
		}
	}
	const size = readSize(query);
	if (!size) return bad("size");
	if (url.pathname === FILM_PATHS.thumbnail) return file(c, calls, thumbnailAddress(film, size), PICTURE);
	const extension = EXTENSIONS.find((one) => one === (query.get("extension") ?? "webp"));
	if (!extension || filmProvider(film.id) !== "vimeo") return bad("picture");
	return file(c, calls, thumbnailAddress(film, size, extension), PICTURE);
};

export const handleFilms = async (c: Context<AppEnv>): Promise<Response> => {
	try {
		return await respond(c);
	} catch (error) {
		if (!(error instanceof PlatformUnavailable)) throw error;
		return problem(503, "The video cannot be had just now.", { headers: { "retry-after": "5" } });
	}
};
