import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { AppEnv, Bindings } from "../../base/bindings.ts";
import { csrfCheck, readCsrfToken } from "./csrf.ts";
import { limitBodies } from "./limit-bodies.ts";
import { originCheck } from "./origin-check.ts";
import { endInTime, requestContext } from "./request-context.ts";
import { requestGuard } from "./request-guard.ts";
import { securityHeaders } from "./security-headers.ts";

const app = new Hono<AppEnv>();
app.use(requestContext, securityHeaders, requestGuard, originCheck, limitBodies);
app.get("/page", (c) => {
	c.header("content-security-policy", "default-src 'self'");
	return c.text("page");
});
/** The headers of a fetched response, such as a proxied picture, cannot be written. */
app.get("/proxied", () => fetch("data:text/plain,picture"));
app.get("/session", async (c) => c.text(await readCsrfToken(c)));
app.use("/api/*", csrfCheck(new Set()));
app.post("/api/basket", (c) => c.text("written"));
app.post("/*", async (c) => c.text(await c.req.text()));

const bindings = {
	...(env as unknown as Bindings),
	INSTANCE_TYPE: "staging",
	SESSION_KEY: "a-session-key-of-at-least-32-characters",
};
const call = async (path: string, init?: RequestInit): Promise<Response> =>
	app.request(`https://shop.example${path}`, init, bindings);
const own = { "sec-fetch-site": "same-origin", origin: "https://shop.example" };

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test("every response has the security headers, a name and its timing", async () => {
	for (const path of ["/page", "/proxied", "/nothing"]) {
		const { headers } = await call(path);
		expect(headers.get("x-content-type-options"), path).toBe("nosniff");
		expect(headers.get("strict-transport-security"), path).toContain("max-age=");
		expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
		expect(headers.get("permissions-policy"), path).toContain("camera=()");
		expect(headers.get("x-request-id"), path).toMatch(/^[\w-]{8,}$/);
		expect(headers.get("server-timing"), path).toContain("total;dur=");
	}
	expect((await call("/page")).headers.get("content-security-policy")).toBe("default-src 'self'");
	expect((await call("/nothing")).headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("an unreadable request is refused with a readable page", async () => {
	const page = await call("/%00<script>", { headers: { accept: "text/html" } });
	expect([page.status, page.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
	expect(await page.text()).not.toContain("script");
	const document = await call(`/page?x=${"a".repeat(10_000)}`);
	expect([document.status, document.headers.get("content-type")]).toEqual([414, "application/problem+json"]);
	expect((await call("/page", { method: "PUT" })).headers.get("allow")).toContain("GET");
});

// proves platform-5
test("fifty refused writes are one line of the log, and the next minute's line has their number", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
	const later = Date.now() + 3_600_000;
	vi.setSystemTime(later);
	const refused = () => call("/api/basket", { method: "POST", headers: { origin: "https://evil.example" } });
	for (let n = 0; n < 50; n++) expect((await refused()).status).toBe(403);
	expect(warn).toHaveBeenCalledTimes(1);
	vi.setSystemTime(later + 60_000);
	await refused();
	expect(JSON.parse(String(warn.mock.lastCall?.[0]))).toMatchObject({
		details: { reason: "origin", refused: 50, path: "/api/basket" },
	});
});

// proves identity-6
describe("writes", () => {
	// proves security-5
	test("are refused with 413 if they are huge, even without a length", async () => {
		const endless = () =>
			new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(16_384)) });
		const response = await call("/api/basket", { method: "POST", headers: own, body: endless() });
		expect([response.status, response.headers.get("content-type")]).toEqual([
			413,
			"application/problem+json",
		]);
	});

	test("are refused with 403 from other origins", async () => {
		const response = await call("/api/basket", {
			method: "POST",
			headers: { origin: "https://evil.example" },
		});
		expect([response.status, response.headers.get("content-type")]).toEqual([
			403,
			"application/problem+json",
		]);
	});

	test("are accepted from our pages with the browser's token only", async () => {
		const session = await call("/session");
		const token = await session.text();
		const setCookie = session.headers.get("set-cookie") ?? "";
		expect(setCookie).toMatch(/^__Host-browser_id=[\w-]{22};.*Path=\/;.*Secure/);
		// The cookie ends with the visit.
		expect(setCookie).not.toMatch(/max-age|expires/i);
		for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax"]) expect(setCookie).toContain(attribute);
		const cookie = setCookie.split(";", 1)[0] ?? "";
		const write = (headers: Record<string, string>) =>
			call("/api/basket", { method: "POST", headers: { ...own, ...headers } });
		expect((await write({ cookie, "x-csrf-token": token })).status).toBe(200);
		const forged: Record<string, string>[] = [
			{},
			{ cookie },
			{ "x-csrf-token": token },
			{ cookie: "__Host-browser_id=abcdefghijklmnopqrstuv", "x-csrf-token": token },
		];
		for (const headers of forged) expect((await write(headers)).status).toBe(403);
		// A browser keeps its id.
		const again = await call("/session", { headers: { cookie } });
		expect(again.headers.get("set-cookie")).toBeNull();
		expect(await again.text()).toBe(token);
	});

	/** Returns a body that is sent in chunks, without a `Content-Length`. */
	const stream = (text: string) => new Blob([text]).stream();
	const LIMITS = [
		["/log", 16_384],
		["/en-it/cart", 20_000],
	] as const;
	test.each(LIMITS)(
		"are refused with 413 beyond the limit, with or without a length (%s)",
		async (path, most) => {
			const send = async (body: BodyInit) =>
				(await call(path, { method: "POST", headers: own, body, duplex: "half" } as RequestInit)).status;
			const whole = "x".repeat(most);
			expect([await send(whole), await send(stream(whole))]).toEqual([200, 200]);
			expect([await send(`${whole}x`), await send(stream(`${whole}x`))]).toEqual([413, 413]);
			// The limit counts bytes, and "ä" has two.
			expect([await send("ä".repeat(most)), await send(stream("ä".repeat(most)))]).toEqual([413, 413]);
		},
	);
});

// proves platform-1
describe("a request that outlives its deadline", () => {
	const slow = new Hono<AppEnv>();
	slow.use(requestContext, securityHeaders, endInTime(50));
	slow.get("/hangs", () => new Promise<Response>(() => {}));
	slow.post("/body", async (c) => c.text(await c.req.text()));
	slow.onError((error, c) => c.text(error.name, 503));

	test.each([
		["a response that never comes", "/hangs", () => ({})],
		["a body that is never sent to its end", "/body", () => ({ method: "POST", body: new ReadableStream() })],
	])("ends with a failure that has all headers: %s", async (_, path, init) => {
		const response = await slow.request(`https://shop.example${path}`, init(), bindings);
		expect([response.status, await response.text()]).toEqual([503, "TimeoutError"]);
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
		expect(response.headers.get("server-timing")).toContain("total");
	});
});
