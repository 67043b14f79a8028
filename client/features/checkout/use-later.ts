import { type RefObject, startTransition, useEffect, useState } from "react";
import { afterPaint } from "../../state/drawing/after-paint.ts";

export function useAfterPaint(isWanted: boolean): boolean {
	const [isThere, setThere] = useState(isWanted);
	useEffect(() => {
		if (!isWanted) return setThere(false);
		let isGone = false;
		afterPaint(() => isGone || setThere(true));
		return () => {
			isGone = true;
		};
	}, [isWanted]);
	return isWanted && isThere;
}

const A_WHILE = 500;

function whenIdle(run: () => void): () => void {
	if ("requestIdleCallback" in window) {
		const idle = requestIdleCallback(run);
		return () => cancelIdleCallback(idle);
	}
	const timer = setTimeout(run, A_WHILE);
	return () => clearTimeout(timer);
}

export function useIdleSince(shownKey: string): boolean {
	const [idleAt, setIdleAt] = useState<string>();
	useEffect(() => whenIdle(() => startTransition(() => setIdleAt(shownKey))), [shownKey]);
	return idleAt === shownKey;
}

/**
 * Lays out a skipped element (`content-visibility: hidden`) when the browser is idle. Browsers keep the layout, so showing the element
 * later is fast.
 */
export function useLaidOut(element: RefObject<HTMLElement | null>, isSkipped: boolean): void {
	useEffect(() =>
		isSkipped ? whenIdle(() => void element.current?.firstElementChild?.getBoundingClientRect()) : undefined,
	);
}
