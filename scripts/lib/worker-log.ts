/** Reports of `npm test` and `npm run verify`, made again by each run; from the project's folder. */
export const REPORTS = ".cache/reports";

/**
 * The file for what Workers log while tests of this name run, most of which the tests ask for: failures of the platform. With
 * VETRINA_LOGS=1 there is none, and they log to the terminal.
 */
export const workerLog = (name: string): string | undefined =>
	process.env.VETRINA_LOGS ? undefined : `${REPORTS}/${name}-workers.log`;
