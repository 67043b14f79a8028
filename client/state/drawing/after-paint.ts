/** Runs a function after the next paint, so that invisible work does not delay visible changes. */
export const afterPaint = (run: () => void): void => {
	requestAnimationFrame(() => setTimeout(run));
};

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
