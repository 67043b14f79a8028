/** Trial shops are named like branches or pull requests. Names of a Worker end in it, in at most 63 characters. */
export const TRIAL_NAME = /^[a-z\d](?:[a-z\d-]{0,28}[a-z\d])?$/;

/** All trials share one bucket, because a bucket with pictures cannot be deleted at once, and pictures are named by what they show. */
export const TRIAL_BUCKET = "vetrina-trials-media";

const STAGING = "vetrina-staging";

/** The parts of wrangler's flat configuration that name resources. Others are kept as they are. */
export type FlatConfig = {
	name: string;
	vars: Record<string, unknown>;
	kv_namespaces: { binding: string; id?: string }[];
	d1_databases: { binding: string; database_name?: string; database_id?: string }[];
	r2_buckets: { binding: string; bucket_name?: string }[];
	queues: { producers?: { queue: string }[]; consumers?: { queue: string; dead_letter_queue?: string }[] };
	services?: { binding: string; service: string }[];
	tail_consumers?: unknown;
	routes?: unknown;
};
export type TrialIds = { kv: string; d1: string };

export const nameTrial = (name: string): string => `vetrina-trial-${name}`;

export const listQueues = ({ queues: { producers = [], consumers = [] } }: FlatConfig): string[] => [
	...new Set([...producers, ...consumers].map(({ queue }) => queue)),
];

/**
 * Turns the configuration of the staging environment into that of a trial shop, with resources, ids and addresses of its own. A trial has no
 * host of a country, and no Worker of operations.
 */
export function toTrial<Config extends FlatConfig>(
	config: Config,
	name: string,
	{ kv, d1 }: TrialIds,
	vars: Record<string, string> = {},
): Config & { workers_dev: true } {
	const renamed = JSON.parse(JSON.stringify(config).replaceAll(STAGING, nameTrial(name))) as Config;
	const { routes: _, tail_consumers: __, ...rest } = renamed;
	return {
		...(rest as Config),
		workers_dev: true,
		services: renamed.services?.filter(({ binding }) => binding !== "OPERATIONS"),
		vars: { ...renamed.vars, ...vars },
		kv_namespaces: renamed.kv_namespaces.map((one) => ({ ...one, id: kv })),
		d1_databases: renamed.d1_databases.map((one) => ({ ...one, database_id: d1 })),
		r2_buckets: renamed.r2_buckets.map((one) => ({ ...one, bucket_name: TRIAL_BUCKET })),
	};
}
