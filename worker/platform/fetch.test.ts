import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FIRST_STATE } from "../../shared/domain/preview/preview-state.ts";
import { useClock } from "../base/clock.ts";
import { type MovedClock, useMovedClock } from "./breakers/moved-clock.ts";
import {
	type PlatformContext,
	pause,
	platformFetch,
	platformResponse,
	platformUrl,
	requestedFault,
} from "./fetch.ts";

let clock: MovedClock;
beforeEach(() => {
	clock = useMovedClock();
});
afterEach(() => useClock());

type Step = Response | Error | "hang" | (() => Response);
/** A platform whose responses follow a script; its last step repeats. */
const platform = (...steps: Step[]) => {
	const seen: Request[] = [];
	const logged: string[] = [];
	const fetch = async (request: Request): Promise<Response> => {
		const step = steps[Math.min(seen.length, steps.length - 1)];
		seen.push(request);
		if (step === "hang")
			return new Promise((_, reject) =>
				request.signal.addEventListener("abort", () => reject(request.signal.reason)),
			);
		if (step instanceof Error) throw step;
		return typeof step === "function" ? step() : (step?.clone() ?? new Response());
	};
	const cx: PlatformContext = {
		env: { COMMERCE: { fetch } as unknown as Fetcher },
		deadline: clock.timeout(5000),
		log: (level) => logged.push(level),
	};
	return { cx, seen, logged };
};
const down = new Response("{}", { status: 503 });
const json = Response.json({ a: 1 });

// proves platform-2
describe("retries", () => {
	test("a GET is repeated after 5xx and network failures, with a warning each", async () => {
		const { cx, seen, logged } = platform(down, new Error("reset"), json);
		expect(await clock.until(platformFetch(cx, "/content/x"))).toMatchObject({
			ok: true,
			status: 200,
			json: { a: 1 },
		});
		expect(seen).toHaveLength(3);
		expect(logged).toEqual(["warning", "warning"]);
	});

	test("after three retries an error is logged and the last response returned", async () => {
		const { cx, seen, logged } = platform(down);
		expect(await clock.until(platformFetch(cx, "/content/x"))).toMatchObject({
			ok: false,
			kind: "http",
			status: 503,
		});
		expect(seen).toHaveLength(4);
		expect(logged).toEqual(["warning", "warning", "warning", "error"]);
	});

	test("the log of a call contains no personal data and no tokens", async () => {
		const { cx } = platform(down);
		const told: unknown[] = [];
		const log: PlatformContext["log"] = (_level, _source, _title, details) => told.push(details?.path);
		const token = "a".repeat(80);
		for (const path of [
			"/s/profiles/anna%40vetrina.example/subscription",
			`/s/cards/${token}`,
			"/s/contexts/6f1c2a70-9b1e-4c55-8f0a-0a1b2c3d4e5f",
			"/s/orders/V1",
		])
			await clock.until(platformFetch({ ...cx, log }, path, { method: "POST" }));
		expect(told).toEqual(["/s/profiles/…/subscription", "/s/cards/…", "/s/contexts/…", "/s/orders/V1"]);
	});

	test("a POST is never sent twice", async () => {
		const { cx, seen } = platform(down);
		expect(await clock.until(platformFetch(cx, "/content/x", { method: "POST", body: "{}" }))).toMatchObject({
			ok: false,
			kind: "http",
		});
		expect(seen).toHaveLength(1);
	});

	test("4xx is a response", async () => {
		const { cx, seen } = platform(new Response("{}", { status: 404 }));
		expect(await clock.until(platformFetch(cx, "/content/x"))).toMatchObject({
			ok: false,
			kind: "http",
			status: 404,
		});
		expect(seen).toHaveLength(1);
	});
});

describe("time", () => {
	test("a hanging try is given up", async () => {
		const { cx, seen } = platform("hang", json);
		expect(await clock.until(platformFetch(cx, "/content/x", {}, { timeout: 20 }))).toMatchObject({
			ok: true,
		});
		expect(seen).toHaveLength(2);
	});

	test("a try that ignores the signal is given up, too", async () => {
		const { cx } = platform(json);
		cx.env = { COMMERCE: { fetch: () => new Promise(() => {}) } as unknown as Fetcher };
		expect(await clock.until(platformFetch(cx, "/content/x", {}, { timeout: 20, retries: 0 }))).toMatchObject(
			{
				ok: false,
				kind: "timeout",
			},
		);
	});

	// proves platform-1
	test("the deadline covers all tries", async () => {
		const { cx, seen } = platform("hang");
		cx.deadline = clock.timeout(60);
		expect(await clock.until(platformFetch(cx, "/content/x", {}, { timeout: 1000 }))).toMatchObject({
			ok: false,
			kind: "timeout",
		});
		expect(seen).toHaveLength(1);
		expect(await clock.until(platformFetch(cx, "/content/x"))).toMatchObject({ ok: false, kind: "timeout" });
		expect(seen).toHaveLength(1);
	});

	// proves platform-5
	test("a call that the deadline ends between two tries is logged as an error", async () => {
		const { cx, seen, logged } = platform(down);
		cx.deadline = clock.timeout(100);
		expect(await clock.until(platformFetch(cx, "/content/x"))).toMatchObject({ ok: false, kind: "timeout" });
		expect(seen).toHaveLength(2);
		expect(logged).toEqual(["warning", "warning", "error"]);
	});
});

