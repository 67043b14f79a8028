import { Hono } from "hono";
import { house } from "../house.ts";
import type { CommerceHono } from "../http/http.ts";
import { problem } from "../http/problem.ts";

export const modelsApp = new Hono<CommerceHono>();

const PATH = "/dw/model/:file";

modelsApp.get(PATH, async (c) => {
	const [, name = "", color = ""] = /^([a-z-]{1,40})-([0-9a-f]{6})\.glb$/.exec(c.req.param("file")) ?? [];
	const make = Object.hasOwn(house.models, name) ? house.models[name] : undefined;
	if (!make) return problem(404, "model-not-found", "No model has this address.");
	const key = new URL(c.req.url).origin + c.req.path;
	const cachedResponse = await caches.default.match(key);
	if (cachedResponse) return cachedResponse;
	const response = new Response(await make(color), {
		headers: {
			"content-type": "model/gltf-binary",
			"cache-control": "public, max-age=86400",
			"x-content-type-options": "nosniff",
		},
	});
	c.executionCtx.waitUntil(caches.default.put(key, response.clone()));
	return response;
});

modelsApp.all(PATH, () => problem(405, "method-not-allowed", "Models are read with GET or HEAD."));
