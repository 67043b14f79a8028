import { expect, test } from "vitest";
import { contentSecurityPolicy, openerPolicy, REPORTING_ENDPOINTS } from "./security-headers.ts";

const directive = (policy: string, name: string): string | undefined =>
	policy.split("; ").find((line) => line.startsWith(`${name} `));

// proves security-1
test("scripts are ours, or inline by nonce or hash; never unsafe-inline", () => {
	expect(directive(contentSecurityPolicy(), "script-src")).toBe("script-src 'self'");
	expect(directive(contentSecurityPolicy({ nonce: "abcdefghijklmnop" }), "script-src")).toBe(
		"script-src 'self' 'nonce-abcdefghijklmnop'",
	);
	expect(directive(contentSecurityPolicy({ hashes: ["sha256-abc="] }), "script-src")).toBe(
		"script-src 'self' 'sha256-abc='",
	);
	for (const policy of [contentSecurityPolicy(), contentSecurityPolicy({ dev: true })])
		expect(directive(policy, "script-src")).not.toContain("unsafe");
});

test("nothing can be smuggled in by a nonce, a hash or an origin", () => {
	const policy = contentSecurityPolicy({
		nonce: "x'; script-src *",
		hashes: ["sha256-a' *"],
		mediaOrigins: ["https://media.example", "https://a; script-src *"],
	});
	expect(policy).not.toContain("*");
	expect(directive(policy, "img-src")).toBe("img-src 'self' data: https://media.example");
});

// proves security-8
test("a third-party script allows the origins that it calls and frames, and nothing else", () => {
	const policy = contentSecurityPolicy({
		https: false,
		processor: "https://pay.example",
		scripts: [
			{
				src: "https://id.example/sdk.js",
				origins: ["https://id.example", "https://id.example"],
				frames: ["https://id.example"],
			},
			{
				src: "https://x.example/'; script-src *",
				origins: ["https://a; connect-src *"],
				frames: ["https://a; frame-src *"],
			},
		],
	});
	expect(directive(policy, "script-src")).toBe("script-src 'self' https://id.example/sdk.js");
	expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://id.example");
	expect(directive(policy, "frame-src")).toBe("frame-src 'self' https://pay.example https://id.example");
	expect(policy.replace("trusted-types *", "")).not.toContain("*");
});

// proves security-10
test("texts become HTML by the shop's own policies only, and third-party scripts may bring theirs", () => {
	const script = { src: "https://pay.example/pay.js", origins: [], frames: [] };
	expect(directive(contentSecurityPolicy(), "require-trusted-types-for")).toBe(
		"require-trusted-types-for 'script'",
	);
	expect(directive(contentSecurityPolicy(), "trusted-types")).toBe(
		"trusted-types default html worker 'allow-duplicates'",
	);
	expect(directive(contentSecurityPolicy({ scripts: [script] }), "trusted-types")).toBe(
		"trusted-types * 'allow-duplicates'",
	);
});

// proves security-11
test("violations of the policy are reported by both reporting APIs", () => {
	const [, endpoint] = /^(\w+)="(.+)"$/.exec(REPORTING_ENDPOINTS)?.slice(1) ?? [];
	expect(directive(contentSecurityPolicy(), "report-uri")).toBe(`report-uri ${endpoint}`);
	expect(REPORTING_ENDPOINTS).toBe(
		`${directive(contentSecurityPolicy(), "report-to")?.split(" ")[1]}="${endpoint}"`,
	);
});

// proves security-2
test("the page cannot be framed, has no base and no objects, and its forms stay on this origin", () => {
	for (const line of [
		"frame-ancestors 'none'",
		"base-uri 'none'",
		"object-src 'none'",
		"form-action 'self'",
		"default-src 'self'",
	])
		expect(contentSecurityPolicy().split("; ")).toContain(line);
});

// proves security-9
test("private pages are isolated from windows of other sites, except those that a provider's script opens", () => {
	const script = { src: "https://pay.example/pay.js", origins: [], frames: [] };
	expect(openerPolicy("shared", [script])).toBe("unsafe-none");
	expect(openerPolicy("private", [script])).toBe("same-origin-allow-popups");
	expect(openerPolicy("private")).toBe("same-origin");
});

test("requests are upgraded on https only, and development may inject styles and call its server", () => {
	expect(contentSecurityPolicy()).toContain("upgrade-insecure-requests");
	expect(contentSecurityPolicy({ https: false })).not.toContain("upgrade");
	expect(directive(contentSecurityPolicy({ dev: true }), "style-src")).toContain("'unsafe-inline'");
	expect(directive(contentSecurityPolicy(), "style-src")).toBe("style-src 'self'");
});
