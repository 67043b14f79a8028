import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operationsWorker, startMiniflare } from "../../scripts/lib/workers.ts";

/** The Worker of operations as the tail consumer of another one, in workerd. */

type WorkerOptions = Parameters<typeof startMiniflare>[0]["workers"][number];
type Line = { worker: string; level: string; title: string; time: string; [detail: string]: unknown };

const START_TIMEOUT = 60_000;
const SCRIPT = `export default { fetch(request) {
	console.error(JSON.stringify({ level: "error", type: "server", title: "Order lookup failed", source: "orders", requestId: "r-1" }));
	console.log("Fetching https://cloud.example/token?code=secret", 42);
	if (new URL(request.url).pathname === "/throws") throw new TypeError("Broken at /x?token=secret");
	return new Response("ok");
} };`;
let shop: Miniflare;
let respond: () => Response = () => new Response();
let received: { body: string; authorization: string | null; type: string | null }[] = [];

beforeAll(async () => {
	const operations = operationsWorker();
	const take = async (request: Request): Promise<Response> => {
		const { headers } = request;
		received.push({
			body: await request.text(),
			authorization: headers.get("authorization"),
			type: headers.get("content-type"),
		});
		return respond();
	};
	shop = await startMiniflare({
		workers: [
			{
				name: "shop",
				modules: true,
				script: SCRIPT,
				compatibilityDate: "2026-10-01",
				tails: [operations.name],
			} as unknown as WorkerOptions,
			{
				...operations,
				bindings: { LOG_URL: "https://logs.example/take", LOG_AUTHORIZATION: "Bearer sink" },
				r2Buckets: { LOGS: "logs" },
				outboundService: take,
			} as unknown as WorkerOptions,
		],
	});
}, START_TIMEOUT);
afterAll(() => shop.dispose());
beforeEach(() => {
	received = [];
	respond = () => new Response();
});

const parse = (text: string): Line[] =>
	text
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line) as Line);
const waitForLines = async (count: number): Promise<Line[]> => {
	await expect.poll(() => received.length).toBeGreaterThanOrEqual(count);
	return received.flatMap(({ body }) => parse(body));
};

// proves ops-22
test("lines of another Worker reach the service over HTTP and the bucket, without addresses and queries", async () => {
	await (
		await shop.dispatchFetch("https://shop.example/en-it?email=someone@example.com", {
			headers: { cookie: "session=secret" },
		})
	).text();
	const lines = await waitForLines(1);
	expect(lines).toEqual([
		expect.objectContaining({
			level: "error",
			title: "Order lookup failed",
			requestId: "r-1",
			source: "orders",
		}),
		expect.objectContaining({
			level: "log",
			title: "Fetching https://cloud.example/token?… 42",
		}),
	]);
	for (const { time } of lines) expect(new Date(time).toISOString()).toBe(time);
	expect(received[0]).toMatchObject({ authorization: "Bearer sink", type: "application/x-ndjson" });
	expect(received[0]?.body).not.toMatch(/secret|someone|session/);
	const bucket = await shop.getR2Bucket("LOGS", "vetrina-operations");
	await expect.poll(async () => (await bucket.list()).objects.length).toBeGreaterThan(0);
	const [object] = (await bucket.list()).objects;
	expect(object?.key).toMatch(/^\d{4}\/\d\d\/\d\d\/\d\d\/[\w-]{36}\.ndjson$/);
	expect(parse(await ((await bucket.get(object?.key ?? "")) as { text(): Promise<string> }).text())).toEqual(
		lines,
	);
});

// proves ops-22
test("an exception is a line with its stack", async () => {
	await shop.dispatchFetch("https://shop.example/throws").catch(() => {});
	const lines = await waitForLines(1);
	expect(lines).toContainEqual(
		expect.objectContaining({
			level: "error",
			title: "TypeError: Broken at /x?…",
			stackTrace: expect.stringContaining("at "),
		}),
	);
	expect(JSON.stringify(lines)).not.toContain("secret");
});

// proves ops-22
test("a service that fails is asked once more, and the bucket has the lines all the same", async () => {
	const bucket = await shop.getR2Bucket("LOGS", "vetrina-operations");
	const before = (await bucket.list()).objects.length;
	respond = () => new Response("", { status: 503 });
	await (await shop.dispatchFetch("https://shop.example/")).text();
	await waitForLines(2);
	await expect.poll(async () => (await bucket.list()).objects.length).toBe(before + 1);
	expect(received).toHaveLength(2);
});
