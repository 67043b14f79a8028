export type Env = {
	/** Groups of errors, and the counters of the last two days if there is no Analytics Engine. */
	DB: D1Database;
	/** Takes the counters in production. */
	COUNTERS?: AnalyticsEngineDataset;
	/** Account and token with which counters in Analytics Engine are read. */
	COUNTERS_ACCOUNT?: string;
	COUNTERS_TOKEN?: string;
	/** The name of the dataset, for reading. */
	COUNTERS_DATASET?: string;
	/** Takes log lines as NDJSON by POST. */
	LOG_URL?: string;
	LOG_AUTHORIZATION?: string;
	/** Takes log lines as objects, one for each hand-over. */
	LOGS?: R2Bucket;
};
