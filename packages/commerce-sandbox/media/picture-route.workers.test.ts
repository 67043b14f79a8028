import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { mediaApp } from "../apis/media.ts";
import type { CommerceEnv } from "../env.ts";
import { emptyStores } from "../testing/empty-stores.ts";
import { herMediaId, mediaPath } from "./media-path.ts";
import { wasmBytes } from "./raster/codecs.ts";
import { encode } from "./raster/encode.ts";
import { formatFor } from "./rendition-request.ts";
import { sniffBitmap } from "./sniff-bitmap.ts";
import { storeUpload } from "./upload.ts";

/** Milliseconds: a picture is drawn and encoded by the processor alone, which takes a second, and several on a busy machine. */
const DRAWING_TIMEOUT = 60_000;
const bindings = env as unknown as CommerceEnv;
const DRESS = "drawn:dress?cut=wrap&fabric=silk&pattern=dot&color=5e1a2b&accent=efe6d3&view=front";

const register = (id: string, source: string) =>
	bindings.DB.prepare("INSERT OR REPLACE INTO media (id, source) VALUES (?, ?)").bind(id, source).run();

beforeAll(async () => {
	await register("VT1-red/back.jpg", DRESS);
	// The first picture compiles drawing and encoding, which may exceed a request's wait on a busy machine.
	const accept = { headers: { accept: "image/avif,image/webp" } };
	while ((await ask(`${mediaPath("VT1-red/back.jpg")}?sw=150`, accept)).status === 503);
	await emptyStores();
	await register("VT1-red/front.jpg", DRESS);
}, DRAWING_TIMEOUT);

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
	const context = createExecutionContext();
	const response = await mediaApp.request(`https://vetrina.test${path}`, init, bindings, context);
	// The body must be read first, because the route stores a copy of the stream.
	const body = await response.arrayBuffer();
	await waitOnExecutionContext(context);
	return new Response(response.status === 304 ? null : body, response);
}
const sizeOf = async (response: Response) => sniffBitmap(new Uint8Array(await response.arrayBuffer()));
const path = mediaPath("VT1-red/front.jpg");

describe("the image route", { timeout: DRAWING_TIMEOUT }, () => {
	it("draws, keeps and then serves a picture from the store", async () => {
		const first = await ask(`${path}?sw=150`, { headers: { accept: "image/avif,image/webp" } });
		expect(first.status).toBe(200);
		expect(first.headers.get("content-type")).toBe("image/avif");
		expect(first.headers.get("vary")).toBe("Accept");
		expect(first.headers.get("cache-control")).toBe("public, max-age=86400");
		expect(first.headers.get("server-timing")).toBe("media;desc=drawn");
		expect(await sizeOf(first)).toEqual({ type: "avif", width: 160, height: 213 });

		expect((await bindings.MEDIA.list({ prefix: "rendition/" })).objects).toHaveLength(1);
		// Another address of the same width misses the edge cache and hits the store.
		const again = await ask(`${mediaPath("VT1-red/front.jpg", "", DRESS)}?sw=160`, {
			headers: { accept: "image/avif" },
		});
		expect(again.headers.get("server-timing")).toBe("media;desc=store");
		expect(again.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
	});

	it("makes a wide picture in the second format that the client takes, and keeps it", async () => {
		const wide = () => ask(`${path}?sw=1280`, { headers: { accept: "image/avif,image/webp" } });
		const first = await wide();
		expect(first.headers.get("content-type")).toBe("image/webp");
		expect(first.headers.get("server-timing")).toBe("media;desc=drawn");
		expect(first.headers.get("cache-control")).toBe("public, max-age=86400");
		expect(await sizeOf(first)).toMatchObject({ type: "webp", width: 1280 });
		expect((await wide()).headers.get("etag")).toBe(first.headers.get("etag"));
	});

	it("makes a wide picture as WebP where it is named AVIF", async () => {
		const named = await ask(`${path}?sw=1280&q=60&sfrm=avif`, { headers: { accept: "image/avif" } });
		expect(named.headers.get("content-type")).toBe("image/webp");
	});

	it("responds with the format that is asked for", async () => {
		const type = async (query: string, accept: string) =>
			(await sizeOf(await ask(`${path}?sw=64${query}`, { headers: { accept } })))?.type;
		expect(await type("", "image/webp,*/*")).toBe("webp");
		expect(await type("", "*/*")).toBe("jpeg");
		expect(await type("&sfrm=png", "image/avif")).toBe("png");
	});

	it("cuts to a ratio", async () => {
		expect(await sizeOf(await ask(`${path}?sw=160&sh=160&sm=cut&sfrm=webp`))).toEqual({
			type: "webp",
			width: 160,
			height: 160,
		});
	});

	it("says when nothing has changed", async () => {
		const etag = (await ask(`${path}?sw=64`)).headers.get("etag") ?? "";
		const response = await ask(`${path}?sw=64`, { headers: { "if-none-match": etag } });
		expect(response.status).toBe(304);
	});

	it("draws an asked-for picture once, however many ask", async () => {
		const responses = await Promise.all(Array.from({ length: 5 }, () => ask(`${path}?sw=128&sfrm=webp`)));
		expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200, 200]);
	});

	it("does not draw for who has gone", async () => {
		const kept = async () => (await bindings.MEDIA.list({ prefix: "rendition/" })).objects.length;
		const before = await kept();
		const leaving = new AbortController();
		const response = ask(`${path}?sw=400&sfrm=webp`, { signal: leaving.signal });
		leaving.abort();
		expect((await response).status).toBe(503);
		expect(await kept()).toBe(before);
	});

	it("draws editorial pictures without a row", async () => {
		const response = await ask(`${mediaPath("editorial/rail-landscape.jpg")}?sw=160&sfrm=webp`);
		const size = await sizeOf(response);
		expect(size?.type).toBe("webp");
		expect((size?.width ?? 0) > (size?.height ?? 0)).toBe(true);
	});

	it.each([
		[404, mediaPath("VT9-blue/front.jpg")],
		[404, mediaPath("editorial/moon-portrait.jpg")],
		[404, `${mediaPath("x")}%00.jpg`],
		[400, `${path}?sw=99999`],
		[400, `${path}?sw=64&sw=65`],
	])("responds %i with a problem document: %s", async (status, address) => {
		const response = await ask(address);
		expect(response.status).toBe(status);
		expect(response.headers.get("content-type")).toBe("application/problem+json");
	});

	it("takes no other method", async () => {
		expect((await ask(path, { method: "POST" })).status).toBe(405);
	});
});

