import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AppEnv, Bindings } from "../base/bindings.ts";
import { useClock } from "../base/clock.ts";
import { createTiming } from "../base/timing.ts";
import { type MovedClock, useMovedClock } from "../platform/breakers/moved-clock.ts";
import { DEADLINE_MS } from "../request/middleware/request-context.ts";
import { handleMedia } from "./media.ts";

const PATH = "/dw/image/v2/VTRA_001/on/demandware.static/-/x/default/a.jpg";

let clock: MovedClock;
beforeEach(() => {
	clock = useMovedClock();
});
afterEach(() => useClock());

/** Requests a picture within nine seconds; `respond` is the media service. */
const ask = async (
	respond: (attempt: number) => Response | Promise<Response>,
	{ path = PATH, headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) => {
	let attempts = 0;
	const asked: string[] = [];
	const app = new Hono<AppEnv>();
	app.use((c, next) => {
		c.set("deadline", clock.timeout(DEADLINE_MS));
		c.set("log", () => {});
		c.set(
			"timing",
			createTiming(() => Date.now()),
		);
		return next();
	});
	app.get("/dw/image/*", handleMedia);
	const COMMERCE = {
		fetch: async ({ url }: Request) => {
			asked.push(new URL(url).search);
			return respond(++attempts);
		},
	} as unknown as Fetcher;
	const bindings = { ...(env as unknown as Bindings), COMMERCE };
	const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
	const asking = Promise.resolve(app.request(`https://shop.example${path}`, { headers }, bindings, context));
	const response = await clock.until(asking);
	return { response, attempts, asked };
};

test("a picture that misses the request's deadline is 503, and may be requested again", async () => {
	const { response, attempts } = await ask(() => new Promise<Response>(() => {}));
	expect([response.status, response.headers.get("retry-after"), attempts]).toEqual([503, "5", 1]);
	expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("a stalled body ends with the deadline, too", async () => {
	const stalled = () => new Response(new ReadableStream(), { headers: { "content-type": "image/webp" } });
	expect((await ask(stalled)).response.status).toBe(503);
});

test("a media service that fails once is called again", async () => {
	const { response, attempts } = await ask((attempt) =>
		attempt === 1
			? new Response(null, { status: 503 })
			: new Response("picture", { headers: { "content-type": "image/webp" } }),
	);
	expect([response.status, await response.text(), attempts]).toEqual([200, "picture", 2]);
});

test.each([
	[400, 400],
	[404, 404],
	[410, 404],
	[401, 503],
	[403, 503],
	[429, 503],
	[500, 503],
])("the media service's status %i becomes %i", async (status, expected) => {
	const { response } = await ask(() => new Response(null, { status }));
	expect(response.status).toBe(expected);
});

// proves media-13
test.each([
	["on", "?sw=1280", "?sw=560"],
	["ON", "?sw=400&q=80", "?sw=400&q=80"],
	["on", "?sw=960", "?sw=400"],
	["on", "", ""],
	["off", "?sw=1280", "?sw=1280"],
	[undefined, "?sw=1280", "?sw=1280"],
])("with Save-Data: %s, %s is loaded as %s", async (saves, query, expected) => {
	const picture = () =>
		new Response("picture", { headers: { "content-type": "image/webp", vary: "Accept" } });
	const headers: Record<string, string> = saves ? { "save-data": saves } : {};
	const { response, asked } = await ask(picture, { path: PATH + query, headers });
	expect(asked).toEqual([expected]);
	expect(response.headers.get("vary")).toBe("Accept, Save-Data");
});
