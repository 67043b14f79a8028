/** Pixels. The header always shows this near to the top, and otherwise reacts to this much movement in one direction (shell-1). */
const NEAR_TOP = 10;
const DIRECTION = 15;

export type HeaderScroll = { hidden: boolean /** Where the present direction began. */; anchor: number };

export const HEADER_SHOWN: HeaderScroll = { hidden: false, anchor: 0 };

export function followScroll(before: HeaderScroll, y: number, locked = false): HeaderScroll {
	if (locked || y <= NEAR_TOP) return { hidden: false, anchor: y };
	const moved = y - before.anchor;
	if (before.hidden ? moved > 0 : moved < 0) return { ...before, anchor: y };
	if (Math.abs(moved) < DIRECTION) return before;
	return { hidden: moved > 0, anchor: y };
}
