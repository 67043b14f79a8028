export const REPORTS = ".cache/reports";

/**
 * Returns the file to which the Workers of these tests log, because most logged failures are intended; undefined with VETRINA_LOGS=1,
 * which logs to the terminal.
 */
export const workerLog = (name: string): string | undefined =>
	process.env.VETRINA_LOGS ? undefined : `${REPORTS}/${name}-workers.log`;
