import type { MouseEvent } from "react";

/** A click that would follow the link here: no new tab, no download. */
export const isPlainClick = (event: MouseEvent): boolean =>
	event.button === 0 &&
	!event.metaKey &&
	!event.ctrlKey &&
	!event.shiftKey &&
	!event.altKey &&
	!event.defaultPrevented;
