/** Changes what lies above an element without moving it on the screen, whether or not the browser anchors its scrolling. */
export function keepInPlace<T>(element: Element | null, change: () => T): T {
	const root = document.documentElement;
	const before = element?.getBoundingClientRect().top;
	root.style.overflowAnchor = "none";
	const result = change();
	const after = element?.getBoundingClientRect().top;
	if (before !== undefined && after !== undefined) scrollBy({ top: after - before, behavior: "instant" });
	requestAnimationFrame(() => root.style.removeProperty("overflow-anchor"));
	return result;
}
