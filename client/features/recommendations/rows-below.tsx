import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ViewedProduct } from "../../../shared/domain/search/recently-viewed.ts";
import { useApp } from "../../state/app-context.tsx";
import type { RowsProps } from "./rows.tsx";
import styles from "./rows-below.module.css";

/**
 * What else there is, below a page: it comes as the shopper comes near (search-11). Its place is kept meanwhile; what it does
 * not need is given back while its end is more than a screen away. Without script there is nothing.
 */
export function RowsBelow({ product }: { product?: ViewedProduct }) {
	const { lateTexts } = useApp();
	const place = useRef<HTMLDivElement>(null);
	const end = useRef<HTMLDivElement>(null);
	const [Rows, setRows] = useState<ComponentType<RowsProps> | null>(null);
	const [loaded, setLoaded] = useState(false);
	const [settled, setSettled] = useState(false);
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
		const last = end.current ?? place.current;
		if (!loaded || settled || !last) return;
		let frame = 0;
		// Measured in the frame that draws it: the shopper scrolls on meanwhile, and a footer in view would jump.
		const settle = () => {
			if (last.getBoundingClientRect().top > 2 * innerHeight) flushSync(() => setSettled(true));
		};
		const stop = watch(last, "100%", () => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(settle);
			return false;
		});
		return () => {
			stop?.();
			cancelAnimationFrame(frame);
		};
	}, [loaded, settled]);
	return (
		<div
			ref={place}
			className={styles.rows}
			data-three={product ? "" : undefined}
			data-settled={settled || undefined}
		>
			{Rows ? (
				<>
					<Rows product={product} onLoaded={setLoaded} />
					<div ref={end} />
				</>
			) : null}
		</div>
	);
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
