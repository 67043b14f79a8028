import type { Context } from "hono";
import type { DesignRequest } from "../../shared/domain/preview/design-request.ts";
import type { PreviewState } from "../../shared/domain/preview/preview-state.ts";
import { type AppEnv, type Bindings, type Build, isIndexed } from "../base/bindings.ts";
import type { Log } from "../base/log.ts";
import { createContentReads } from "../cache/content/content-reads.ts";
import { countReads } from "../cache/count-reads.ts";
import { getCatalogueSince } from "../platform/catalogue-generation.ts";
import type { ScapiContext } from "../platform/commerce/scapi.ts";
import { getContentChanges } from "../platform/content/content-changes.ts";
import type { PlatformCalls } from "../platform/load-json.ts";
import { readPorts } from "../platform/ports/read-ports.ts";
import type { EinsteinContext } from "../platform/recommendations/einstein.ts";
import { readWays } from "../platform/ways/ways.ts";

export type Calls = PlatformCalls & {
	platform: ScapiContext["platform"] & EinsteinContext["platform"];
	development?: boolean;
	assets?: Pick<Fetcher, "fetch">;
	isIndexed?: boolean;
};

export const createCalls = (c: Context<AppEnv>): Calls =>
	// Each read of `c.var` copies all variables into a new object.
	createCallsFor({
		env: c.env,
		deadline: c.get("deadline"),
		log: c.get("log"),
		fault: c.get("fault"),
		preview: c.get("preview"),
		design: c.get("design"),
		build: c.get("build"),
		isDevelopmentServer: c.get("development"),
		onCall: c.get("timing").call,
		onRead: c.get("timing").read,
		waitUntil: (promise) => c.executionCtx.waitUntil(promise),
	});

type Origin = {
	env: Bindings;
	deadline: AbortSignal;
	log: Log;
	build: Build;
	isDevelopmentServer: boolean;
	waitUntil(promise: Promise<unknown>): void;
	fault?: string;
	preview?: PreviewState;
	design?: DesignRequest;
	onCall?: () => () => void;
	onRead?: () => void;
};

/** Creates calls for work that no request has asked for, such as a batch of a queue. */
export const createCallsFor = (origin: Origin): Calls => {
	const { env, deadline, log, fault, preview, design, build, waitUntil, onCall, onRead } = origin;
	// A binding that cannot be read stops every request with its name, and not one call in the middle of a page.
	readPorts(env);
	readWays(env);
	return {
		platform: { env, deadline, log, fault, preview, design, waitUntil, onCall },
		development: env.INSTANCE_TYPE === "development",
		isIndexed: isIndexed(env.INSTANCE_TYPE),
		assets: env.ASSETS,
		cache: {
			env: onRead ? { CACHE: countReads(env.CACHE, onRead) } : env,
			waitUntil,
			now: () => Date.now(),
			build,
			deadline,
			log,
			fault,
			// The development server's build id does not change with sources, content and configuration (cache-15).
			// A preview reads and fills no cache (preview-6).
			bypass: origin.isDevelopmentServer || preview !== undefined,
			contentChanges: (since) => getContentChanges({ env, log }, since),
			content: createContentReads(),
			catalogueSince: (site) => getCatalogueSince({ env, log }, site),
		},
	};
};
