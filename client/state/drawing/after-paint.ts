/** Behind the next picture of the page: what a shopper does not see must not keep what they see waiting. */
export const afterPaint = (run: () => void): void => {
	requestAnimationFrame(() => setTimeout(run));
};
