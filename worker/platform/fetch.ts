import { isNormalPath } from "@vetrina/shop-rules/addresses/request-path.ts";
import type { DesignRequest } from "../../shared/domain/preview/design-request.ts";
import type { PreviewState } from "../../shared/domain/preview/preview-state.ts";
import type { Bindings } from "../base/bindings.ts";
import { clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { count } from "../base/operations/counters.ts";
import { refusalWords } from "../base/refusal-words.ts";
import { inSpan, type SpanFacts } from "../base/tracing.ts";
import { within } from "../cache/single-flight.ts";
import { type FamilyName, findFamily } from "./breakers/families.ts";
import { type GuardedCall, guardCall, unguardedCall } from "./breakers/guard-call.ts";
import type { SpaceBindings } from "./content/contentful/space-bindings.ts";
import type { PortBindings } from "./ports/read-ports.ts";
import { type Destination, findDestination, toOwnAddress } from "./ports/route-call.ts";
import { isAbsent } from "./refusals/absence.ts";
import { isJson, loggedPath, logOwnRefusal, logRefusal, readProblem } from "./refusals/log-refusal.ts";
import { isRefusal, refusalStatus } from "./refusals/refusal.ts";

export type PlatformContext = {
	env: Pick<Bindings, "COMMERCE" | "COMMERCE_URL" | "PLATFORM_WAYS"> & PortBindings & SpaceBindings;
	deadline: AbortSignal;
	log: Log;
	fault?: string;
	preview?: PreviewState;
	design?: DesignRequest;
	waitUntil?: (promise: Promise<unknown>) => void;
	onCall?: () => () => void;
};

export type PlatformFailure = {
	ok: false;
	kind: FailureKind;
	status?: number;
	detail: string;
	json?: unknown;
};
export type PlatformResponse =
	| { ok: true; status: number; json: unknown; headers: Headers }
	| PlatformFailure;

export type CallOptions = {
	timeout?: number;
	retries?: number;
	signal?: AbortSignal;
	isUnguarded?: boolean;
};

/**
 * `left alone`: nothing was sent, because the breaker is open (platform-9). `absent`: the platform does not have this API (platform-15).
 */
export type FailureKind = "timeout" | "network" | "http" | "malformed" | "left alone" | "absent";
/** `body`: the response, whose title and detail the log takes over. */
export class PlatformUnavailable extends Error {
	readonly kind: FailureKind;
	readonly body: unknown;
	constructor(kind: FailureKind, detail: string, body?: unknown) {
		super(detail);
		this.name = "PlatformUnavailable";
		this.kind = kind;
		this.body = body;
	}
	static from({ kind, detail, json }: PlatformFailure): PlatformUnavailable {
		return new PlatformUnavailable(kind, detail, json);
	}
}

/** Returns what the log says about a failed call: its status, and the platform's title and detail (platform-5). */
export const failureDetails = (response: PlatformResponse): Record<string, unknown> => {
	const { status } = response;
	if (response.ok) return { status };
	const { kind, json } = response;
	return { status, ...(kind === "http" ? {} : { kind }), ...refusalWords(json) };
};

export const FAULT_HEADER = "x-vetrina-fault";
const STOREFRONT_CALL = "x-vetrina-storefront";
const TRY_TIMEOUT = 4000;
const MAX_RETRIES = 3;
const BACKOFF = [50, 200, 600];
const BOUND = "https://commerce.internal";

export const platformOrigin = (env: PlatformContext["env"]): string =>
	env.COMMERCE || !env.COMMERCE_URL ? BOUND : new URL(env.COMMERCE_URL).origin;

/**
 * Returns the platform's URL for a path. Throws if the URL parser would change the path. The path is set, not resolved, because "//host/x"
 * would name another host.
 */
export const platformUrl = (env: PlatformContext["env"], path: string): URL => {
	const [pathname = "", query] = path.split(/\?(.*)/s);
	const url = new URL(platformOrigin(env));
	url.pathname = pathname;
	if (query !== undefined) url.search = query;
	if (!path.startsWith("/") || !isNormalPath(url.origin + pathname))
		throw new Error("This is no path of the platform.");
	return url;
};

const isIdempotent = (method: string): boolean => method === "GET" || method === "HEAD";
const isTransient = (status: number): boolean =>
	status === 500 || status === 502 || status === 503 || status === 504;

const send = (cx: PlatformContext, request: Request, destination: Destination): Promise<Response> => {
	if (new URL(request.url).origin !== platformOrigin(cx.env))
		throw new Error("This address is not the platform's.");
	if (destination.kind === "own") return fetch(toOwnAddress(request, destination));
	if (cx.env.COMMERCE) return cx.env.COMMERCE.fetch(request);
	if (!cx.env.COMMERCE_URL)
		throw new PlatformUnavailable("network", "None of COMMERCE, COMMERCE_URL and SCAPI_URL is configured.");
	return fetch(request);
};

/** Returns the response after reading its whole body, so that a truncated body counts as a failed try. */
const tryOnce = async (
	cx: PlatformContext,
	request: Request,
	headers: Headers,
	signal: AbortSignal,
	destination: Destination,
): Promise<Response> => {
	const response = await send(cx, new Request(request, { headers, signal, redirect: "manual" }), destination);
	const body = await response.arrayBuffer();
	return new Response(isNullBody(response.status) ? null : body, response);
};
const isNullBody = (status: number): boolean => status === 204 || status === 205 || status === 304;

export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
	new Promise((resolve, reject) => {
		const late = () => {
			cancel();
			reject(new PlatformUnavailable("timeout", "The request's deadline has passed."));
		};
		const cancel = clock.after(ms, () => {
			signal.removeEventListener("abort", late);
			resolve();
		});
		if (signal.aborted) late();
		else signal.addEventListener("abort", late, { once: true });
	});

const toFailure = (error: unknown, signal: AbortSignal): PlatformUnavailable => {
	if (error instanceof PlatformUnavailable) return error;
	return signal.aborted
		? new PlatformUnavailable("timeout", "No response in time.")
		: new PlatformUnavailable("network", error instanceof Error ? error.message : String(error));
};

const markedHeaders = (cx: PlatformContext, request: Request, { kind }: Destination): Headers => {
	const headers = new Headers(request.headers);
	if (kind === "cloud") headers.set(STOREFRONT_CALL, "1");
	if (cx.fault) headers.set(FAULT_HEADER, cx.fault);
	if (cx.preview) headers.set("x-preview", "true");
	return headers;
};

/**
 * Sends one request. GET and HEAD are retried after network failures, time-outs and status 500, 502, 503 or 504 (platform-2), unless the
 * request probes an open breaker. Throws PlatformUnavailable if no response came, the breaker is open (platform-9) or the platform does not
 * have the API (platform-15); otherwise returns the last response whatever its status.
 */
export const platformResponse = async (
	cx: PlatformContext,
	request: Request,
	options: CallOptions = {},
): Promise<Response> => {
	const destination = findDestination(cx.env, new URL(request.url).pathname);
	if (destination.kind === "none")
		throw new PlatformUnavailable("absent", "The house has no address for this part of the platform.");
	const onEnd = cx.onCall?.();
	try {
		const call = admitCall(cx, request, options);
		const from = clock.now();
		let outcome = "failed";
		try {
			const facts = { method: request.method, path: loggedPath(request.url) };
			return await inSpan(`platform ${call.family}`, facts, async (note) => {
				const response = await requestResponse(cx, request, { ...options, destination }, call, note);
				note({ status: response.status });
				outcome = `${Math.floor(response.status / 100)}xx`;
				await refuseAbsent(call.family, response);
				return response;
			});
		} catch (error) {
			if (error instanceof PlatformUnavailable) outcome = error.kind;
			throw error;
		} finally {
			count("call", call.family, outcome, { milliseconds: clock.now() - from });
			call.end();
		}
	} finally {
		onEnd?.();
	}
};

/** A missing picture is answered by a page as well, so that media are never absent. */
const refuseAbsent = async (family: FamilyName, response: Response): Promise<void> => {
	if (family !== "media" && (await isAbsent(response)))
		throw new PlatformUnavailable("absent", `The platform does not have this API: ${family}.`);
};

const admitCall = (
	{ fault, log, waitUntil }: PlatformContext,
	request: Request,
	options: CallOptions,
): GuardedCall => {
	const { origin, pathname } = new URL(request.url);
	const family = findFamily(pathname);
	if (options.isUnguarded) return unguardedCall(family);
	const call = guardCall({ origin, family, isRead: isIdempotent(request.method), fault, log, waitUntil });
	if (!call) {
		count("call", family, "left alone");
		throw new PlatformUnavailable("left alone", `Nothing was sent: ${family} did not respond lately.`);
	}
	return call;
};

const requestResponse = async (
	cx: PlatformContext,
	request: Request,
	options: CallOptions & { destination: Exclude<Destination, { kind: "none" }> },
	call: GuardedCall,
	note: (facts: SpanFacts) => void,
): Promise<Response> => {
	const { destination, retries = MAX_RETRIES } = options;
	const { timeout = destination.timeout ?? TRY_TIMEOUT } = options;
	const tries = 1 + (isIdempotent(request.method) && !call.isProbe ? retries : 0);
	const deadline = options.signal ? AbortSignal.any([cx.deadline, options.signal]) : cx.deadline;
	const headers = markedHeaders(cx, request, destination);
	for (let attempt = 1; ; attempt++) {
		if (deadline.aborted) throw new PlatformUnavailable("timeout", "The request's deadline has passed.");
		if (attempt > 1) note({ attempts: attempt });
		const own = clock.timeout(timeout);
		const trySignal = AbortSignal.any([deadline, own]);
		const currentTry = call.startTry(timeout);
		let failure: PlatformUnavailable | undefined;
		let response: Response | undefined;
		try {
			// Some transports do not reject when the signal aborts.
			response = await within(tryOnce(cx, request, headers, trySignal, destination), trySignal);
			if (!isTransient(response.status)) {
				call.noteAnswer();
				// Health probes request records that do not exist, so their refusals are not logged.
				if (!options.isUnguarded) await logRefusal(cx.log, request, call, response);
				return response;
			}
		} catch (error) {
			failure = toFailure(error, trySignal);
			if (own.aborted) currentTry.slow();
		} finally {
			currentTry.end();
		}
		const details = {
			family: call.family,
			method: request.method,
			path: loggedPath(request.url),
			attempt,
			status: response?.status,
			...(response ? refusalWords(await readProblem(response)) : {}),
			kind: failure?.kind,
			reason: failure?.message,
		};
		const logFailure = () => cx.log("error", "platform/fetch", "The platform does not respond", details);
		if (attempt >= tries || deadline.aborted) {
			logFailure();
			if (!trySignal.aborted) call.noteFailure();
			if (response) return response;
			throw failure;
		}
		cx.log("warning", "platform/fetch", "A platform call is retried", details);
		try {
			await pause(BACKOFF[attempt - 1] ?? 600, deadline);
		} catch (late) {
			logFailure();
			throw late;
		}
	}
};

const readResponse = async (response: Response): Promise<PlatformResponse> => {
	const { status, headers } = response;
	if (!response.ok) {
		const json = isJson(response) ? await response.json().catch(() => undefined) : undefined;
		return { ok: false, kind: "http", status, detail: `The platform responded ${status}.`, json };
	}
	if (!isJson(response))
		return { ok: false, kind: "malformed", status, detail: "The platform's response is not JSON." };
	try {
		return { ok: true, status, json: await response.json(), headers };
	} catch {
		return { ok: false, kind: "malformed", status, detail: "The platform's JSON cannot be read." };
	}
};

export const platformFetch = (
	cx: PlatformContext,
	path: string,
	init: RequestInit = {},
	options: CallOptions = {},
): Promise<PlatformResponse> =>
	orFailure(async () => {
		const request = new Request(platformUrl(cx.env, path), init);
		const result = await readResponse(await platformResponse(cx, request, options));
		if (!result.ok || !isRefusal(result.json)) return result;
		const { status, json } = result;
		logOwnRefusal(cx.log, request, status, json);
		const detail = `The platform refused with ${status}.`;
		return { ok: false, kind: "http", status: refusalStatus(json) ?? status, detail, json };
	});

/** Reads a response that is awaited; if none comes, returns the failure. */
export const readAwaited = (respond: () => Promise<Response>): Promise<PlatformResponse> =>
	orFailure(async () => readResponse(await respond()));

const orFailure = async (ask: () => Promise<PlatformResponse>): Promise<PlatformResponse> => {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof PlatformUnavailable) return { ok: false, kind: error.kind, detail: error.message };
		throw error;
	}
};

export const requestedFault = (
	request: Request,
	instanceType: Bindings["INSTANCE_TYPE"],
): string | undefined => {
	if (instanceType === "production") return undefined;
	const fault = request.headers.get(FAULT_HEADER) ?? new URL(request.url).searchParams.get("fault");
	return fault && /^[\w:;=,.*/-]{1,200}$/.test(fault) ? fault : undefined;
};
