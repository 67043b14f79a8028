import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const isBelow = (element: HTMLElement): boolean => element.getBoundingClientRect().top >= innerHeight;

/** The shopper points at the row, has its focus, or has moved it. */
const isUsed = (element: HTMLElement): boolean =>
	element.matches(":hover, :focus-within") || Boolean(element.querySelector("ul")?.scrollLeft);

/**
 * Returns a row's content: everyone's, and the shopper's own in its place once that has come (search-18). Nothing that is seen moves: a row
 * in view or above keeps its height, and takes what would be higher, or what comes while the shopper uses the row, when it is out of view.
 */
export function useInPlace<T>(
	row: RefObject<HTMLElement | null>,
	shared: T,
	own: T | undefined,
): { shown: T; isOwn: boolean } {
	// `trial`: the own content is laid out, and given up before it is painted if it is too high.
	const [state, setState] = useState<"shared" | "trial" | "own">("shared");
	const height = useRef(0);
	const has = own !== undefined;

	useEffect(() => {
		const element = row.current;
		if (!has || !element) {
			setState("shared");
			return;
		}
		const attempt = (): void => {
			if (isBelow(element)) setState("own");
			else if (!isUsed(element)) {
				height.current = element.offsetHeight;
				setState((before) => (before === "shared" ? "trial" : before));
			}
		};
		attempt();
		const observer = new IntersectionObserver((entries) => {
			if (!entries.at(-1)?.isIntersecting) attempt();
		});
		observer.observe(element);
		element.addEventListener("pointerleave", attempt);
		return () => {
			observer.disconnect();
			element.removeEventListener("pointerleave", attempt);
		};
	}, [has, row]);

	useLayoutEffect(() => {
		const element = row.current;
		if (state !== "trial" || !element) return;
		const fits = element.offsetHeight <= height.current;
		if (fits) element.style.minBlockSize = `${height.current}px`;
		setState(fits ? "own" : "shared");
	}, [state, row]);

	const isOwn = has && state !== "shared";
	return { shown: isOwn ? own : shared, isOwn };
}
