import { describe, expect, test } from "vitest";
import type { Bindings } from "../../base/bindings.ts";
import { callReceiver, readRetryAfter } from "./call-receiver.ts";

const NOW = Date.parse("2026-11-29T12:00:00Z");
const call = (answer: () => Response | Promise<Response>) =>
	callReceiver(
		{
			env: { COMMERCE: { fetch: async () => answer() } } as unknown as Bindings,
			deadline: new AbortController().signal,
			now: NOW,
		},
		"/webhook/v1/events",
		{ method: "POST", body: "{}" },
	);
const json =
	(body: unknown, status = 200) =>
	() =>
		Response.json(body, { status });
const empty =
	(status: number, headers: HeadersInit = {}) =>
	() =>
		new Response(null, { status, headers });

// proves event-12
describe("the answer of a receiver", () => {
	test.each<[string, () => Response, unknown]>([
		["no content", empty(204), "taken"],
		["a body that says nothing", json({ stored: 1 }), "taken"],
		["a body that is no JSON", () => new Response("ok"), "taken"],
		["a server's error", empty(503), "retry"],
		["a time-out of the server", empty(408), "retry"],
		["too many requests", empty(429), "retry"],
		["too many requests, with a pause", empty(429, { "retry-after": "90" }), { retryAfter: 90 }],
		[
			"maintenance, with a date",
			empty(503, { "retry-after": "Sun, 29 Nov 2026 12:01:00 GMT" }),
			{ retryAfter: 60 },
		],
		["no answer of the service behind a proxy", empty(504), "unanswered"],
		[
			"a refusal",
			json({ title: "Bad", detail: "No name" }, 400),
			{ refused: expect.stringContaining("Status 400") },
		],
		["a redirect", empty(302, { location: "https://elsewhere.example/" }), { refused: "Status 302:" }],
		[
			"success that complains of an event",
			json({ validationMessages: [{ description: "Bad name" }] }),
			{ refused: expect.stringContaining("Bad name") },
		],
		[
			"success that carries an error",
			json({ error: true, errorMessage: "Unknown site" }),
			{ refused: expect.stringContaining("Unknown site") },
		],
	])("%s", async (_, answer, outcome) => expect(await call(answer)).toEqual(outcome));

	test("a request that fails may have arrived", async () => {
		expect(
			await call(() => {
				throw new TypeError("Network connection lost");
			}),
		).toBe("unanswered");
	});
});

test.each([
	[null, undefined],
	["0", 1],
	["soon", undefined],
	["99999999", 6 * 3600],
	["Sun, 29 Nov 2026 11:00:00 GMT", 1],
])("Retry-After %s is %s s", (header, seconds) => {
	expect(readRetryAfter(header, NOW)).toBe(seconds);
});
