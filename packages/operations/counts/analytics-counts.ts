import type { Count } from "@vetrina/shop-rules/operations/record.ts";
import type { Env } from "../env.ts";
import { COLUMNS, MOST_POINTS } from "./columns.ts";
import type { CountsStore } from "./counts-store.ts";

const API = "https://api.cloudflare.com/client/v4/accounts";
const TIMEOUT = 5000;
const DATASET = "vetrina_counters";

/** The service samples, so that each stored row stands for `_sample_interval` points. */
const sum = (column: string): string => `sum(_sample_interval * ${column})`;

export const writeQuery = (dataset: string, hours: number): string => {
	const { kind, name, outcome, cache, count, milliseconds } = COLUMNS;
	return [
		`SELECT ${kind} AS kind, ${name} AS name, ${outcome} AS outcome, ${cache} AS cache,`,
		`${sum(count)} AS count, ${sum(milliseconds)} AS milliseconds`,
		`FROM ${dataset} WHERE timestamp > now() - INTERVAL '${hours}' HOUR`,
		"GROUP BY kind, name, outcome, cache LIMIT 5000 FORMAT JSON",
	].join(" ");
};

/** Numbers of 64 bits are texts in the service's JSON. */
const readRow = (row: Record<string, unknown>): Count =>
	({ ...row, count: Number(row.count), milliseconds: Number(row.milliseconds) }) as Count;

/** Keeps counters in Workers Analytics Engine for three months. Reading needs an account and a token. */
export const createAnalyticsCounts = (env: Env, dataset: AnalyticsEngineDataset): CountsStore => ({
	async write(counts, { release }) {
		for (const row of counts.slice(0, MOST_POINTS))
			dataset.writeDataPoint({
				indexes: [row.kind],
				blobs: [row.kind, row.name, row.outcome, row.cache, release],
				doubles: [row.count, row.milliseconds],
			});
	},
	async read(hours) {
		const { COUNTERS_ACCOUNT, COUNTERS_TOKEN, COUNTERS_DATASET = DATASET } = env;
		if (!COUNTERS_ACCOUNT || !COUNTERS_TOKEN)
			return {
				reason:
					"The counters are in Analytics Engine. Set COUNTERS_ACCOUNT and the secret COUNTERS_TOKEN of the Worker of operations to read them here.",
			};
		try {
			const response = await fetch(`${API}/${COUNTERS_ACCOUNT}/analytics_engine/sql`, {
				method: "POST",
				headers: { authorization: `Bearer ${COUNTERS_TOKEN}` },
				body: writeQuery(COUNTERS_DATASET, hours),
				signal: AbortSignal.timeout(TIMEOUT),
			});
			if (!response.ok) return { reason: `Analytics Engine responds ${response.status}.` };
			const { data } = (await response.json()) as { data: Record<string, unknown>[] };
			return { counts: data.map(readRow) };
		} catch {
			return { reason: "Analytics Engine does not respond." };
		}
	},
});
