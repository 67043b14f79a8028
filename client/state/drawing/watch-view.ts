/**
 * Calls `isDone` whenever an element comes within `margin` of the view or leaves it, until it returns true. Returns a function that ends this.
 */
export function watchView(
	element: HTMLElement | null,
	margin: string,
	isDone: (entry: IntersectionObserverEntry) => boolean,
): (() => void) | undefined {
	if (!element) return;
	const observer = new IntersectionObserver(
		(entries) => {
			const entry = entries.at(-1);
			if (entry && isDone(entry)) observer.disconnect();
		},
		{ rootMargin: `${margin} 0px` },
	);
	observer.observe(element);
	return () => observer.disconnect();
}
