/** Milliseconds after which a busy page is interrupted all the same. */
const AT_MOST = 2000;

/** Resolves when the browser has nothing else to do. */
export const nextIdle = (): Promise<void> =>
	new Promise((done) =>
		"requestIdleCallback" in globalThis
			? requestIdleCallback(() => done(), { timeout: AT_MOST })
			: setTimeout(done, 200),
	);
