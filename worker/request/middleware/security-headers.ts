import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AllowedScript } from "../../../shared/contracts/external-script.ts";
import { cspReportPath } from "../../../shared/domain/addresses/page-data-paths.ts";
import type { AppEnv } from "../../base/bindings.ts";
import { setHeaders } from "../../base/set-headers.ts";

export type CspOptions = {
	nonce?: string;
	/** A cached page allows inline scripts by hash, because a cached nonce would not be secret. */
	hashes?: readonly string[];
	mediaOrigins?: readonly string[];
	processor?: string;
	scripts?: readonly AllowedScript[];
	dev?: boolean;
	/** False on loopback http, where requests cannot be upgraded. */
	https?: boolean;
};

const NONCE = /^[\w+/=-]{16,}$/;
const ORIGIN = /^(?:https?|wss):\/\/(?:\*\.)?[\w.:-]+$/;
const SCRIPT = /^https?:\/\/[\w.:-]+(?:\/[\w.-]+)+$/;
const HASH = /^sha(?:256|384|512)-[\w+/=-]+$/;

/** Returns the sources without queries, which CSP does not allow. */
const listSources = (scripts: readonly AllowedScript[]): string[] => [
	...new Set(scripts.map(({ src }) => src.split("?")[0] ?? "").filter((address) => SCRIPT.test(address))),
	...listOrigins(scripts.flatMap(({ loads = [] }) => loads)),
];

const listOrigins = (addresses: readonly string[]): string[] => [
	...new Set(addresses.filter((address) => ORIGIN.test(address))),
];

const REPORT_GROUP = "policy";
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${cspReportPath}"`;

/**
 * Returns the directives for Trusted Types, which guard every text that becomes HTML or code (security-10). Swiper's policy is named
 * `html`, client/app/offline/ creates `worker`, and client/state/external-scripts/trusted-types.ts creates `default` before third-party
 * scripts, which bring their own policies.
 */
const trustedTypes = (hasScriptsOfOthers: boolean): Record<string, readonly string[]> => ({
	"require-trusted-types-for": ["'script'"],
	"trusted-types": [...(hasScriptsOfOthers ? ["*"] : ["default", "html", "worker"]), "'allow-duplicates'"],
});

/** Returns the policy. It allows own script files, scripts by address, and inline scripts by nonce or hash only (security-1). */
export const contentSecurityPolicy = ({
	nonce,
	hashes = [],
	mediaOrigins = [],
	processor,
	scripts = [],
	dev = false,
	https = true,
}: CspOptions = {}): string => {
	const inline = [
		...(nonce && NONCE.test(nonce) ? [`'nonce-${nonce}'`] : []),
		...hashes.filter((hash) => HASH.test(hash)).map((hash) => `'${hash}'`),
	];
	const media = mediaOrigins.filter((origin) => ORIGIN.test(origin));
	const processors = processor && ORIGIN.test(processor) ? [processor] : [];
	const connectOrigins = listOrigins(scripts.flatMap(({ origins }) => origins));
	const frameOrigins = listOrigins([...processors, ...scripts.flatMap(({ frames }) => frames)]);
	const directives: Record<string, readonly string[]> = {
		"default-src": ["'self'"],
		"script-src": ["'self'", ...inline, ...listSources(scripts)],
		// Style attributes set colours and positions, and cannot run code.
		"style-src": dev ? ["'self'", "'unsafe-inline'"] : ["'self'"],
		"style-src-attr": ["'unsafe-inline'"],
		"img-src": ["'self'", "data:", ...media, ...listOrigins(scripts.flatMap(({ images = [] }) => images))],
		"font-src": ["'self'"],
		"connect-src": ["'self'", ...(dev ? ["ws:", "wss:"] : []), ...connectOrigins],
		"manifest-src": ["'self'"],
		"object-src": ["'none'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'", ...processors],
		...(frameOrigins.length > 0 ? { "frame-src": ["'self'", ...frameOrigins] } : {}),
		"frame-ancestors": ["'none'"],
		...(dev ? {} : trustedTypes(scripts.length > 0)),
		"report-uri": [cspReportPath],
		"report-to": [REPORT_GROUP],
	};
	const lines = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`);
	return [...lines, ...(https && !dev ? ["upgrade-insecure-requests"] : [])].join("; ");
};

export const OPENER_POLICY = "cross-origin-opener-policy";

/**
 * Returns the opener policy. Windows of other sites cannot hold a private page (security-9), but a private page keeps its handle on windows
 * that a provider's script opens. Isolating shared pages would make the browser start a process before the first paint.
 */
export const openerPolicy = (
	scope: "shared" | "private",
	scripts: readonly AllowedScript[] = [],
): "unsafe-none" | "same-origin-allow-popups" | "same-origin" => {
	if (scope === "shared") return "unsafe-none";
	return scripts.length > 0 ? "same-origin-allow-popups" : "same-origin";
};

/** Responses other than documents must not load or run anything (security-2). */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The service worker loads files and pages of the shop, and nothing else. */
export const SERVICE_WORKER_POLICY = `${DATA_POLICY}; connect-src 'self'`;

const FIXED: Record<string, string> = {
	"strict-transport-security": "max-age=63072000; includeSubDomains; preload",
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy":
		"accelerometer=(), autoplay=(self), camera=(), display-capture=(), fullscreen=(self), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()",
	"x-frame-options": "DENY",
	"cross-origin-resource-policy": "same-origin",
};

/** Lets editors' tools frame a preview, and no other site (preview-2). */
const letFrame = (c: Pick<Context, "res">, editors: readonly string[]): void => {
	const policy = c.res.headers.get("content-security-policy") ?? "";
	c.res.headers.set(
		"content-security-policy",
		policy.replace("frame-ancestors 'none'", `frame-ancestors ${editors.join(" ")}`),
	);
	c.res.headers.delete("x-frame-options");
};

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	setHeaders(c, FIXED);
	if (!c.res.headers.has(OPENER_POLICY)) setHeaders(c, { [OPENER_POLICY]: "same-origin" });
	if (!c.res.headers.has("content-security-policy"))
		setHeaders(c, { "content-security-policy": DATA_POLICY });
	const editors = c.get("framedBy") ?? [];
	if (editors.length > 0) letFrame(c, editors);
});
