/** Rounding error of the last correction in pixels: browsers scroll whole pixels, and errors would add up. */
let roundingError = 0;

export function keepInPlace<T>(element: Element | null, change: () => T): T {
	const root = document.documentElement;
	const top = () => element?.getBoundingClientRect().top ?? 0;
	const targetTop = top() - roundingError;
	root.style.overflowAnchor = "none";
	const result = change();
	if (element?.isConnected) {
		scrollBy({ top: top() - targetTop, behavior: "instant" });
		const off = top() - targetTop;
		roundingError = Math.abs(off) < 1 ? off : 0;
	}
	requestAnimationFrame(() => root.style.removeProperty("overflow-anchor"));
	return result;
}

export function isOnScreen(element: Element): boolean {
	const { top, bottom } = element.getBoundingClientRect();
	return bottom > 0 && top < innerHeight;
}

export function tileInView(grids: readonly HTMLElement[]): Element | null {
	if ((grids[0]?.getBoundingClientRect().top ?? 0) >= 0) return null;
	return (
		grids
			.filter(isOnScreen)
			.flatMap((grid) => [...grid.children])
			.find((cell) => cell.getBoundingClientRect().top >= 0) ?? null
	);
}
