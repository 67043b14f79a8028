/** px from the top within which the header always shows, and px in one direction before it follows (shell-1). */
const NEAR_TOP = 10;
const DIRECTION = 15;

export type HeaderScroll = { hidden: boolean /** Where the present direction began. */; anchor: number };

export const HEADER_SHOWN: HeaderScroll = { hidden: false, anchor: 0 };

/** The header hides on scrolling down, and shows on scrolling up or near the top. */
export function followScroll(before: HeaderScroll, y: number, locked = false): HeaderScroll {
	if (locked || y <= NEAR_TOP) return { hidden: false, anchor: y };
	const moved = y - before.anchor;
	// Moving on in the direction that shows already only moves the anchor along.
	if (before.hidden ? moved > 0 : moved < 0) return { ...before, anchor: y };
	if (Math.abs(moved) < DIRECTION) return before;
	return { hidden: moved > 0, anchor: y };
}
