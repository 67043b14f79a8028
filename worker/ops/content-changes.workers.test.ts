import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createHmac, randomUUID } from "node:crypto";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AppEnv, Bindings } from "../base/bindings.ts";
import { useClock } from "../base/clock.ts";
import { siteConfig } from "../base/sites.ts";
import { loadCached } from "../cache/cached.ts";
import { newIsolate, testContext } from "../cache/testing.ts";
import { requestContext } from "../request/middleware/request-context.ts";
import { opsApp } from "./ops.ts";

const SECRET = "s".repeat(64);
const SITE = siteConfig.sites[0]?.id ?? "";
const app = new Hono<AppEnv>();
app.use(requestContext, (c, next) => {
	c.set("build", { id: "test", shapes: {} });
	return next();
});
app.route("/", opsApp);

const bindings = (): Bindings => ({
	...(env as unknown as Bindings),
	INSTANCE_TYPE: "staging" as const,
	CONTENTFUL_SPACE: "space",
	CONTENTFUL_DELIVERY_TOKEN: "delivery",
	CONTENTFUL_WEBHOOK_SECRET: SECRET,
});

const change = (id: string, space = "space"): string =>
	JSON.stringify({
		sys: { id, type: "Entry", space: { sys: { id: space } }, contentType: { sys: { id: "page" } } },
		fields: { slug: { "en-US": `/${id}` } },
	});

type Sent = { body: string; secret?: string; at?: number; topic?: string };
const sign = ({
	body,
	secret = SECRET,
	at = Date.now(),
	topic = "ContentManagement.Entry.publish",
}: Sent) => {
	const names = "x-contentful-signed-headers,x-contentful-timestamp";
	const headers = `x-contentful-signed-headers:${names};x-contentful-timestamp:${at}`;
	return {
		"x-contentful-topic": topic,
		"x-contentful-signed-headers": names,
		"x-contentful-timestamp": String(at),
		"x-contentful-signature": createHmac("sha256", secret)
			.update(["POST", "/ops/content", headers, body].join("\n"))
			.digest("hex"),
	};
};
const deliver = async (
	body: string,
	headers: Record<string, string>,
	own: Partial<Bindings> = {},
): Promise<Response> => {
	const ctx = createExecutionContext();
	const request = new Request("https://shop.example/ops/content", { method: "POST", headers, body });
	const response = await app.fetch(request, { ...bindings(), ...own }, ctx);
	await waitOnExecutionContext(ctx);
	return response;
};
const send = (sent: Sent) => deliver(sent.body, sign(sent));

let waits: number[] = [];
beforeEach(() => {
	newIsolate();
	waits = [];
	useClock({
		now: Date.now,
		timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
		after: (milliseconds, run) => {
			waits.push(milliseconds);
			run();
			return () => {};
		},
	});
});
afterEach(() => useClock());

/** Loads a value that depends on an entry, and returns how often it was loaded. */
const createValue = (id: string) => {
	const { cx } = testContext();
	let loads = 0;
	return async () => {
		await loadCached(cx, {
			site: SITE,
			key: `page ${id}`,
			policy: { kind: "content", fresh: 600, stale: 600 },
			load: async () => ({ value: ++loads, contentTags: [`entry:${id}`] }),
		});
		return loads;
	};
};

// proves content-66
describe("a change that the space announces", () => {
	test("drops what depends on it, at once and once more after the space has settled, and nothing else", async () => {
		const [id, other] = [randomUUID(), randomUUID()];
		const [load, loadOther] = [createValue(id), createValue(other)];
		expect([await load(), await load(), await loadOther()]).toEqual([1, 1, 1]);
		const response = await send({ body: change(id) });
		expect(response.status).toBe(200);
		expect(((await response.json()) as { dropped: string[] }).dropped).toContain(`entry:${id}`);
		expect(waits).toEqual([5000]);
		expect([await load(), await loadOther()]).toEqual([2, 1]);
	});

	test("is taken once, unless it could not be written", async () => {
		const body = change(randomUUID());
		const headers = sign({ body });
		expect((await deliver(body, headers)).status).toBe(200);
		expect((await deliver(body, headers)).status).toBe(409);
		const failing = {
			SITE_OPERATIONS: { getByName: () => ({ purgeTags: () => Promise.reject(new Error("KV is down")) }) },
		} as unknown as Partial<Bindings>;
		const later = sign({ body, at: Date.now() - 1 });
		expect((await deliver(body, later, failing)).status).toBe(503);
		expect((await deliver(body, later)).status).toBe(200);
	});

	test.each<[string, (body: string) => Promise<Response>, number]>([
		["is forged", (body) => send({ body, secret: "t".repeat(64) }), 401],
		["is not signed", (body) => deliver(body, {}), 401],
		["is old", (body) => send({ body, at: Date.now() - 31_000 }), 401],
		["was changed on its way", (body) => deliver(body.replace("page", "hero"), sign({ body })), 401],
		["is no change", () => send({ body: "<p>" }), 422],
		[
			"is of a shop without a space",
			(body) => deliver(body, sign({ body }), { CONTENTFUL_SPACE: undefined }),
			404,
		],
		[
			"is of a shop without a secret",
			(body) => deliver(body, sign({ body }), { CONTENTFUL_WEBHOOK_SECRET: undefined }),
			404,
		],
	])("drops nothing if it %s", async (_, attack, status) => {
		const id = randomUUID();
		const load = createValue(id);
		await load();
		expect((await attack(change(id))).status).toBe(status);
		expect(await load()).toBe(1);
	});

	test("drops nothing if it is of another space", async () => {
		const id = randomUUID();
		const load = createValue(id);
		await load();
		expect((await send({ body: change(id, "other") })).status).toBe(403);
		expect(await load()).toBe(1);
	});

	test("drops nothing if it concerns a draft", async () => {
		const id = randomUUID();
		const load = createValue(id);
		await load();
		const response = await send({ body: change(id), topic: "ContentManagement.Entry.auto_save" });
		expect(await response.json()).toEqual({ dropped: [] });
		expect(await load()).toBe(1);
	});
});
