const MINUTE = 60_000;

export function fireCron(fire: () => Promise<unknown>): () => void {
	const timer = setInterval(() => {
		fire().catch((error: unknown) =>
			console.error("The cron trigger failed; it is fired again in a minute.", error),
		);
	}, MINUTE);
	return () => clearInterval(timer);
}
