import type { Env } from "../env.ts";
import { createAnalyticsCounts } from "./analytics-counts.ts";
import type { CountsStore } from "./counts-store.ts";
import { createDatabaseCounts } from "./database-counts.ts";

export const openCounts = (env: Env): CountsStore =>
	env.COUNTERS ? createAnalyticsCounts(env, env.COUNTERS) : createDatabaseCounts(env.DB);
