const MINUTE = 60_000;

/**
 * Fires a Worker's cron trigger once a minute, as Cloudflare does, because local runtimes do not. Failures are reported. Returns a
 * function that stops it.
 */
export function fireCron(fire: () => Promise<unknown>): () => void {
	const timer = setInterval(() => {
		fire().catch((error: unknown) =>
			console.error("The cron trigger failed, and is fired again in a minute.", error),
		);
	}, MINUTE);
	return () => clearInterval(timer);
}