describe("a malformed response", () => {
	test.each([
		["truncated JSON", new Response('{"a":', { headers: { "content-type": "application/json" } })],
		["an HTML page", new Response("<html>", { headers: { "content-type": "text/html" } })],
		["nothing", new Response(null, { status: 200 })],
	])("%s", async (_, response) => {
		expect(await clock.until(platformFetch(platform(response).cx, "/content/x"))).toMatchObject({
			ok: false,
			kind: "malformed",
		});
	});

	test("a body that breaks off counts as a failed try", async () => {
		const broken = () =>
			new Response(new ReadableStream({ pull: (controller) => controller.error(new Error("cut")) }));
		const { cx, seen } = platform(broken, json);
		expect(await clock.until(platformFetch(cx, "/content/x"))).toMatchObject({ ok: true });
		expect(seen).toHaveLength(2);
	});
});

test("the origin is the binding's or COMMERCE_URL's, whatever the path", async () => {
	const { cx, seen } = platform(json);
	await clock.until(platformFetch(cx, "/s/x?a=1"));
	expect(seen[0]?.url).toBe("https://commerce.internal/s/x?a=1");
	cx.env = {};
	expect(await clock.until(platformFetch(cx, "/content/x", {}, { retries: 0 }))).toMatchObject({
		ok: false,
		kind: "network",
	});
});

test("fault and preview are passed on", async () => {
	const { cx, seen } = platform(json);
	await platformResponse(
		{ ...cx, fault: "search:503", preview: FIRST_STATE },
		new Request("https://commerce.internal/content/x"),
	);
	expect(seen[0]?.headers.get("x-vetrina-fault")).toBe("search:503");
	expect(seen[0]?.headers.get("x-preview")).toBe("true");
});

test("faults are requested by header or query, and not in production", () => {
	const byQuery = new Request("https://shop.example/?fault=search:503");
	expect(requestedFault(byQuery, "staging")).toBe("search:503");
	expect(
		requestedFault(
			new Request("https://shop.example/", { headers: { "x-vetrina-fault": "all:latency=2000" } }),
			"development",
		),
	).toBe("all:latency=2000");
	expect(requestedFault(byQuery, "production")).toBeUndefined();
	expect(requestedFault(new Request("https://shop.example/?fault=%0d%0a"), "staging")).toBeUndefined();
});

describe("addresses", () => {
	const env = { COMMERCE_URL: "https://cloud.example:8443/base" };

	test.each([
		[
			"/s/vetrina-eu/en-IT/caf%C3%A9?routeInfo=true&a=//x",
			"/s/vetrina-eu/en-IT/caf%C3%A9?routeInfo=true&a=//x",
		],
		["/a?b?c", "/a?b?c"],
	])("%s is a path of the platform", (path, expected) =>
		expect(platformUrl(env, path).href).toBe(`https://cloud.example:8443${expected}`),
	);

	test.each([
		"//localhost/health",
		"/\\localhost/health",
		"https://evil.example/x",
		"/a/../outbox",
		"/a/%2e%2e/outbox",
		"/a/%252e%252e/outbox",
		"",
	])("refuses the path %j", (path) =>
		expect(() => platformUrl(env, path)).toThrow("no path of the platform"),
	);

	test("a call never leaves the platform", async () => {
		const { cx, seen } = platform(json);
		await expect(platformResponse(cx, new Request("https://localhost/health"))).rejects.toThrow();
		expect(seen).toHaveLength(0);
	});
});

test("a pause ends with the deadline, and at once if the deadline has passed", async () => {
	await expect(clock.until(pause(60_000, clock.timeout(10)))).rejects.toThrow("deadline");
	await expect(pause(60_000, AbortSignal.abort())).rejects.toThrow("deadline");
	await expect(clock.until(pause(1, clock.timeout(1000)))).resolves.toBeUndefined();
});
