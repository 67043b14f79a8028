/** Milliseconds: KV takes one write a second for a key. */
const KV_PAUSE = 1100;

/** Returns a function that runs one action after the other. An action that fails does not stop the next one. */
export const takeTurns = (): (<T>(act: () => Promise<T>) => Promise<T>) => {
	let last: Promise<unknown> = Promise.resolve();
	return (act) => {
		const next = last.then(act);
		last = next.catch(() => {});
		return next;
	};
};

/** Writes to KV, a second time after a pause, because KV refuses a second write of a key within a second. */
export const writePatiently = async (
	write: () => Promise<void>,
	wait: (milliseconds: number) => Promise<unknown> = (milliseconds) => scheduler.wait(milliseconds),
): Promise<void> => {
	try {
		await write();
	} catch {
		await wait(KV_PAUSE);
		await write();
	}
};
