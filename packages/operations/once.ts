/** Runs a preparation once for each target; the next call runs it again if it has failed. */
export const once = <Target extends object>(
	run: (target: Target) => Promise<unknown>,
): ((target: Target) => Promise<void>) => {
	const done = new WeakMap<Target, Promise<unknown>>();
	return async (target) => {
		const running = done.get(target) ?? run(target);
		done.set(target, running);
		try {
			await running;
		} catch (error) {
			done.delete(target);
			throw error;
		}
	};
};
