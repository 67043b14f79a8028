/** Behind the next picture of the page: what a shopper does not see must not keep what they see waiting. */
export const afterPaint = (run: () => void): void => {
	requestAnimationFrame(() => setTimeout(run));
};

/** Milliseconds; a tab that is not looked at paints nothing. */
const AT_MOST = 100;

/** Over once the next picture of the page is there; at once where the page is being left. */
export const painted = (): Promise<void> =>
	new Promise((resolve) => {
		const end = () => {
			removeEventListener("pagehide", end);
			resolve();
		};
		addEventListener("pagehide", end);
		setTimeout(end, AT_MOST);
		afterPaint(end);
	});
