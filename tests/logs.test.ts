import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { ensureSecrets } from "../scripts/lib/checks/secrets.ts";
import { startMiniflare, storefrontWorker } from "../scripts/lib/workers.ts";
import type { LogEntry } from "../worker/base/log.ts";
import { newCustomer, PASSWORD } from "./setup/customer.ts";
import { BROWSER_USER_AGENT } from "./setup/shopper.ts";

/** Covers the logs and pages of failures in production: the built storefront with a platform that can be broken. */

type Platform = (path: string) => Response | undefined;
let platform: Platform = () => undefined;
/** Milliseconds: a Worker starts on one processor, next to other tests. */
const START_TIMEOUT = 60_000;
let storefront: Miniflare;
let lines: LogEntry[] = [];
/** Ids of all requests so far: background work of a request may still log during the next test. */
const requestIds = new Set<string>();

beforeAll(async () => {
	const commerce = inject("commerce");
	// The cloud sends login codes to its own origin; behind this proxy the storefront has another origin for it.
	const toOwnOrigin = (text: string) =>
		text.replaceAll(encodeURIComponent("https://commerce.internal"), encodeURIComponent(commerce));
	const respond = async (request: Request): Promise<Response> => {
		const { pathname, search } = new URL(request.url);
		const broken = platform(pathname);
		if (broken) return broken;
		const { method } = request;
		const headers = new Headers(request.headers);
		headers.delete("content-length");
		const body = method === "GET" ? undefined : toOwnOrigin(await request.text());
		return fetch(commerce + pathname + toOwnOrigin(search), { method, headers, body, redirect: "manual" });
	};
	const worker = storefrontWorker(ensureSecrets(), "production");
	storefront = await startMiniflare({
		workers: [
			{ ...worker, serviceBindings: { ...worker.serviceBindings, COMMERCE: respond } } as typeof worker,
		],
		onLine: (line) => void lines.push(JSON.parse(line) as LogEntry),
	});
}, START_TIMEOUT);
afterAll(() => storefront.dispose());
beforeEach(() => {
	platform = () => undefined;
	lines = [];
});

const ask = async (path: string) => {
	const response = await storefront.dispatchFetch(`http://localhost${path}`, {
		redirect: "manual",
		headers: { "user-agent": BROWSER_USER_AGENT, accept: "text/html" },
	});
	const { status, headers } = response;
	const id = headers.get("x-request-id") ?? "";
	requestIds.add(id);
	return {
		status,
		location: headers.get("location") ?? "",
		id,
		text: await response.text(),
	};
};
/** Lines come after the response; retries are made in the background. */
const PATIENCE = { timeout: 15_000 };
const errors = () => lines.filter(({ level }) => level === "error");
/** The live catalogue's version is requested every few seconds, so a request is tried once. */
const isTriedOnce = (path: string) => path.endsWith("/Catalog-GetGeneration");
const INSIDE = /TypeError|PlatformUnavailable|\bat .+:\d+:\d+|\.(?:js|ts):\d+|stack/;

// proves platform-5
test("an exception is logged once with its position, by the id that the shopper sees", async () => {
	const { location } = await ask("/en-it/VT10002-camel.html");
	platform = (path) => (path.includes("/products/VT10002") ? Response.json(null) : undefined);
	for (const path of [location, `/_page${location}`]) {
		lines = [];
		const { status, id, text } = await ask(path);
		expect([status, text.includes(id)]).toEqual([500, true]);
		expect(text).not.toMatch(INSIDE);
		await expect
			.poll(() => lines.filter(({ level }) => level !== "info"))
			.toEqual([
				expect.objectContaining({
					level: "error",
					source: "render/handle-error",
					requestId: id,
					details: { path, status: 500 },
				}),
			]);
		expect(errors()[0]?.stackTrace).toMatch(/TypeError[\s\S]+\n\s+at /);
	}
});

