import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { fixedRoutes, ROUTES } from "../../../../pages/routes.ts";
import { apiApp as api } from "../../../../worker/api/app.ts";
import { routes } from "../../../../worker/routes.ts";
import { root } from "../../run.ts";
import { putRulesets, type ZoneApi } from "./put-rulesets.ts";
import { GUESSABLE, GUESSABLE_API, OWN, type Phase, type Rule, rulesets } from "./rulesets.ts";

type Request = { method: string; path: string };

/** Compiles the part of Cloudflare's rules language that the rules use. Unknown words throw when a request is matched. */
function compile({ expression }: Rule): (request: Request) => boolean {
	const code = expression
		.replace(
			/([\w.]+) in \{([^}]*)\}/g,
			(_, field: string, list: string) => `[${list.trim().replaceAll(" ", ",")}].includes(${field})`,
		)
		.replace(/([\w.]+) contains ("[^"]*")/g, "$1.includes($2)")
		.replace(/starts_with\(([\w.]+), /g, "$1.startsWith(")
		.replace(/ends_with\(([\w.]+), /g, "$1.endsWith(")
		.replace(/\blen\(([\w.]+)\)/g, "$1.length")
		.replaceAll(" gt ", " > ")
		.replaceAll(" and ", " && ")
		.replaceAll(" or ", " || ")
		.replace(/\bnot /g, "!")
		.replaceAll("http.request.uri.path", "path")
		.replaceAll("http.request.uri", "uri")
		.replaceAll("http.request.method", "method");
	const match = runInThisContext(`(method, path, uri) => Boolean(${code})`) as (
		...facts: string[]
	) => boolean;
	return ({ method, path }) => match(method, path, path);
}
const compiled = new Map(
	Object.values(rulesets)
		.flat()
		.map((rule) => [rule, compile(rule)]),
);
const matches = (rule: Rule, request: Request): boolean => compiled.get(rule)?.(request) ?? false;
const findRule = (name: string): Rule => {
	const rule = Object.values(rulesets)
		.flat()
		.find(({ ref }) => ref === OWN + name);
	if (!rule) throw new Error(`There is no rule ${name}`);
	return rule;
};
const takes = (name: string, request: Request): boolean => matches(findRule(name), request);

const PAGES = fixedRoutes.map((name) => `/en-it${ROUTES[name].path}`);
const API = [...new Set(api.routes.map(({ path }) => `/api/en-it${path}`.replace(/:\w+(\{[^}]*\})?/g, "x")))];
const workerFirst = [...readFileSync(resolve(root, "wrangler.toml"), "utf8").matchAll(/"(\/[^"]*)"/g)]
	.map(([, path = ""]) => path.replaceAll("*", "x"))
	.filter((path) => !path.startsWith("/**"));

// proves ops-18
test("no page, no part of the API and no file of the shop is refused at once", () => {
	const addresses = [
		...PAGES,
		...API,
		...workerFirst,
		"/en-it/women/dresses?prefn1=size&prefv1=M",
		"/en-it/a-dress-VT10001.html",
		"/assets/entry-abc.js",
	];
	expect(addresses.length).toBeGreaterThan(60);
	for (const path of addresses)
		for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"])
			for (const rule of rulesets.http_request_firewall_custom)
				expect([rule.ref, path, matches(rule, { method, path })]).toEqual([rule.ref, path, false]);
});

test.each([
	["other_software", "GET", "/wp-login.php"],
	["other_software", "GET", "/.env"],
	["methods", "TRACE", "/en-it"],
	["long_addresses", "GET", `/en-it?q=${"x".repeat(8200)}`],
])("%s refuses %s %s", (name, method, path) => expect(takes(name, { method, path })).toBe(true));

// proves ops-18
test("all forms and calls at which something could be guessed are counted, and no page is counted with them", () => {
	for (const name of GUESSABLE) {
		const path = `/it-it${ROUTES[name].path}`;
		expect("form" in routes[name], `${name} has a form`).toBe(true);
		expect(takes("guesses", { method: "POST", path }), path).toBe(true);
		expect(takes("guesses", { method: "GET", path }), path).toBe(false);
	}
	for (const part of GUESSABLE_API) {
		const calls = API.filter((path) => path.includes(part));
		expect(calls, `the API has ${part}`).not.toEqual([]);
		for (const path of calls) expect(takes("guesses", { method: "POST", path }), path).toBe(true);
	}
	for (const path of [`/en-it${ROUTES.cart.path}`, "/api/en-it/basket/items"])
		expect(takes("guesses", { method: "POST", path }), path).toBe(false);
});

// proves ops-18
test("searches, operations and changes are counted, and files are not", () => {
	expect(takes("searches", { method: "GET", path: "/en-it/search" })).toBe(true);
	expect(API.filter((path) => takes("searches", { method: "GET", path }))).toContain(
		"/api/en-it/suggestions",
	);
	expect(takes("searches", { method: "GET", path: "/en-it/women" })).toBe(false);
	expect(takes("operations", { method: "GET", path: "/ops/health" })).toBe(true);
	expect(takes("writes", { method: "POST", path: "/en-it/cart" })).toBe(true);
	expect(takes("all", { method: "GET", path: "/en-it" })).toBe(true);
	for (const path of ["/assets/entry-abc.js", "/dw/image/x.jpg"])
		expect(takes("all", { method: "GET", path }), path).toBe(false);
});

// proves ops-18
test("limits have the form that the API takes, and later ones are wider", () => {
	for (const [phase, rules] of Object.entries(rulesets) as [Phase, readonly Rule[]][])
		for (const { ref, expression, ratelimit } of rules) {
			expect(ref).toMatch(/^vetrina_[a-z_]+$/);
			expect(expression.length).toBeLessThan(4096);
			expect(ratelimit !== undefined).toBe(phase === "http_ratelimit");
			if (ratelimit) expect(ratelimit.characteristics).toContain("cf.colo.id");
		}
	const most = findRule("all").ratelimit?.requests_per_period ?? 0;
	for (const { ratelimit } of rulesets.http_ratelimit)
		expect(ratelimit?.requests_per_period).toBeLessThanOrEqual(most);
	// Plans allow five at most.
	expect(rulesets.http_ratelimit.length).toBeLessThanOrEqual(5);
});

// proves ops-18
test("rules of others stay, former rules of the shop go, and a zone without rules gets its first", async () => {
	const zone = new Map<string, Partial<Rule>[]>([
		[
			"http_ratelimit",
			[
				{ ref: "office", expression: "ip.src eq 192.0.2.1", action: "block" },
				{ ref: `${OWN}former`, expression: "true", action: "block" },
			],
		],
	]);
	const asked: ZoneApi = async (method, path, body) => {
		const phase = /phases\/(\w+)\/entrypoint$/.exec(path)?.[1] ?? "";
		if (method === "PUT") zone.set(phase, (body as { rules: Partial<Rule>[] }).rules);
		const rules = zone.get(phase);
		return rules
			? { status: 200, reply: { success: true, result: { rules } } }
			: { status: 404, reply: { success: false, errors: [{ message: "not found" }] } };
	};
	await putRulesets(asked);
	const counts = await putRulesets(asked);
	expect(counts.http_ratelimit).toEqual({ own: rulesets.http_ratelimit.length, others: 1 });
	expect(zone.get("http_ratelimit")?.map(({ ref }) => ref)).toEqual([
		"office",
		...rulesets.http_ratelimit.map(({ ref }) => ref),
	]);
	expect(zone.get("http_request_firewall_custom")).toEqual(rulesets.http_request_firewall_custom);
	const refused: ZoneApi = async () => ({
		status: 403,
		reply: { success: false, errors: [{ message: "Authentication error" }] },
	});
	await expect(putRulesets(refused)).rejects.toThrow(/403 Authentication error/);
});
