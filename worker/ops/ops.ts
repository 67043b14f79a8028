import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../base/bindings.ts";
import { clock } from "../base/clock.ts";
import { NO_STORE } from "../base/no-store.ts";
import { problem } from "../base/problem.ts";
import { siteConfig } from "../base/sites.ts";
import type { OperationsContext } from "../cache/operations/reach-site.ts";
import { listDeadLetters } from "../platform/analytics/dead-letters.ts";
import { createCalls } from "../request/calls.ts";
import { isOpsToken } from "../request/identity/ops-token.ts";
import { cacheReport } from "./cache-report.ts";
import { findSite, SITE_IDS, unknownSite } from "./find-site.ts";
import { checkHealth } from "./health.ts";
import { readLineage } from "./lineage.ts";
import { findPage, listFaults, planPurge, purgeBody, runPurge } from "./purge.ts";
import { requireOpsToken } from "./require-ops-token.ts";
import { showDesk } from "./show-desk.ts";
import { listSwitches, SWITCH_NAMES, setSwitches, switchesBody } from "./switches.ts";

const cacheContext = (c: Context<AppEnv>): OperationsContext => ({
	build: c.get("build"),
	env: c.env,
	waitUntil: (promise) => c.executionCtx.waitUntil(promise),
	now: () => Date.now(),
	deadline: c.get("deadline"),
	log: c.get("log"),
});

const refusePurge = (faults: { field: string; message: string }[]): Response =>
	problem(400, faults.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(" "), {
		extra: { faults },
	});
/** Names the location that responds, by the airport's code. */
const readLocation = (c: Context<AppEnv>): string =>
	String((c.req.raw as Request<unknown, IncomingRequestCfProperties>).cf?.colo ?? "local");

const HEADERS = { "cache-control": NO_STORE };
/** Milliseconds until a space answers with what was published. */
const SETTLES_WITHIN = 5000;

export const opsApp = new Hono<AppEnv>().basePath("/ops");

opsApp.get("/health", async (c) => {
	const authorization = c.req.header("authorization");
	const isOps = await isOpsToken(authorization, c.env.OPS_TOKEN);
	if (authorization !== undefined && !isOps)
		return problem(401, "This is not the token of operations.", {
			headers: { "www-authenticate": 'Bearer realm="ops"' },
		});
	const { cache, platform } = createCalls(c);
	const health = await checkHealth({ cache, platform: { ...platform, env: c.env } });
	const body = isOps
		? { ...health, instanceType: c.env.INSTANCE_TYPE, sites: siteConfig.sites.map(({ id }) => id) }
		: { status: health.status };
	// A degraded shop still sells, so load balancers must not remove it.
	return c.json(body, health.status === "down" ? 503 : 200, HEADERS);
});

/** Drops what a change of the space's content concerns, as its signed webhook announces it (content-66). */
opsApp.on("POST", ["/content"], async (c) => {
	const { receiveChange } = await import("../platform/content/contentful/webhook/receive-change.ts");
	const change = await receiveChange(c.req.raw, c.env, clock.now());
	if ("refusal" in change) {
		c.get("log")("warning", "ops/content", "A change of content is refused", { reason: change.refusal });
		return problem(change.status, "This is not a change of the space's content that can be taken.");
	}
	if (change.tags.length === 0) return c.json({ dropped: [] }, 200, HEADERS);
	const cx = cacheContext(c);
	const plan = SITE_IDS.map((site) => ({ site, tags: change.tags }));
	const { purged } = await runPurge(cx, plan, readLocation(c));
	if (purged.length < plan.length) {
		await change.forget();
		return problem(503, "The cache cannot be written at the moment.", { headers: { "retry-after": "10" } });
	}
	// For some seconds the service may still answer with what was published before, and such a page would be stored again.
	cx.waitUntil(
		new Promise<void>((passed) => void clock.after(SETTLES_WITHIN, passed)).then(async () => {
			await runPurge(cx, plan, readLocation(c));
		}),
	);
	return c.json({ dropped: change.tags }, 200, HEADERS);
});

/** Calls of operations by a page, in this isolate and with the variables of its request. */
const createAsk =
	(c: Context<AppEnv>): Parameters<typeof showDesk>[1] =>
	async (path, method = "GET", body) => {
		const inner = new Hono<AppEnv>();
		inner.use((own, next) => {
			for (const [name, value] of Object.entries(c.var)) own.set(name as never, value as never);
			return next();
		});
		const headers = { authorization: `Bearer ${c.env.OPS_TOKEN}` };
		const request = new Request(new URL(path, c.req.url), { method, headers, body });
		const response = await inner.route("/", opsApp).fetch(request, c.env, c.executionCtx);
		return { status: response.status, body: await response.text() };
	};
