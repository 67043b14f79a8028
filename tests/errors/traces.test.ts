import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHEAP_PASSWORDS } from "../../packages/commerce-sandbox/testing/cheap-passwords.ts";
import { buildCommerce } from "../../scripts/build.ts";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { root } from "../../scripts/lib/run.ts";
import { copySeed, ensureSeed } from "../../scripts/lib/seed.ts";
import { drawTrace, followTrace } from "../../scripts/lib/traces/follow-trace.ts";
import type { Span } from "../../scripts/lib/traces/read-span-events.ts";
import { type Local, startLocal } from "../../scripts/lib/workers.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** Both Workers run in one workerd with a streaming tail, as `npm run preview -- --traces` does. */

const START_TIMEOUT = 120_000;
const PATIENCE = { timeout: 15_000, interval: 200 };
const PRODUCT = "800000000002";
const state = resolve(root, `.cache/traces-${process.pid}`);
const spans: Span[] = [];
let local: Local;

beforeAll(async () => {
	copySeed(await ensureSeed({ say: console.log, build: buildCommerce }), state);
	local = await startLocal({
		secrets: ensureSecrets(),
		state,
		commerceVars: CHEAP_PASSWORDS,
		storefrontPort: await freePort(),
		commercePort: await freePort(),
		onSpans: (more) => void spans.push(...more),
		log: ".cache/reports/traces-workers.log",
	});
}, START_TIMEOUT);
afterAll(async () => {
	await local.stop();
	rmSync(state, { recursive: true, force: true });
});

const post = async (shopper: Shopper, path: string, body: unknown): Promise<Response> => {
	const { csrf } = (await (await shopper.fetch("/api/en-it/session")).json()) as { csrf: string };
	return shopper.fetch(`/api/en-it/${path}`, {
		method: "POST",
		body: JSON.stringify(body),
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
	});
};
const readTrace = (response: Response): string =>
	/\btrace;desc="([0-9a-f]{32})"/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? "no trace";
const find = (traceId: string): Span[] => spans.filter((span) => span.traceId === traceId);
const named = (trace: readonly Span[] | undefined, name: RegExp) =>
	trace?.find((span) => name.test(span.name));
/** Returns the names from a span up to its trace's first span. */
const pathTo = (trace: readonly Span[], span: Span | undefined): string[] =>
	span
		? [
				...pathTo(
					trace,
					trace.find(({ spanId }) => spanId === span.parentId),
				),
				span.name,
			]
		: [];

// proves platform-12
test("a click is followed from its request to the database, and from its event to the receiver's answer", async () => {
	const shopper = newShopper({}, local.storefront);
	shopper.cookies.set("consent", "1.apm");
	const added = await post(shopper, "basket/items", { productId: PRODUCT, quantity: 1 });
	expect(added.status).toBe(200);
	const click = readTrace(added);
	// Each invocation tells its spans by itself, in any order.
	const ours = [/^POST \/api\/basket\/items$/, /^baskets POST /];
	await expect
		.poll(() => ours.map((name) => named(find(click), name) !== undefined), PATIENCE)
		.toEqual([true, true]);
	const trace = find(click);
	const statement = trace.find(
		(span) => /^d1_/.test(span.name) && pathTo(trace, span).some((name) => /^baskets POST /.test(name)),
	);
	const [first, ...rest] = pathTo(trace, statement);
	expect(first).toBe("POST /api/basket/items");
	expect(rest.filter((name) => name !== "fetch")).toEqual([
		"platform baskets",
		expect.stringMatching(/^baskets POST /),
		expect.stringMatching(/^d1_/),
	]);

	const id = crypto.randomUUID();
	const place = { age: 5, path: "/en-it/", pageType: "home", visit: 1, trace: click };
	const event = { type: "productView", productId: PRODUCT };
	const reported = await post(shopper, "events", { reported: [{ id, ...place, event }] });
	expect(reported.status).toBe(200);
	const delivery = () => named(followTrace(spans, id).at(-1), /^deliver dataset$/);
	await expect.poll(() => delivery()?.facts.answer, PATIENCE).toBe("taken");
	const traces = followTrace(spans, id);
	expect(traces.map(([span]) => span?.traceId)).toContain(click);
	expect(delivery()?.facts).toMatchObject({
		events: expect.stringContaining(id),
		causes: expect.stringContaining(readTrace(reported)),
	});
	const last = traces.at(-1) ?? [];
	await expect
		.poll(() => {
			const whole = followTrace(spans, id).at(-1) ?? [];
			return whole.some((span) => /^d1_/.test(span.name) && pathTo(whole, span).includes("deliver dataset"));
		}, PATIENCE)
		.toBe(true);
	expect(drawTrace(last)).toContain("deliver dataset");
});

// proves platform-12, platform-5
test("no span holds a token, a cookie or a query", async () => {
	const shopper = newShopper({}, local.storefront);
	const page = await shopper.fetch("/en-it/search?q=secret-phrase");
	await page.text();
	await post(shopper, "basket/items", { productId: PRODUCT, quantity: 1 });
	await expect.poll(() => followTrace(spans, readTrace(page)).length, PATIENCE).toBe(1);
	const secrets = [...shopper.cookies.values()].filter((value) => value.length > 15);
	expect(secrets.length).toBeGreaterThan(1);
	const ours = spans.filter(({ name }) => !/^(fetch|kv_|d1_|r2_|do_|queue_|cache_)/.test(name));
	const said = JSON.stringify(ours);
	expect([...secrets, "secret-phrase"].filter((secret) => said.includes(secret))).toEqual([]);
});
