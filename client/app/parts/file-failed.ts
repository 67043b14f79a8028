export const FILE_FAILED = "vite:preloadError";

/** Words of all browsers for a file that did not come or does not fit the other files, and of Vite for a style sheet. */
const OF_FILES = /import|module|preload/i;

/**
 * Calls a listener when a file fails to load. Vite's loader also reports errors of the loaded code where `then` follows the import directly;
 * the page has to stay then, so such an error is ignored.
 */
export const onFileFailed = (listener: (event: Event) => void): void =>
	addEventListener(FILE_FAILED, (event) => {
		const { payload } = event as Event & { payload?: unknown };
		if (!(payload instanceof Error) || OF_FILES.test(payload.message)) listener(event);
	});