describe("uploads", () => {
	const pixels = (width: number, height: number) => ({
		data: new Uint8ClampedArray(width * height * 4).fill(200),
		width,
		height,
	});

	it.each(["png", "jpeg", "webp", "avif"] as const)(
		"stores a %s by its content and scales it",
		async (format) => {
			const bytes = await encode(pixels(200, 100), format, 90);
			const stored = await storeUpload(bindings, bytes);
			if ("refused" in stored) throw new Error(stored.refused);
			expect(stored.source).toMatch(/^upload\/[0-9a-f]{64}\./);
			expect(await storeUpload(bindings, bytes)).toEqual(stored);
			await register(`import/${format}.jpg`, stored.source);
			expect(await sizeOf(await ask(`${mediaPath(`import/${format}.jpg`)}?sw=96&sfrm=webp`))).toEqual({
				type: "webp",
				width: 96,
				height: 48,
			});
			// A picture is never enlarged.
			expect(await sizeOf(await ask(`${mediaPath(`import/${format}.jpg`)}?sw=800&sfrm=png`))).toEqual({
				type: "png",
				width: 200,
				height: 100,
			});
		},
	);

	it("keeps a wide picture apart for clients that take other formats", async () => {
		const stored = await storeUpload(bindings, await encode(pixels(20, 10), "png", 90));
		if ("refused" in stored) throw new Error(stored.refused);
		await register("import/wide.jpg", stored.source);
		const type = async (accept: string) =>
			(await ask(`${mediaPath("import/wide.jpg")}?sw=800`, { headers: { accept } })).headers.get(
				"content-type",
			);
		expect(await type("image/avif,image/webp")).toBe("image/webp");
		expect(await type("image/avif")).toBe("image/jpeg");
	});

	it("refuses what only calls itself a picture", async () => {
		expect(
			await storeUpload(bindings, new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>")),
		).toHaveProperty("refused");
	});
});

it("draws hers from the row of his, and from no other", { timeout: DRAWING_TIMEOUT }, async () => {
	const hers = await ask(mediaPath(herMediaId("VT1-red/front.jpg")), { headers: { accept: "image/webp" } });
	expect([hers.status, hers.headers.get("content-type")]).toEqual([200, "image/webp"]);
	expect((await ask(mediaPath("VT1-blue/front-hers.jpg"))).status).toBe(404);
});

it("leaves codecs no more memory than fits into an isolate with a picture, whatever was asked for", {
	timeout: DRAWING_TIMEOUT,
}, async () => {
	for (const [wanted, width] of [
		["avif", 640],
		["avif", 1600],
		["jpeg", 1600],
		["png", 1600],
		["webp", 1600],
	] as const) {
		const [format, height] = [formatFor({ width }, wanted), Math.round((width * 4) / 3)];
		const data = new Uint8ClampedArray(width * height * 4).fill(255);
		expect((await encode({ data, width, height }, format, 45)).byteLength).toBeGreaterThan(0);
	}
	expect(wasmBytes() / 2 ** 20).toBeLessThan(75);
});

it("keeps the encoder of narrow pictures while a wide one is made: a released one would stay in memory until V8 collects it", {
	timeout: DRAWING_TIMEOUT,
}, async () => {
	const accept = { headers: { accept: "image/avif,image/webp" } };
	await ask(`${path}?sw=960&q=45`, accept);
	await ask(`${path}?sw=320&q=45`, accept);
	const held = wasmBytes();
	await ask(`${path}?sw=960&q=60`, accept);
	expect(wasmBytes()).toBe(held);
});
