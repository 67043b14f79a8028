export const REPORTS = ".cache/reports";

/**
 * Returns the log file of the Workers for tests of this name, whose logged failures are mostly intended. VETRINA_LOGS=1 logs to the
 * terminal instead.
 */
export const workerLog = (name: string): string | undefined =>
	process.env.VETRINA_LOGS ? undefined : `${REPORTS}/${name}-workers.log`;
