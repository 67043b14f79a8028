/**
 * Runs `end` once on Ctrl-C or a terminate signal, then exits; a second Ctrl-C does not wait. Tools repeat the first signal when they have
 * cleaned up, so an immediate second signal is ignored.
 */
export function onStop(end: () => Promise<unknown>): void {
	let stopping = 0;
	const stop = () => {
		if (stopping) {
			if (performance.now() - stopping > 700) process.exit(130);
			return;
		}
		stopping = performance.now();
		const late = setTimeout(() => process.exit(0), 4000);
		end()
			.catch((error: unknown) => console.error(error))
			.finally(() => {
				clearTimeout(late);
				process.exit(0);
			});
	};
	process.on("SIGINT", stop);
	process.on("SIGTERM", stop);
	process.on("SIGHUP", stop);
}

export function fail(error: unknown): never {
	const { cause } = error instanceof Error ? error : {};
	const reason = cause instanceof Error ? `: ${cause.message}` : "";
	console.error(`\n${error instanceof Error ? error.message + reason : String(error)}`);
	process.exit(1);
}
