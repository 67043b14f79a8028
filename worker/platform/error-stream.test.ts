import { beforeEach, expect, test, vi } from "vitest";
import { notifyErrorStream, type Report, type ReportCalls, report } from "./error-stream.ts";

type Sent = { path: string; body: unknown };
const MINUTE = 60_000;

let now = 0;
beforeEach(() => {
	// The throttle is shared by all tests, so each starts after its interval.
	now += 10 * MINUTE;
});

function setUp(status = 200) {
	const sent: Sent[] = [];
	const log = vi.fn();
	const waiting: Promise<unknown>[] = [];
	const COMMERCE = {
		async fetch(request: Request) {
			const { pathname, search } = new URL(request.url);
			if (pathname.endsWith("/CSRF-Generate"))
				return Response.json({ csrf: { tokenName: "csrf_token", token: "t" } });
			sent.push({ path: pathname + search, body: await request.json() });
			return Response.json({ error: false }, { status });
		},
	};
	const calls = {
		platform: { env: { COMMERCE }, deadline: AbortSignal.timeout(1000), log },
		cache: { now: () => now, waitUntil: (promise: Promise<unknown>) => waiting.push(promise) },
	} as unknown as ReportCalls;
	return { calls, log, sent, settled: () => Promise.all(waiting) };
}

const noPrice = {
	level: "error",
	type: "server",
	title: "Product without price",
	source: "VT1-red",
} as const;

// proves event-3
test("reports to the platform and the log, once a minute for each title", async () => {
	const { calls, log, sent, settled } = setUp();
	report(calls, noPrice);
	report(calls, { ...noPrice, source: "VT2-red" });
	report(calls, { ...noPrice, title: "Something else" });
	now += MINUTE;
	report(calls, noPrice);
	await settled();
	expect(sent).toEqual([
		{ path: "/on/demandware.store/Sites-vetrina-eu-Site/default/System-Log?csrf_token=t", body: noPrice },
		expect.objectContaining({ body: { ...noPrice, title: "Something else" } }),
		expect.objectContaining({ body: { ...noPrice, source: "VT1-red (2 times)" } }),
	]);
	expect(log.mock.calls.map(([level, source, title]) => [level, source, title])).toEqual([
		["error", "server: VT1-red", "Product without price"],
		["error", "server: VT1-red", "Something else"],
		["error", "server: VT1-red", "Product without price"],
	]);
});

// proves price-8
test("creates details only for reports that are sent", async () => {
	const { calls, log, sent, settled } = setUp();
	const readDetails = vi.fn(async () => ({ authType: "agent" }));
	report(calls, noPrice, readDetails);
	report(calls, { ...noPrice, source: "VT2-red" }, readDetails);
	await settled();
	await settled();
	expect(readDetails).toHaveBeenCalledOnce();
	expect(sent).toMatchObject([{ body: { ...noPrice, stackTrace: '{"authType":"agent"}' } }]);
	expect(log).toHaveBeenCalledWith("error", "server: VT1-red", noPrice.title, {
		error: '{"authType":"agent"}',
	});
});

// proves event-3, platform-13
test("a loop of errors is one entry, and its number comes with the next", async () => {
	const { calls, log, settled } = setUp();
	const looping = {
		level: "error",
		type: "client",
		title: "Loop",
		source: "/",
		release: "entry-a.js",
	} as const;
	for (let n = 0; n < 1000; n++) report(calls, { ...looping, count: 3 });
	now += MINUTE;
	report(calls, looping);
	await settled();
	expect(log.mock.calls.map(([, , , details]) => details)).toEqual([
		{ release: "entry-a.js", count: 3 },
		{ release: "entry-a.js", count: 2998 },
	]);
});

test("writes warnings in the platform's format", async () => {
	const { calls, sent, settled } = setUp();
	report(calls, { ...noPrice, level: "warning", type: "client" });
	await settled();
	expect(sent).toMatchObject([{ body: { level: "warn", type: "client" } }]);
});

test("logs a rejected report locally only", async () => {
	const { calls, log, sent, settled } = setUp(400);
	notifyErrorStream(calls, noPrice);
	await settled();
	expect(sent).toHaveLength(1);
	expect(log.mock.calls).toEqual([
		["warning", "platform/error-stream", "System Log API error.", { status: 400 }],
	]);
});

const FLOOD = 200;
const senders = {
	"the server": noPrice,
	"our scripts": { level: "error", type: "client", title: "A script has failed" },
	"browsers about the policy": { level: "warning", type: "client", ofPolicy: true, title: "Refused" },
} satisfies Record<string, Report>;
const names = Object.keys(senders) as (keyof typeof senders)[];
const pairs = names.flatMap((loud) =>
	names.filter((name) => name !== loud).map((name) => [loud, name] as const),
);

// proves event-3, security-11
test.each(pairs)("a flood from %s does not silence %s", async (loud, quiet) => {
	const { calls, sent, settled } = setUp();
	for (let n = 0; n < FLOOD; n++) report(calls, { ...senders[loud], title: `Invented ${n}` });
	report(calls, { ...senders[loud], title: "One too many" });
	report(calls, senders[quiet]);
	await settled();
	expect(sent.at(-1)).toMatchObject({ body: { title: senders[quiet].title } });
	expect(sent).not.toContainEqual(
		expect.objectContaining({ body: expect.objectContaining({ title: "One too many" }) }),
	);
});
