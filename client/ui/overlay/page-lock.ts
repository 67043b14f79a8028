import { createScrollLock } from "./scroll-lock.ts";

/** The page does not scroll while anything modal is over it. */
export const pageLock = createScrollLock((locked) => {
	const { documentElement: root } = document;
	// A bar's place is kept where there is one.
	if (locked) root.dataset.locked = innerWidth > root.clientWidth ? "bar" : "";
	else delete root.dataset.locked;
});
