import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { startMiniflare, storefrontWorker } from "../../scripts/lib/workers.ts";
import type { LogEntry } from "../../worker/base/log.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { BROWSER_USER_AGENT } from "../setup/shopper.ts";
import type { Seen } from "./error-row.ts";

type Answer = (call: string) => Response | undefined;
/** Changes the JSON with which the cloud answers a call. */
type Rewrite = { call: RegExp; change: (json: unknown) => unknown };
type Options = { fault?: string; headers?: Record<string, string> };

/** A shopper in one locale, whose platform can be made to fail. A fault is one of the embedded cloud (docs/operations.md). */
export type Visit = {
	/** Path prefix, such as `/en-it`. */
	prefix: string;
	/** Opens a page, and follows one redirect. */
	page(path: string, options?: Options): Promise<Seen>;
	/** Sends a form without script and follows the redirect. */
	form(path: string, fields: Record<string, string>, options?: Options): Promise<Seen>;
	/** Calls the shopper API; `text` is the response. */
	api(path: string, body?: unknown, options?: Options & { method?: string }): Promise<Seen>;
	/** Reports an error as a browser does. */
	report(entry: object): Promise<Seen>;
	/** Signs a new customer in and returns the e-mail address. */
	signIn(email?: string): Promise<string>;
	cookies: Map<string, string>;
	/** Answers calls of the platform instead of the cloud. */
	answerBy(answer: Answer): void;
	/** Changes what the cloud answers. */
	rewrite(rewrite: Rewrite): void;
	/** Lines that this visit's requests have logged, and those of no request. */
	lines(): LogEntry[];
};

export type Shop = { visit(locale: string): Visit };

/** Milliseconds: a Worker starts on one processor, next to other tests. */
const START_TIMEOUT = 60_000;
const ORIGIN = "http://localhost";

const unescaped = (html: string): string =>
	html
		.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "")
		.replaceAll(/<[^>]*>/g, " ")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&")
		.replaceAll(/\s+/g, " ");

/** Starts the built storefront, as staging, on the embedded cloud of all tests. The returned function throws before the first test. */
export function startShop(): () => Shop {
	let storefront: Miniflare | undefined;
	let answer: Answer = () => undefined;
	let rewrite: Rewrite | undefined;
	const lines: LogEntry[] = [];
	let visits = 0;
	beforeAll(async () => {
		const commerce = inject("commerce");
		// The cloud sends login codes to its own origin; behind this proxy the storefront has another origin for it.
		const toOwnOrigin = (text: string) =>
			text.replaceAll(encodeURIComponent("https://commerce.internal"), encodeURIComponent(commerce));
		const respond = async (request: Request): Promise<Response> => {
			const { pathname, search } = new URL(request.url);
			const call = `${request.method} ${pathname}`;
			const own = answer(call);
			if (own) return own;
			const headers = new Headers(request.headers);
			headers.delete("content-length");
			const { method } = request;
			const body = method === "GET" ? undefined : toOwnOrigin(await request.text());
			const url = commerce + pathname + toOwnOrigin(search);
			const response = await fetch(url, { method, headers, body, redirect: "manual" });
			if (!rewrite?.call.test(call)) return response;
			return Response.json(rewrite.change(await response.json()), { status: response.status });
		};
		const worker = storefrontWorker(ensureSecrets(), "staging");
		storefront = await startMiniflare({
			workers: [
				{ ...worker, serviceBindings: { ...worker.serviceBindings, COMMERCE: respond } } as typeof worker,
			],
			// The runtime's own advice is no line of the shop.
			onLine: (line) => void (line.startsWith("{") && lines.push(JSON.parse(line) as LogEntry)),
		});
	}, START_TIMEOUT);
	afterAll(() => storefront?.dispose());

	const visit = (locale: string): Visit => {
		if (!storefront) throw new Error("The shop has not started");
		const shop = storefront;
		const number = ++visits;
		const prefix = `/${locale}`;
		const cookies = new Map<string, string>();
		const requestIds = new Set<string>();
		answer = () => undefined;
		rewrite = undefined;
		const since = lines.length;
		const send = async (path: string, init: RequestInit & Options = {}) => {
			const { fault, headers, ...rest } = init;
			const response = await shop.dispatchFetch(ORIGIN + path, {
				redirect: "manual",
				...rest,
				headers: {
					"user-agent": BROWSER_USER_AGENT,
					accept: "text/html",
					origin: ORIGIN,
					...(cookies.size > 0
						? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
						: {}),
					// Breakers are kept by a fault's text, so a part that changes nothing keeps visits apart.
					...(fault ? { "x-vetrina-fault": `${fault},media:latency=${number}` } : {}),
					...headers,
				},
			} as Parameters<Miniflare["dispatchFetch"]>[1]);
			requestIds.add(response.headers.get("x-request-id") ?? "");
			for (const line of response.headers.getSetCookie()) keep(cookies, line);
			return {
				status: response.status,
				location: response.headers.get("location"),
				text: await response.text(),
			};
		};
		const page: Visit["page"] = async (path, options) => {
			const first = await send(prefix + path, options);
			const { status, text } = first.location ? await send(first.location, options) : first;
			return { status, text: unescaped(text), html: text };
		};
		const form: Visit["form"] = async (path, fields, options) => {
			const sent = await send(prefix + path, {
				...options,
				method: "POST",
				body: new URLSearchParams(fields),
			});
			if (sent.location === null) return { status: sent.status, text: unescaped(sent.text), html: sent.text };
			const { pathname, search } = new URL(sent.location, ORIGIN);
			const shown = await send(pathname + search);
			return { status: shown.status, text: unescaped(shown.text), html: shown.text };
		};
		const api: Visit["api"] = async (path, body, options = {}) => {
			const { method = body === undefined ? "GET" : "POST", ...rest } = options;
			const session = body === undefined ? "{}" : (await send(`/api${prefix}/session`)).text;
			const { csrf = "" } = JSON.parse(session) as { csrf?: string };
			const { status, text } = await send(`/api${prefix}/${path}`, {
				...rest,
				method,
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
				headers: { "content-type": "application/json", "x-csrf-token": csrf, ...rest.headers },
			});
			return { status, text, html: text };
		};
		return {
			prefix,
			page,
			form,
			api,
			cookies,
			report: async (entry) => {
				const { status, text } = await send("/log", { method: "POST", body: JSON.stringify(entry) });
				return { status, text, html: text };
			},
			signIn: async (email) => {
				const login = email ?? (await newCustomer(inject("commerce")));
				const { status } = await form("/login", { intent: "signIn", email: login, password: PASSWORD });
				expect(status).toBe(200);
				return login;
			},
			answerBy: (other) => {
				answer = other;
			},
			rewrite: (other) => {
				rewrite = other;
			},
			lines: () => lines.slice(since).filter(({ requestId }) => !requestId || requestIds.has(requestId)),
		};
	};
	return () => ({ visit });
}

function keep(cookies: Map<string, string>, line: string): void {
	const [pair = "", ...attributes] = line.split(";");
	const [name = "", value = ""] = pair.split(/=(.*)/s);
	if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
	else cookies.set(name, value);
}
