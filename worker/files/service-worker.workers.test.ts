import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import { SERVICE_WORKER } from "../../shared/domain/offline/worker-messages.ts";
import type { AppEnv, Bindings } from "../base/bindings.ts";
import { storeSwitches } from "../cache/operations/stored-switches.ts";
import { newIsolate } from "../cache/testing.ts";
import { requestContext } from "../request/middleware/request-context.ts";
import { securityHeaders } from "../request/middleware/security-headers.ts";
import { handleServiceWorker } from "./service-worker.ts";

const app = new Hono<AppEnv>();
app.use(requestContext, securityHeaders, (c, next) => {
	c.set("build", { id: "test", shapes: {} });
	return next();
});
app.get("/worker.js", handleServiceWorker);

const bindings = env as unknown as Bindings;
const ask = (built: Response = new Response("built()")) =>
	app.request(
		`https://shop.example${SERVICE_WORKER}`,
		{},
		{ ...bindings, ASSETS: { fetch: async () => built } as unknown as Fetcher },
		createExecutionContext(),
	);

beforeEach(async () => {
	newIsolate();
	await storeSwitches(bindings, "vetrina-me", []);
});

// proves shell-43, shell-44
test("browsers check the service worker each time, and it may load from the shop alone", async () => {
	const response = await ask();
	expect([response.status, await response.text()]).toEqual([200, "built()"]);
	expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
	expect(response.headers.get("cache-control")).toBe("public, max-age=0");
	expect(response.headers.get("content-security-policy")).toBe(
		"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; connect-src 'self'",
	);
});

// proves shell-44
test("a service worker that removes itself is sent while any site has it switched off", async () => {
	await storeSwitches(bindings, "vetrina-me", ["offline"]);
	const text = await (await ask()).text();
	expect(text).toContain("registration.unregister()");
	expect(text).toContain("caches.delete");
	expect(text).not.toContain("fetch");
});

test("a build without a service worker has none", async () => {
	const response = await ask(new Response("", { status: 404 }));
	expect(response.status).toBe(404);
	expect(response.headers.get("cache-control")).toContain("no-store");
});
