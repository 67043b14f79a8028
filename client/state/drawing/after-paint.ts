/** Runs a function after the next paint, so that invisible work does not delay visible changes. */
export const afterPaint = (run: () => void): void => {
	requestAnimationFrame(() => setTimeout(run));
};

const IDLE_WITHIN_MS = 1000;

/** Runs a function when the browser is idle after the next paint. In a background tab, which does not paint, it runs at once. */
export function whenPainted(run: () => void): void {
	if (document.visibilityState === "hidden") run();
	else
		afterPaint(() =>
			"requestIdleCallback" in window ? requestIdleCallback(run, { timeout: IDLE_WITHIN_MS }) : run(),
		);
}

const AT_MOST = 100;

export const waitForPaint = (): Promise<void> =>
	new Promise((resolve) => {
		const end = () => {
			removeEventListener("pagehide", end);
			resolve();
		};
		addEventListener("pagehide", end);
		setTimeout(end, AT_MOST);
		afterPaint(end);
	});
