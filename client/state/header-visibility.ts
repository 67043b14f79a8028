/** Pixels. The header always shows this near to the top, and otherwise reacts to this much movement in one direction (shell-1). */
const NEAR_TOP = 10;
const DIRECTION = 15;

export type HeaderScroll = { isHidden: boolean /** Where the present direction began. */; anchor: number };

export const HEADER_SHOWN: HeaderScroll = { isHidden: false, anchor: 0 };

export function followScroll(before: HeaderScroll, y: number, isLocked = false): HeaderScroll {
	if (isLocked || y <= NEAR_TOP) return { isHidden: false, anchor: y };
	const distance = y - before.anchor;
	if (before.isHidden ? distance > 0 : distance < 0) return { ...before, anchor: y };
	if (Math.abs(distance) < DIRECTION) return before;
	return { isHidden: distance > 0, anchor: y };
}