test.each(["/en-gr/women", "/_page/de-de/women", "/api/fr-fr/session"])(
	"%s: a failing platform is logged once for each call, and once for the response",
	async (path) => {
		platform = () => new Response(null, { status: 503 });
		const { status, id, text } = await ask(path);
		expect([status, text.includes(id)]).toEqual([503, true]);
		expect(text).not.toMatch(INSIDE);
		const own = () => lines.filter(({ requestId }) => requestId === id);
		const failures = () =>
			own().filter(({ level, source }) => level === "error" && source === "render/handle-error");
		await expect.poll(() => failures().length, PATIENCE).toBe(1);
		expect(lines.filter(({ requestId }) => !requestIds.has(requestId ?? ""))).toEqual([]);
		// A call is retried three times, or fewer when the request's deadline passes; calls of the content service share a path.
		const said = (level: string) =>
			own().filter(
				({ level: itsLevel, source, details }) =>
					itsLevel === level && source === "platform/fetch" && !isTriedOnce(String(details?.path)),
			);
		const paths = (entries: readonly LogEntry[]): string[] =>
			entries.map(({ details }) => String(details?.path)).toSorted();
		const announced = (): string[] =>
			paths(said("error").flatMap((one) => Array<LogEntry>(Number(one.details?.attempt) - 1).fill(one)));
		const isComplete = () => announced().length === said("warning").length;
		await expect.poll(isComplete, PATIENCE).toBe(true);
		expect(paths(said("warning"))).toEqual(announced());
		expect(failures()).toHaveLength(1);
	},
);

// proves security-11
test("violations of a page's policy are logged once a minute for each directive and origin, without queries", async () => {
	const send = async (body: unknown): Promise<number> =>
		(
			await storefront.dispatchFetch("http://localhost/csp-report", {
				method: "POST",
				headers: { "content-type": "application/reports+json" },
				body: JSON.stringify(body),
			})
		).status;
	const refused = {
		type: "csp-violation",
		body: {
			effectiveDirective: "script-src-elem",
			blockedURL: "https://evil.example/x.js?email=anna@vetrina.example",
			documentURL: "https://shop.example/en-it/cart?token=secret",
		},
	};
	const older = {
		"csp-report": {
			"violated-directive": "require-trusted-types-for",
			"blocked-uri": "trusted-types-sink",
			"document-uri": "https://shop.example/en-it/",
		},
	};
	expect(await send([refused, refused, { type: "deprecation", body: {} }])).toBe(204);
	expect([await send(older), await send(older)]).toEqual([204, 204]);
	for (const wrong of [null, {}, [1], Array(101).fill({ type: "x", body: {} })])
		expect(await send(wrong)).toBe(400);
	await expect
		.poll(() =>
			lines.filter(({ source }) => source.startsWith("client:")).map(({ title, source }) => [title, source]),
		)
		.toEqual([
			["The policy's script-src-elem refused https://evil.example", "client: /en-it/cart"],
			["The policy's require-trusted-types-for refused trusted-types-sink", "client: /en-it/"],
		]);
});

