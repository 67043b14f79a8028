import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

let isTopFirst = false;

/** Shows a page whose screen may render what is below the screen after the first paint. */
export function drawTopFirst(show: () => void): void {
	isTopFirst = true;
	try {
		show();
	} finally {
		isTopFirst = false;
	}
}

/**
 * Returns whether a screen renders all of itself, or only what a shopper sees first. The rest follows after the paint, in a transition. The
 * server, hydration and a page to which a shopper returns render all at once.
 */
export function useRest(): boolean {
	const [isDrawn, setDrawn] = useState(!isTopFirst);
	useEffect(() => {
		if (isDrawn) return;
		let isGone = false;
		afterPaint(() => isGone || startTransition(() => setDrawn(true)));
		return () => {
			isGone = true;
		};
	}, [isDrawn]);
	return isDrawn;
}
