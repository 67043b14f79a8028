import { useEffect, useRef, useState } from "react";
import type { ViewedProduct } from "../../../shared/domain/search/recently-viewed.ts";
import { lazy } from "../../state/drawing/lazy.tsx";
import { watchView } from "../../state/drawing/watch-view.ts";
import type { RowsProps } from "./rows.tsx";
import styles from "./rows-below.module.css";

const Rows = lazy<RowsProps>(async () => (await import("./rows.tsx")).Rows);

/**
 * Renders recommendations, which load when the shopper scrolls near them (search-11) and need JavaScript. Space for them is reserved;
 * what they do not fill is released while it is below the screen.
 */
export function RowsBelow({ product }: { product?: ViewedProduct }) {
	const place = useRef<HTMLDivElement>(null);
	const [isNear, setNear] = useState(false);
	const [hasLoaded, setLoaded] = useState(false);
	useEffect(
		() =>
			watchView(place.current, "800px", ({ isIntersecting }) => {
				if (isIntersecting) setNear(true);
				return isIntersecting;
			}),
		[],
	);
	useEffect(() => {
		if (!hasLoaded) return;
		const giveBack = (ahead: number) => place.current && giveBackRoom(place.current, ahead);
		const frame = requestAnimationFrame(() => giveBack(scrollY > 0 ? innerHeight : 0));
		const rest = () => giveBack(0);
		addEventListener("scrollend", rest);
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener("scrollend", rest);
		};
	}, [hasLoaded]);
	return (
		<div ref={place} className={styles.rows} data-three={product ? "" : undefined}>
			{isNear ? <Rows product={product} onLoaded={setLoaded} onError={() => setLoaded(true)} /> : null}
		</div>
	);
}

function giveBackRoom(element: HTMLElement, ahead: number): void {
	const { top, height } = element.getBoundingClientRect();
	const room = Math.max(0, innerHeight + ahead - top);
	if (room < height) element.style.minBlockSize = `${room}px`;
}
