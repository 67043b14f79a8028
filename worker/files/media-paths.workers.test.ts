import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv, Bindings } from "../base/bindings.ts";
import { requestContext } from "../request/middleware/request-context.ts";
import { handleMedia } from "./media.ts";

/** The guard of paths is left out, because the route must refuse such paths by itself. */
const app = new Hono<AppEnv>();
app.use(requestContext);
app.get("*", handleMedia);

const PICTURE =
	"/dw/image/v2/VTRA_001/on/demandware.static/-/Sites-vetrina-catalog/default/dw01234567/VT1/a.jpg";
const MODEL = "/dw/model/bucket-bag-96552c.glb";

const ask = async (path: string, type: string | null, status = 200) => {
	const requests: string[] = [];
	const bindings = {
		...(env as unknown as Bindings),
		COMMERCE: {
			fetch: async ({ url }: Request) => {
				requests.push(url);
				return new Response(status === 304 ? null : "secret", {
					status,
					headers: type === null ? {} : { "content-type": type },
				});
			},
		} as unknown as Fetcher,
	};
	const response = await app.request(`https://shop.example${path}`, {}, bindings, createExecutionContext());
	return { status: response.status, requests, text: new TextDecoder().decode(await response.arrayBuffer()) };
};

test.each([
	[PICTURE, "image/avif"],
	["/dw/image/v2/a%20b/caf%C3%A9.jpg", "image/jpeg; charset=binary"],
	["/on/demandware.static/-/Sites-x/default/dw1/a.jpg", "image/jpeg"],
	[MODEL, "model/gltf-binary"],
])("%s is passed on as %s", async (path, type) => {
	expect(await ask(`${path}?sw=96&other=1`, type)).toEqual({
		status: 200,
		requests: [`https://commerce.internal${path}?sw=96`],
		text: "secret",
	});
});

test.each([
	[PICTURE, "application/json"],
	[PICTURE, "text/html"],
	[PICTURE, "model/gltf-binary"],
	[PICTURE, null],
	[MODEL, "image/png"],
	[MODEL, "application/json; a=model/gltf-binary"],
])("%s as %s is not passed on", async (path, type) => {
	const { status, text } = await ask(path, type);
	expect(status).toBe(404);
	expect(text).not.toContain("secret");
});

test("a response that confirms the browser's copy needs no content type", async () =>
	expect((await ask(PICTURE, null, 304)).status).toBe(304));

test.each([
	"/dw/image/v2/%2e%2e/%2e%2e/%2e%2e//localhost/health",
	"/dw/image/v2/..\\..\\..//localhost/health",
	"/dw/model/%2e%2e/%2e%2e//localhost/health",
	"/dw/model/%2e%2e/%2e%2e/outbox",
	"/dw/image/a//b.jpg",
	"/dw/image/",
	"/dw/imagery/a.jpg",
	"/on/demandware.static/%2e%2e/demandware.store/a",
	"/on/demandware.static//localhost/health",
])("%s is not requested from the platform", async (path) =>
	expect(await ask(path, "image/png")).toMatchObject({ status: 404, requests: [] }),
);
