/** Runs the work for each item. A failure is logged and passed to `onFailure`, and does not stop the remaining items. */
export async function eachAlone<T>(
	all: readonly T[],
	run: (one: T) => Promise<unknown>,
	onFailure?: (one: T) => Promise<unknown>,
): Promise<void> {
	for (const one of all) {
		try {
			await run(one);
		} catch (error) {
			console.error("Background work failed; the remaining work continues.", error);
			await onFailure?.(one).catch((failure: unknown) => console.error(failure));
		}
	}
}
