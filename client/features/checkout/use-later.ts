import { type RefObject, startTransition, useEffect, useState } from "react";
import { afterPaint } from "../../state/drawing/after-paint.ts";

/** What is wanted from the beginning is there at once; what is wanted by a press, once the page has shown what came of the press. */
export function useAfterPaint(isWanted: boolean): boolean {
	const [isThere, setThere] = useState(isWanted);
	useEffect(() => {
		if (!isWanted) return setThere(false);
		let gone = false;
		afterPaint(() => gone || setThere(true));
		return () => {
			gone = true;
		};
	}, [isWanted]);
	return isWanted && isThere;
}

/** Milliseconds where a browser does not say when it is idle. */
const A_WHILE = 500;

/** Runs when there is nothing else to do; returns what prevents it. */
function whenIdle(run: () => void): () => void {
	if ("requestIdleCallback" in window) {
		const idle = requestIdleCallback(run);
		return () => cancelIdleCallback(idle);
	}
	const timer = setTimeout(run, A_WHILE);
	return () => clearTimeout(timer);
}

/** True once the browser has had nothing else to do since this was shown. */
export function useIdleSince(shown: string): boolean {
	const [idleAt, setIdleAt] = useState<string>();
	useEffect(() => whenIdle(() => startTransition(() => setIdleAt(shown))), [shown]);
	return idleAt === shown;
}

/** Lays out what is in an element that is skipped (`content-visibility: hidden`): it keeps that until it is shown. */
export function useLaidOut(element: RefObject<HTMLElement | null>, isSkipped: boolean): void {
	// After each change of it.
	useEffect(() =>
		isSkipped ? whenIdle(() => void element.current?.firstElementChild?.getBoundingClientRect()) : undefined,
	);
}
