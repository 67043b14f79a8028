import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import { type Site, siteByName } from "../../shared/domain/locale/site-config.ts";
import type { AppEnv } from "../base/bindings.ts";
import { NO_STORE } from "../base/no-store.ts";
import { problem } from "../base/problem.ts";
import { siteConfig } from "../base/sites.ts";
import { bumpGeneration } from "../cache/generation.ts";
import type { OperationsContext } from "../cache/operations/reach-site.ts";
import { listDeadLetters } from "../platform/analytics/dead-letters.ts";
import { createCalls } from "../request/calls.ts";
import { isOpsToken } from "../request/identity/ops-token.ts";
import { cacheReport } from "./cache-report.ts";
import { checkHealth } from "./health.ts";
import { requireOpsToken } from "./require-ops-token.ts";
import { listSwitches, SWITCH_NAMES, setSwitches, switchesBody } from "./switches.ts";

const cacheContext = (c: Context<AppEnv>): OperationsContext => ({
	build: c.get("build"),
	env: c.env,
	waitUntil: (promise) => c.executionCtx.waitUntil(promise),
	now: () => Date.now(),
	deadline: c.get("deadline"),
	log: c.get("log"),
});

const unknownSite = (): Response => {
	const sites = siteConfig.sites.map(({ id }) => id);
	return problem(404, `There is no such site. The sites are ${sites.join(", ")}.`, { extra: { sites } });
};
const findSite = (name: string | undefined): Site | undefined =>
	name === undefined ? undefined : siteByName(siteConfig, name);

const purgeBody = z.object({ site: z.string() });
const HEADERS = { "cache-control": NO_STORE };

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

opsApp.use("*", requireOpsToken);

opsApp.post(
	"/cache/purge",
	bodyLimit({ maxSize: 10_000, onError: () => problem(413, "A purge names one site and nothing else.") }),
	async (c) => {
		const body: unknown = await c.req.json().catch(() => undefined);
		const result = purgeBody.safeParse(body);
		if (!result.success)
			return problem(400, `The body has to be JSON and name a site: {"site": "${siteConfig.defaultSite}"}.`);
		const site = findSite(result.data.site);
		if (!site) return unknownSite();
		try {
			await bumpGeneration(cacheContext(c), site.id);
		} catch (error) {
			c.get("log")("error", "ops/purge", "The purge cannot be written", { site: site.id, error });
			return problem(503, "The cache cannot be written at the moment; nothing was purged.", {
				headers: { "retry-after": "10" },
			});
		}
		c.get("log")("info", "ops/purge", "A site's caches are purged", { site: site.id });
		return c.json({ site: site.id, purgedAt: new Date().toISOString(), everywhereWithin: 60 }, 200, HEADERS);
	},
);

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
opsApp.patch(
	"/switches",
	bodyLimit({ maxSize: 10_000, onError: () => problem(413, "Name a site and its switches.") }),
	async (c) => {
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
	},
);

/** Lists events that a receiver of analytics did not take (event-12). */
opsApp.get("/dead-letters", async (c) => c.json(await listDeadLetters(c.env), 200, HEADERS));

opsApp.all("/cache/purge", () => problem(405, "A purge is a POST.", { headers: { allow: "POST" } }));
opsApp.all("/cache", () => problem(405, "The cache's list is read with GET.", { headers: { allow: "GET" } }));
opsApp.all("*", () => problem(404, "Operations have no such address."));
