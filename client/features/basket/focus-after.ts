/**
 * Returns a function that moves a lost focus after a line was removed: to the next line, the last line, or the text of an empty basket.
 * Call this function before the removal.
 */
export function focusAfter(button: Element): () => void {
	const place = button.closest("dialog, main");
	const buttons = () => [...(place?.querySelectorAll<HTMLElement>("[data-takes-out]") ?? [])];
	const line = button.closest("li");
	const index = buttons().findIndex((one) => line?.contains(one));
	return () => {
		if (document.activeElement !== document.body) return;
		const remaining = buttons();
		const next = remaining[Math.min(index, remaining.length - 1)];
		(next ?? place?.querySelector<HTMLElement>("[data-is-empty]"))?.focus();
	};
}
