import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

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

test("only https is upgraded; development may inject styles and talk to its server", () => {
	expect(contentSecurityPolicy()).toContain("upgrade-insecure-requests");
	expect(contentSecurityPolicy({ https: false })).not.toContain("upgrade");
	expect(directive(contentSecurityPolicy({ dev: true }), "style-src")).toContain("'unsafe-inline'");
	expect(directive(contentSecurityPolicy(), "style-src")).toBe("style-src 'self'");
});
