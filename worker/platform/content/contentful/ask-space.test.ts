import { afterEach, expect, test, vi } from "vitest";
import type { PlatformContext } from "../../fetch.ts";
import { askSpace } from "./ask-space.ts";

const SPACE = {
	id: "space",
	environment: "master",
	locales: new Map<string, string>(),
	deliveryToken: "delivery",
	previewToken: "preview",
};
const env = { CONTENTFUL_SPACE: "space" };
const createPlatform = () =>
	({ env, deadline: AbortSignal.timeout(5000), log: () => {} }) as unknown as PlatformContext;
const refusal = (code: string, details?: object) => ({
	message: "No.",
	extensions: { contentful: { code, ...(details && { details }) } },
});

const JSON_TYPE = { "content-type": "application/json" };
/** Too many requests. `reset`: seconds until the space answers again. */
const limit = (reset: string) =>
	Response.json(
		{ errors: [refusal("RATE_LIMIT_EXCEEDED")] },
		{ status: 429, headers: { "x-contentful-ratelimit-reset": reset } },
	);

const answerWith = (...responses: (() => Response)[]) => {
	const serve = vi.fn(
		async (_: Request) => (responses.length > 1 ? responses.shift() : responses[0])?.() as Response,
	);
	vi.stubGlobal("fetch", serve);
	return serve;
};
const ask = (isPreview = false) => askSpace(createPlatform(), SPACE, "query content { x }", isPreview);
afterEach(() => vi.unstubAllGlobals());

test("a document goes to the space's environment with the token of its state", async () => {
	const serve = answerWith(() => Response.json({ data: { x: 1 } }));
	expect(await ask()).toEqual({ data: { x: 1 }, missing: [] });
	await ask(true);
	const [delivery, preview] = serve.mock.calls.map(([request]) => request);
	expect(delivery?.url).toMatch(
		/^https:\/\/graphql\.contentful\.com\/content\/v1\/spaces\/space\/environments\/master\?/,
	);
	expect(delivery?.headers.get("authorization")).toBe("Bearer delivery");
	expect(preview?.headers.get("authorization")).toBe("Bearer preview");
});

// proves content-61
test("too many requests are repeated after the time that the service names", async () => {
	const tooMany = () => limit("0");
	answerWith(tooMany, tooMany, () => Response.json({ data: {} }));
	expect(await ask()).toEqual({ data: {}, missing: [] });
	const serve = answerWith(tooMany);
	await expect(ask()).rejects.toMatchObject({ name: "PlatformUnavailable", kind: "http" });
	expect(serve).toHaveBeenCalledTimes(3);
});

// proves content-61, platform-11
test.each([
	["TOO_COMPLEX_QUERY", 400],
	["UNKNOWN_LOCALE", 400],
	["ACCESS_TOKEN_INVALID", 401],
])("%s is a failure with its code", async (code, status) => {
	answerWith(() => Response.json({ errors: [refusal(code)] }, { status }));
	await expect(ask()).rejects.toThrow(`${status} ${code}: No.`);
});

test.each([
	["a page", () => new Response("<h1>Sorry</h1>", { headers: { "content-type": "text/html" } })],
	["no data", () => Response.json({ data: null })],
	["an answer that ends early", () => new Response('{"data": {"x"', { headers: JSON_TYPE })],
	["a failure of the service", () => new Response("Bad gateway", { status: 502 })],
	["a space that is gone", () => Response.json({ errors: [refusal("UNKNOWN_SPACE")] }, { status: 404 })],
	["an address without this service", () => new Response("<h1>No</h1>", { status: 404 })],
	["a limit for longer than two seconds", () => limit("3")],
	["a limit without an end", () => limit("soon")],
])("%s is a failure", async (_, respond) => {
	answerWith(respond);
	await expect(ask()).rejects.toMatchObject({ name: "PlatformUnavailable" });
});

// proves content-61
test("a limit that lasts for longer than two seconds is not waited for", async () => {
	const serve = answerWith(() => limit("3"));
	await expect(ask()).rejects.toThrow("429 RATE_LIMIT_EXCEEDED");
	expect(serve).toHaveBeenCalledTimes(1);
});

test("an answer after the deadline is a failure", async () => {
	const late = AbortSignal.timeout(10);
	answerWith(() => new Response(new ReadableStream({ start() {} }), { headers: JSON_TYPE }));
	const asking = askSpace({ ...createPlatform(), deadline: late }, SPACE, "query content { x }", false);
	await expect(asking).rejects.toMatchObject({ name: "PlatformUnavailable", kind: "timeout" });
});

test("links to what is not published are named, and what else was found is kept", async () => {
	const errors = [refusal("UNRESOLVABLE_LINK", { linkId: "hidden" })];
	answerWith(() => Response.json({ data: { x: null }, errors }));
	expect(await ask()).toEqual({ data: { x: null }, missing: ["hidden"] });
});