opsApp.use("*", bodyLimit({ maxSize: 10_000, onError: () => problem(413, "This request is too long.") }));
// Hono has no pattern for "/ops/" below a base path.
opsApp.on(["GET", "POST"], "*", (c, next) =>
	/^\/ops(?:\/|\/desk\/.*)?$/.test(c.req.path) ? showDesk(c, createAsk(c)) : next(),
);

opsApp.use("*", requireOpsToken);

/** Counters by route, service and kind of value (ops-12), and errors by group (ops-13). */
opsApp.on("GET", ["/counters", "/errors"], (c) => showDesk(c, createAsk(c), true));

/** Says which copies of a page are stored, and what they were made from (ops-14): ?address=/en-it/women. */
opsApp.get("/lineage", async (c) => {
	const page = await findPage(c, c.req.query("address") ?? "");
	if (!page) return problem(400, "The address has to be that of a page with a country and a language.");
	const origin = c.req.query("origin") ?? new URL(c.req.url).origin;
	return c.json(await readLineage(cacheContext(c), origin, page), 200, HEADERS);
});

/**
 * Purges a site or all, or by tag, category or page (ops-3): {"site": "eu"}, {"all": true}, {"tags": ["home"]}, {"categories": ["dresses"]},
 * {"pages": ["/en-it/women"]}. Faults are all named at once.
 */
opsApp.on("POST", ["/purge", "/cache/purge"], async (c) => {
	const result = purgeBody.safeParse(await c.req.json().catch(() => undefined));
	if (!result.success) return refusePurge(listFaults(result.error));
	const planned = await planPurge(c, result.data);
	if (!planned.ok) return refusePurge(planned.faults);
	const report = await runPurge(cacheContext(c), planned.plan, readLocation(c));
	if (report.purged.length === 0)
		return problem(503, "The cache cannot be written at the moment; nothing was purged.", {
			headers: { "retry-after": "10" },
		});
	return c.json(report, 200, HEADERS);
});

opsApp.get("/cache", async (c) => {
	const name = c.req.query("site");
	if (name === undefined) return problem(400, `Name a site: /ops/cache?site=${siteConfig.defaultSite}.`);
	const site = findSite(name);
	if (!site) return unknownSite();
	return c.json(await cacheReport(cacheContext(c), site.id, c.req.query("cursor")), 200, HEADERS);
});

/** Says what a site can do without, and what of that is switched off (ops-1). */
opsApp.get("/switches", async (c) => {
	const site = findSite(c.req.query("site"));
	if (!site) return unknownSite();
	return c.json(await listSwitches(cacheContext(c), site.id), 200, HEADERS);
});

/** Switches parts of a site off or on: {"site": "eu", "off": ["payments"], "on": ["newsletter"]} (ops-1). */
opsApp.patch("/switches", async (c) => {
	const result = switchesBody.safeParse(await c.req.json().catch(() => undefined));
	if (!result.success)
		return problem(
			400,
			`The body has to name a site and switches: {"site": "${siteConfig.defaultSite}", "off": ["payments"]}. The switches are ${SWITCH_NAMES.join(", ")}.`,
		);
	const site = findSite(result.data.site);
	if (!site) return unknownSite();
	try {
		await setSwitches(cacheContext(c), site.id, result.data);
	} catch (error) {
		c.get("log")("error", "ops/switches", "Switches cannot be written", { site: site.id, error });
		return problem(503, "The switches cannot be written at the moment; nothing was changed.", {
			headers: { "retry-after": "10" },
		});
	}
	const { off = [], on = [] } = result.data;
	c.get("log")("info", "ops/switches", "Switches of a site are set", { site: site.id, off, on });
	return c.json({ ...(await listSwitches(cacheContext(c), site.id)), everywhereWithin: 60 }, 200, HEADERS);
});

/** Lists events that a receiver of analytics did not take (event-12). */
opsApp.get("/dead-letters", async (c) => c.json(await listDeadLetters(c.env), 200, HEADERS));

opsApp.on("GET", ["/purge", "/cache/purge"], () =>
	problem(405, "A purge is a POST.", { headers: { allow: "POST" } }),
);
opsApp.all("/cache", () => problem(405, "The cache's list is read with GET.", { headers: { allow: "GET" } }));
opsApp.all("*", () => problem(404, "Operations have no such address."));
