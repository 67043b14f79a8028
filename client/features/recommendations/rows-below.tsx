import { type ComponentType, useEffect, useRef, useState } from "react";
import type { ViewedProduct } from "../../../shared/domain/search/recently-viewed.ts";
import { useApp } from "../../state/app-context.tsx";
import type { RowsProps } from "./rows.tsx";
import styles from "./rows-below.module.css";

/**
 * What else there is, below a page: it comes as the shopper comes near (search-11). Its place is kept meanwhile; what it does not need is
 * given back below the screen, where no one sees it move. Without script there is nothing.
 */
export function RowsBelow({ product }: { product?: ViewedProduct }) {
	const { lateTexts } = useApp();
	const place = useRef<HTMLDivElement>(null);
	const [Rows, setRows] = useState<ComponentType<RowsProps> | null>(null);
	const [loaded, setLoaded] = useState(false);
	useEffect(
		() =>
			watch(place.current, "800px", ({ isIntersecting }) => {
				if (!isIntersecting) return false;
				// What cannot be loaded is missing, and nothing else is.
				Promise.all([import("./rows.tsx"), lateTexts()]).then(
					([module]) => setRows(() => module.Rows),
					() => setLoaded(true),
				);
				return true;
			}),
		[lateTexts],
	);
	useEffect(() => {
		if (!loaded) return;
		const giveBack = (ahead: number) => place.current && giveBackRoom(place.current, ahead);
		// Measured in the frame that draws it. Where the shopper may be scrolling on, no nearer than a screen.
		const frame = requestAnimationFrame(() => giveBack(scrollY > 0 ? innerHeight : 0));
		const rest = () => giveBack(0);
		addEventListener("scrollend", rest);
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener("scrollend", rest);
		};
	}, [loaded]);
	return (
		<div ref={place} className={styles.rows} data-three={product ? "" : undefined}>
			{Rows ? <Rows product={product} onLoaded={setLoaded} /> : null}
		</div>
	);
}

/** Keeps no more room than reaches `ahead` pixels below the screen. */
function giveBackRoom(element: HTMLElement, ahead: number): void {
	const { top, height } = element.getBoundingClientRect();
	const room = Math.max(0, innerHeight + ahead - top);
	if (room < height) element.style.minBlockSize = `${room}px`;
}

/** Looks until it has seen what it waits for. */
function watch(
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