// proves identity-9
test("each action of an agent for a customer is logged with the customer's number, from start to end", async () => {
	const jar = new Map<string, string>();
	const visit = async (path: string, method = "GET", sent?: { form?: object; json?: object }) => {
		const { csrf } = sent?.json ? await visit("/api/en-it/session") : { csrf: "" };
		const response = await storefront.dispatchFetch(`http://localhost${path}`, {
			method,
			redirect: "manual",
			headers: {
				"user-agent": BROWSER_USER_AGENT,
				origin: "http://localhost",
				"x-csrf-token": csrf,
				"content-type": sent?.json ? "application/json" : "application/x-www-form-urlencoded",
				cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
			},
			...(sent?.form ? { body: new URLSearchParams({ ...sent.form }).toString() } : {}),
			...(sent?.json ? { body: JSON.stringify(sent.json) } : {}),
		});
		for (const line of response.headers.getSetCookie()) {
			const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
			jar.set(name, value);
		}
		const text = await response.text();
		return { csrf: path.endsWith("/session") ? (JSON.parse(text) as { csrf: string }).csrf : "" };
	};
	const post = (path: string, form: object) => visit(path, "POST", { form });
	const agent = { email: `staff-${crypto.randomUUID()}@vetrina.example`, password: PASSWORD };
	const made = await fetch(`${inject("commerce")}/admin/customers`, {
		method: "POST",
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
		body: JSON.stringify({ ...agent, firstName: "Carlo", lastName: "Neri", canLoginOnBehalf: true }),
	});
	const { customerNo } = (await made.json()) as { customerNo: string };
	const email = await newCustomer(inject("commerce"));
	const product = { productId: "VT10026", quantity: 1 };
	await post("/en-it/login", { intent: "signIn", ...agent });
	await visit("/api/en-it/basket/items", "POST", { json: product });
	for (const ending of ["form", "script"]) {
		await post("/en-it/agent", { email });
		await visit("/en-it/myaccount");
		await post("/en-it/cart", { intent: "add", productId: "VT10026" });
		await visit("/api/en-it/basket/items", "POST", { json: product });
		if (ending === "form") await post("/en-it/login", { intent: "signOut" });
		else await visit("/api/en-it/session", "DELETE", { json: {} });
		await visit("/api/en-it/basket/items", "POST", { json: product });
		await post("/en-it/login", { intent: "signIn", ...agent });
	}
	const acted = (end: object) =>
		[
			{ method: "POST", path: "/en-it/agent" },
			{ method: "POST", path: "/en-it/cart" },
			{ method: "POST", path: "/api/basket/items" },
			end,
		].map((one) => ({ agentId: customerNo, ...one }));
	await expect
		.poll(() => lines.filter(({ source }) => source === "api/log-agent").map(({ details }) => details))
		.toEqual([
			...acted({ method: "POST", path: "/en-it/login" }),
			...acted({ method: "DELETE", path: "/api/session" }),
		]);
});

// proves platform-5
test("no credential is logged, whichever step of signing in and out fails", async () => {
	const email = await newCustomer(inject("commerce"));
	const jar = new Map<string, string>();
	const secrets = new Set<string>([PASSWORD]);
	const send = async (fields: Record<string, string>): Promise<string> => {
		const response = await storefront.dispatchFetch("http://localhost/en-it/login", {
			method: "POST",
			redirect: "manual",
			headers: {
				"user-agent": BROWSER_USER_AGENT,
				origin: "http://localhost",
				"content-type": "application/x-www-form-urlencoded",
				cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
			},
			body: new URLSearchParams(fields).toString(),
		});
		for (const line of response.headers.getSetCookie()) {
			const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
			jar.set(name, value);
			if (value.length > 15) secrets.add(value);
		}
		return response.headers.get("location") ?? String(response.status);
	};
	const broken = (part: string) => {
		platform = (path) => (path.endsWith(part) ? new Response(null, { status: 503 }) : undefined);
	};
	for (const part of ["/oauth2/login", "/oauth2/token"]) {
		broken(part);
		expect(await send({ intent: "signIn", email, password: PASSWORD })).toBe(
			"/en-it/login?error=unavailable",
		);
	}
	platform = () => undefined;
	expect(await send({ intent: "signIn", email, password: PASSWORD })).toMatch(/notice=signedIn|tooSoon/);
	broken("/oauth2/logout");
	expect(await send({ intent: "signOut" })).toBe("/en-it/login?notice=signedOut");
	await expect
		.poll(() => lines.map(({ title }) => title))
		.toContain("A session was not ended on the platform");
	const logged = JSON.stringify(lines);
	expect(secrets.size).toBeGreaterThan(4);
	expect([...secrets].filter((secret) => logged.includes(secret))).toEqual([]);
});
