import type { Context } from "hono";
import { type AppEnv, isIndexed } from "../base/bindings.ts";
import { getCatalogueSince } from "../platform/catalogue-generation.ts";
import type { ScapiContext } from "../platform/commerce/scapi.ts";
import { getContentChanges } from "../platform/content/content-changes.ts";
import type { PlatformCalls } from "../platform/load-json.ts";
import type { EinsteinContext } from "../platform/recommendations/einstein.ts";

export type Calls = PlatformCalls & {
	platform: ScapiContext["platform"] & EinsteinContext["platform"];
	development?: boolean;
	assets?: Pick<Fetcher, "fetch">;
	isIndexed?: boolean;
};

export const createCalls = (c: Context<AppEnv>): Calls => {
	const { env } = c;
	// Each read of `c.var` copies all variables into a new object.
	const [deadline, log, fault, build] = [c.get("deadline"), c.get("log"), c.get("fault"), c.get("build")];
	const timing = c.get("timing");
	const waitUntil = (promise: Promise<unknown>): void => c.executionCtx.waitUntil(promise);
	return {
		platform: { env, deadline, log, fault, waitUntil, onCall: timing.call },
		development: env.INSTANCE_TYPE === "development",
		isIndexed: isIndexed(env.INSTANCE_TYPE),
		assets: env.ASSETS,
		cache: {
			env,
			waitUntil,
			now: () => Date.now(),
			build,
			deadline,
			log,
			fault,
			// The development server's build id does not change with sources, content and configuration (cache-15).
			bypass: c.get("development"),
			contentChanges: (since) => getContentChanges({ env, log }, since),
			contentTags: new Set(),
			catalogueSince: (site) => getCatalogueSince({ env, log }, site),
		},
	};
};
