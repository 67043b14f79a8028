/** Pixels from the top of the page within which the header always shows (shell-1). */
export const NEAR_TOP = 10;
/** Pixels of movement in one direction after which the header hides or shows. */
const DIRECTION = 15;

/** `anchor`: the position in pixels at which the present direction of scrolling began. */
export type HeaderScroll = { isHidden: boolean; anchor: number };

export const HEADER_SHOWN: HeaderScroll = { isHidden: false, anchor: 0 };

export function followScroll(before: HeaderScroll, y: number, isLocked = false): HeaderScroll {
	if (isLocked || y <= NEAR_TOP) return { isHidden: false, anchor: y };
	const distance = y - before.anchor;
	if (before.isHidden ? distance > 0 : distance < 0) return { ...before, anchor: y };
	if (Math.abs(distance) < DIRECTION) return before;
	return { isHidden: distance > 0, anchor: y };
}
