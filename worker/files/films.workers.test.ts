import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { FILM_PATHS } from "../../shared/domain/addresses/paths.ts";
import type { AppEnv, Bindings } from "../base/bindings.ts";
import { requestContext } from "../request/middleware/request-context.ts";
import { handleFilms } from "./films.ts";

const THRON = "5f3c1c1e-2a7e-4c41-9a55-0f2b8a6c9d10";
const VIMEO = "912345678";
const app = new Hono<AppEnv>();
app.use(requestContext);
app.on(["GET"], Object.values(FILM_PATHS), handleFilms);

/** Requests a film from fake providers; returns the response and the providers' requests. */
const ask = async (
	path: string,
	respond: (request: Request) => Response = () =>
		new Response("film", { headers: { "content-type": "video/webm" } }),
	headers: Record<string, string> = {},
) => {
	const requests: Request[] = [];
	const bindings = {
		...(env as unknown as Bindings),
		INSTANCE_TYPE: "staging" as const,
		COMMERCE: {
			fetch: async (request: Request) => {
				requests.push(request);
				return respond(request);
			},
		} as unknown as Fetcher,
	};
	const response = await app.request(
		`https://shop.example${path}`,
		{ headers },
		bindings,
		createExecutionContext(),
	);
	return { response, asked: requests.map(({ url }) => new URL(url)), requests };
};
const picture = () => new Response("picture", { headers: { "content-type": "image/webp", etag: '"x"' } });

// proves media-5
test.each([
	[`${FILM_PATHS.thumbnail}?videoId=${THRON}&pkey=k1&height=320&width=240`, "/getThumbnail/vetrina/240x320/"],
	[`${FILM_PATHS.thumbnail}?videoId=${THRON}&pkey=k1`, "/getThumbnail/vetrina/0x0/"],
	[
		`${FILM_PATHS.vimeoThumbnail}?videoId=${VIMEO}&height=320&width=240&extension=jpg`,
		`/${VIMEO}_240x320.jpg`,
	],
])("%s is a picture of the provider's", async (path, expected) => {
	const { response, asked } = await ask(path, picture);
	expect(response.status).toBe(200);
	expect(response.headers.get("etag")).toBe('"x"');
	expect(asked[0]?.pathname).toContain(expected);
});

test.each([
	"",
	"?videoId=../../admin&pkey=k",
	`?videoId=${THRON}`,
	`?videoId=${THRON}&pkey=a%2Fb`,
	`?videoId=https://evil.example/film&pkey=k`,
	`?videoId=${THRON}&pkey=k&width=0`,
	`?videoId=${THRON}&pkey=k&width=9999`,
	`?videoId=${THRON}&pkey=k&height=1e3`,
	`?videoId=${THRON}&pkey=k&width=-1`,
])("refuses a thumbnail of %j without calling a provider", async (query) => {
	const { response, asked } = await ask(FILM_PATHS.thumbnail + query, picture);
	expect(response.status).toBe(400);
	expect(asked).toEqual([]);
});

test("Vimeo's variant accepts Vimeo's films in picture formats only", async () => {
	for (const query of [`?videoId=${THRON}&pkey=k`, `?videoId=${VIMEO}&extension=svg`])
		expect((await ask(FILM_PATHS.vimeoThumbnail + query, picture)).response.status).toBe(400);
});

describe("an aspect ratio", () => {
	const ratio = (body: unknown, id = VIMEO) =>
		ask(`${FILM_PATHS.aspectRatio}?videoId=${id}&pkey=k`, () => Response.json(body));

	test("is what either provider says", async () => {
		expect(await (await ratio({ width: 1920, height: 1080 })).response.json()).toEqual({
			aspectRatio: 16 / 9,
		});
		const { response } = await ratio({ content: { width: 300, height: 400 } }, THRON);
		expect(await response.json()).toEqual({ aspectRatio: 0.75 });
		expect(response.headers.get("cache-control")).toContain("max-age=86400");
	});

	test.each([{}, { width: 0, height: 9 }, { width: "wide" }, { width: 1e9, height: 1 }])(
		"responds 404 for %j",
		async (body) => expect((await ratio(body)).response.status).toBe(404),
	);
});

// proves media-5
describe("a film", () => {
	const path = `${FILM_PATHS.film}?videoId=${THRON}&pkey=k1`;

	test("is sent in the parts that a player requests", async () => {
		const { response, requests } = await ask(
			path,
			() =>
				new Response("fi", {
					status: 206,
					headers: { "content-type": "video/webm", "content-range": "bytes 0-1/4", "set-cookie": "a=b" },
				}),
			{ range: "bytes=0-1", cookie: "secret=1" },
		);
		expect([response.status, response.headers.get("content-range")]).toEqual([206, "bytes 0-1/4"]);
		expect(response.headers.get("set-cookie")).toBeNull();
		expect(requests[0]?.headers.get("range")).toBe("bytes=0-1");
		expect(requests[0]?.headers.get("cookie")).toBeNull();
	});

	test("is refused if the response is not a film", async () => {
		const page = () => new Response("<script>", { headers: { "content-type": "text/html" } });
		expect((await ask(path, page)).response.status).toBe(404);
		const away = () => new Response(null, { status: 302, headers: { location: "https://evil.example/" } });
		expect((await ask(path, away)).response.status).toBe(404);
	});

	test("may be unavailable, and is then not cached", async () => {
		const { response, asked } = await ask(path, () => new Response(null, { status: 503 }));
		expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
		expect(response.headers.get("cache-control")).toContain("no-store");
		expect(asked.every(({ host }) => host === "commerce.internal")).toBe(true);
	});
});
