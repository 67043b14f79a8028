/**
 * Where the focus goes when a line is taken out with the button that has it: to the line that takes its place, the last one, or
 * the words of an empty bag. To be asked before, and to be run after it has gone.
 */
export function focusAfter(button: Element): () => void {
	const place = button.closest("dialog, main");
	const buttons = () => [...(place?.querySelectorAll<HTMLElement>("[data-takes-out]") ?? [])];
	const line = button.closest("li");
	const index = buttons().findIndex((one) => line?.contains(one));
	return () => {
		// A focus that has moved on meanwhile stays where it is.
		if (document.activeElement !== document.body) return;
		const left = buttons();
		const next = left[Math.min(index, left.length - 1)];
		(next ?? place?.querySelector<HTMLElement>("[data-is-empty]"))?.focus();
	};
}
